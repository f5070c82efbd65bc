'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { type Locale, linkLanguageCookie, localizePath, splitLocale } from '@/lib/i18n/locales';

interface LanguageOfferProps {
  locale: Locale;
  /** `text` in the language of the page, `read` in the other one: whoever needs it can read it. */
  words: { text: string; read: string; close: string };
}

/**
 * One line for a reader who was led from a link to the language they once chose: the page was shared in the other one. It says
 * so once.
 */
export function LanguageOffer({ locale, words }: LanguageOfferProps) {
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  const [href, setHref] = useState<string | null>(null);

  useEffect(() => {
    if (!document.cookie.split('; ').includes(`${linkLanguageCookie}=${other}`)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that our visitors use.
    document.cookie = `${linkLanguageCookie}=;path=/;max-age=0;samesite=lax`;
    const { pathname, search, hash } = window.location;
    const query = new URLSearchParams(search);
    query.set('lang', other);
    setHref(`${localizePath(splitLocale(pathname).path, locale)}?${query}${hash}`);
  }, [locale, other]);

  if (!href) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-x-4 border-line border-t bg-raised py-1 ps-4 pe-20 text-ink text-sm shadow-float print:hidden"
    >
      <p className="flex flex-1 flex-wrap items-center gap-x-2">
        {words.text}
        <a
          href={href}
          hrefLang={other}
          lang={other}
          className="inline-flex min-h-11 items-center font-medium text-accent underline"
        >
          {words.read}
        </a>
      </p>
      <button
        type="button"
        aria-label={words.close}
        onClick={() => setHref(null)}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-sunken"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
