import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { fieldsOf, typedOf } from '@/lib/content/fields';
import { contentKinds } from '@/lib/content/kinds';
import { readHeads } from '@/lib/content/versions';
import { useRouter } from '@/lib/i18n/navigation';
import { packageKeyOf } from '@/lib/packages/package-kind';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { keepDraft } from './content-form';

const kind = contentKinds.article;
const ids = { en: 'new-article-en', ar: 'new-article-ar', key: 'new-article-key' } as const;

/** Headline and address of a new article; its form follows. Nothing is stored before its draft is saved. */
export function NewArticle() {
  const t = useTranslations('desk.content.newArticle');
  const router = useRouter();
  const { errors, lines, attempt, report, onInput } = useFieldErrors();
  const [typed, setTyped] = useState({ en: '', ar: '', key: '' });
  const [isBusy, setIsBusy] = useState(false);
  const key = typed.key || packageKeyOf(typed.en);

  async function begin(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const missing = (['en', 'ar'] as const).filter((name) => !typed[name].trim());
    const found: [id: string, text: string][] = missing.map((name) => [ids[name], `${t(name)}: ${t('missing')}`]);
    if (!kind.takesKey(key) && typed.en.trim()) found.push([ids.key, `${t('key')}: ${t('keyWrong')}`]);
    if (kind.keys.includes(key)) found.push([ids.key, `${t('key')}: ${t('keyTaken')}`]);
    if (found.length > 0) return report(Object.fromEntries(found));
    setIsBusy(true);
    try {
      const client = await loadBrowserClient();
      if ((await readHeads(client, 'article', { among: [key] })).length > 0)
        return report({ [ids.key]: `${t('key')}: ${t('keyTaken')}` });
    } catch {
      return report({ [ids.key]: t('failed') });
    } finally {
      setIsBusy(false);
    }
    const start = { en: { headline: typed.en.trim() }, ar: { headline: typed.ar.trim() }, published: todayInQatar() };
    keepDraft('article', key, { seen: 0, typed: typedOf(fieldsOf(kind.schema), start) });
    router.push(`/desk/content?kind=article&key=${key}`);
  }

  return (
    <details className="mb-4">
      <summary className={buttonClass('primary', 'w-fit cursor-pointer list-none')}>{t('open')}</summary>
      <form
        noValidate
        onInput={onInput}
        onSubmit={(event) => void begin(event)}
        className="mt-4 space-y-5 rounded-card border border-line bg-raised p-5"
      >
        {lines.length > 0 && <ErrorSummary key={attempt} title={t('summary')} errors={lines} />}
        <div className="field-grid lg:grid-cols-2">
          {(['en', 'ar'] as const).map((language) => (
            <TextField
              key={language}
              id={ids[language]}
              label={t(language)}
              error={errors[ids[language]]}
              value={typed[language]}
              maxLength={60}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              style={{ textAlign: 'start' }}
              autoComplete="off"
              onChange={({ target }) => setTyped({ ...typed, [language]: target.value })}
            />
          ))}
          <TextField
            id={ids.key}
            label={t('key')}
            hint={<bdi>{`/blog/${key}`}</bdi>}
            error={errors[ids.key]}
            value={key}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setTyped({ ...typed, key: target.value })}
          />
        </div>
        <Button type="submit" aria-disabled={isBusy} className="min-h-12 px-8">
          {t('begin')}
        </Button>
      </form>
    </details>
  );
}
