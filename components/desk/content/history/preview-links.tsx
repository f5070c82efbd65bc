import { useTranslations } from 'next-intl';
import type { KindName } from '@/lib/content/kinds';
import { locales } from '@/lib/i18n/locales';

const widths = { phone: 390, computer: 1280 } as const;

/** The page with the latest draft, as wide as a phone and as a computer, in both languages. */
export function PreviewLinks({ kind, name }: { kind: KindName; name: string }) {
  const t = useTranslations('desk.content');
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5">
      {locales.flatMap((language) =>
        (['phone', 'computer'] as const).map((device) => {
          const href = `/api/desk/content/preview?${new URLSearchParams({ kind, key: name, language })}`;
          return (
            <li key={`${language} ${device}`}>
              <a
                href={href}
                target="_blank"
                hrefLang={language}
                data-waits=""
                onClick={(event) => {
                  const opened = window.open(href, `preview-${device}`, `popup,width=${widths[device]},height=860`);
                  if (opened) event.preventDefault();
                }}
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                rel="noopener"
              >
                {t(`preview.widths.${device}`, { language: t(`languages.${language}`) })}
              </a>
            </li>
          );
        }),
      )}
    </ul>
  );
}
