'use client';

import { useEffect, useState } from 'react';
import { type Locale, linkLanguageCookie, localizePath, splitLocale } from '@/lib/i18n/locales';
import { readCookies, writeCookie } from '@/lib/storage/cookies';
import type { LanguageOfferLine, LanguageOfferWords } from './language-offer-line';

interface LanguageOfferProps {
  locale: Locale;
  words: LanguageOfferWords;
}

/** A line for a reader whose saved language differs from that of a shared link: offers the other language, once. */
export function LanguageOffer({ locale, words }: LanguageOfferProps) {
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  const [offer, setOffer] = useState<{ Line: typeof LanguageOfferLine; href: string } | null>(null);

  useEffect(() => {
    if (!readCookies().split('; ').includes(`${linkLanguageCookie}=${other}`)) return;
    writeCookie(`${linkLanguageCookie}=;path=/;max-age=0;samesite=lax`);
    const { pathname, search, hash } = window.location;
    const query = new URLSearchParams(search);
    query.set('lang', other);
    const href = `${localizePath(splitLocale(pathname).path, locale)}?${query}${hash}`;
    import('./language-offer-line').then(
      ({ LanguageOfferLine: Line }) => setOffer({ Line, href }),
      () => undefined,
    );
  }, [locale, other]);

  return offer && <offer.Line other={other} href={offer.href} words={words} onClose={() => setOffer(null)} />;
}
