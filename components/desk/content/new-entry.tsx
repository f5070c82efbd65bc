import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { Button, buttonClass } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { type CountrySlug, countrySlugs } from '@/content/packages/country-slugs';
import { withTextRules } from '@/lib/checks';
import { fieldsOf, typedOf } from '@/lib/content/fields';
import { contentKinds, hasKey } from '@/lib/content/kinds';
import { packageKeyOf, slugOf } from '@/lib/content/slug';
import { readHeads } from '@/lib/content/versions';
import { localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { newPackage } from '@/lib/packages/new-package';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { keepDraft } from './form-draft';

/** Where it is on the site, and its words in `desk.content`. */
const families = {
  package: { path: '/travel/package', words: 'newPackage' },
  article: { path: '/blog', words: 'newArticle' },
} as const;

interface Typed {
  en: string;
  ar: string;
  /** Of a holiday. */
  country: string;
  key: string;
}

const names = z.object({ en: z.string(), ar: z.string() });

function startOf(kind: keyof typeof families, { en, ar, country }: Typed): object {
  if (kind === 'package') return newPackage(country as CountrySlug, { en: en.trim(), ar: ar.trim() });
  return { en: { headline: en.trim() }, ar: { headline: ar.trim() }, published: todayInQatar() };
}

/** Name and address of a new holiday or article; its form follows. Nothing is stored before its draft is saved. */
export function NewEntry({ kind }: { kind: keyof typeof families }) {
  const { path, words } = families[kind];
  const { schema, keys } = contentKinds[kind];
  const t = useTranslations(`desk.content.${words}`);
  const content = useTranslations('desk.content');
  const ofHoliday = useTranslations('desk.content.newPackage');
  const id = (name: keyof Typed) => `new-${kind}-${name}`;
  const locale = useLocale();
  const router = useRouter();
  const { errors, lines, attempt, report, onInput } = useFieldErrors();
  const [typed, setTyped] = useState<Typed>({ en: '', ar: '', country: '', key: '' });
  const [isBusy, setIsBusy] = useState(false);
  const key = typed.key || (kind === 'package' ? packageKeyOf(typed.en) : slugOf(typed.en));
  const change = (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes });

  async function begin(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const wanted = kind === 'package' ? (['en', 'ar', 'country'] as const) : (['en', 'ar'] as const);
    const missing = wanted.filter((name) => !typed[name].trim());
    const found: [id: string, text: string][] = missing.map((name) => [id(name), `${t(name)}: ${t('missing')}`]);
    const misplaced = withTextRules(names).safeParse({ en: typed.en, ar: typed.ar }).error?.issues ?? [];
    for (const { path: language, message } of misplaced) {
      const name = language.includes('en') ? 'en' : 'ar';
      found.push([id(name), `${t(name)}: ${t(message === 'language' ? 'wrongLanguage' : 'missing')}`]);
    }
    // An Arabic name makes no address.
    const hasAddress = typed.key || !misplaced.some(({ path: language }) => language.includes('en'));
    if (!hasKey(contentKinds[kind], key) && typed.en.trim() && hasAddress)
      found.push([id('key'), `${t('key')}: ${t('keyWrong')}`]);
    if (keys.includes(key)) found.push([id('key'), `${t('key')}: ${t('keyTaken')}`]);
    if (found.length > 0) return report(Object.fromEntries(found));
    setIsBusy(true);
    try {
      const client = await loadBrowserClient();
      if ((await readHeads(client, kind, { among: [key] })).length > 0)
        return report({ [id('key')]: `${t('key')}: ${t('keyTaken')}` });
    } catch {
      return report({ [id('key')]: t('failed') });
    } finally {
      setIsBusy(false);
    }
    const start = typedOf(fieldsOf(schema), startOf(kind, typed));
    keepDraft(kind, key, { seen: 0, begun: start, typed: start });
    router.push(localizePath(`/desk/content?kind=${kind}&key=${key}`, locale));
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
              id={id(language)}
              label={t(language)}
              error={errors[id(language)]}
              value={typed[language]}
              maxLength={60}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              style={{ textAlign: 'start' }}
              autoComplete="off"
              onChange={({ target }) => change({ [language]: target.value })}
            />
          ))}
          {kind === 'package' && (
            <Select
              id={id('country')}
              label={ofHoliday('country')}
              hint={content('countryHint')}
              error={errors[id('country')]}
              value={typed.country}
              onChange={({ target }) => change({ country: target.value })}
            >
              <option value="">{ofHoliday('choose')}</option>
              {countrySlugs.map((slug) => (
                <option key={slug} value={slug}>
                  {contentKinds.package.choiceOf('country', slug)?.[locale]}
                </option>
              ))}
            </Select>
          )}
          <TextField
            id={id('key')}
            label={t('key')}
            hint={<bdi>{`${path}/${key}`}</bdi>}
            error={errors[id('key')]}
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
