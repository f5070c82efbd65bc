import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { nameIn } from '@/lib/content/fields';
import { type ContentKind, contentKinds } from '@/lib/content/kinds';
import type { Previewed } from '@/lib/content/versions';
import type { Locale } from '@/lib/i18n/locales';

/** Above every page for an editor who previews a text, with the way out. */
export async function PreviewBar({ locale, preview: { kind, key, draft } }: { locale: Locale; preview: Previewed }) {
  const t = await getTranslations({ locale, namespace: 'desk.content.preview' });
  const { titleOf }: ContentKind = contentKinds[kind];
  const name = titleOf(key)?.[locale] ?? nameIn(draft?.content, locale) ?? key;
  const end = `/api/desk/content/preview?${new URLSearchParams({ kind, key, language: locale, end: '' })}`;
  return (
    <div className="page-width pt-3">
      <Notice tone="warning">
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          {t(draft ? 'bar' : 'noDraft', { name })}
          <a href={end} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {t('end')}
          </a>
        </p>
      </Notice>
    </div>
  );
}
