import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { type CountrySlug, countrySlugs } from '@/content/packages/country-slugs';
import { fieldsOf, typedOf } from '@/lib/content/fields';
import { contentKinds } from '@/lib/content/kinds';
import { readHeads } from '@/lib/content/versions';
import { localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { newPackage } from '@/lib/packages/new-package';
import { packageKeyOf } from '@/lib/packages/package-kind';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { keepDraft } from './content-form';

const kind = contentKinds.package;
const ids = { en: 'new-package-en', ar: 'new-package-ar', country: 'new-package-country', key: 'new-package-key' } as const;

/** Name, country and address of a new holiday; its form follows, with what every holiday has. Nothing is stored before its draft is saved. */
export function NewPackage() {
  const t = useTranslations('desk.content.newPackage');
  const locale = useLocale();
  const router = useRouter();
  const { errors, lines, attempt, report, onInput } = useFieldErrors();
  const [typed, setTyped] = useState({ en: '', ar: '', country: '', key: '' });
  const [isBusy, setIsBusy] = useState(false);
  const key = typed.key || packageKeyOf(typed.en);
  const change = (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes });

  async function begin(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const missing = (['en', 'ar', 'country'] as const).filter((name) => !typed[name].trim());
    const found: [id: string, text: string][] = missing.map((name) => [ids[name], `${t(name)}: ${t('missing')}`]);
    if (!kind.takesKey(key) && typed.en.trim()) found.push([ids.key, `${t('key')}: ${t('keyWrong')}`]);
    if (kind.keys.includes(key)) found.push([ids.key, `${t('key')}: ${t('keyTaken')}`]);
    if (found.length > 0) return report(Object.fromEntries(found));
    setIsBusy(true);
    try {
      const client = await loadBrowserClient();
      if ((await readHeads(client, 'package', { among: [key] })).length > 0)
        return report({ [ids.key]: `${t('key')}: ${t('keyTaken')}` });
    } catch {
      return report({ [ids.key]: t('failed') });
    } finally {
      setIsBusy(false);
    }
    const start = newPackage(typed.country as CountrySlug, { en: typed.en.trim(), ar: typed.ar.trim() });
    keepDraft('package', key, { seen: 0, typed: typedOf(fieldsOf(kind.schema), start) });
    router.push(localizePath(`/desk/content?kind=package&key=${key}`, locale));
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
              onChange={({ target }) => change({ [language]: target.value })}
            />
          ))}
          <Select
            id={ids.country}
            label={t('country')}
            error={errors[ids.country]}
            value={typed.country}
            onChange={({ target }) => change({ country: target.value })}
          >
            <option value="">{t('choose')}</option>
            {countrySlugs.map((slug) => (
              <option key={slug} value={slug}>
                {kind.choiceOf('country', slug)?.[locale]}
              </option>
            ))}
          </Select>
          <TextField
            id={ids.key}
            label={t('key')}
            hint={<bdi>{`/travel/package/${key}`}</bdi>}
            error={errors[ids.key]}
            value={key}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => change({ key: target.value })}
          />
        </div>
        <Button type="submit" aria-disabled={isBusy} className="min-h-12 px-8">
          {t('begin')}
        </Button>
      </form>
    </details>
  );
}
