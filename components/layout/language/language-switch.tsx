'use client';

import type { MouseEvent } from 'react';
import { useEffect } from 'react';
import { usePagePath } from '@/components/layout/navigation/nav-link';
import { type Locale, localeCookie, localeStorageKey, locales, localizePath, splitLocale } from '@/lib/i18n/locales';
import { readCookies, writeCookie } from '@/lib/storage/cookies';

interface LanguageSwitchProps {
  locale: Locale;
  words: { label: string; en: string; ar: string };
}

/** A link to the same page in the other language. With script it keeps the rest of the address, and saves the choice. */
export function LanguageSwitch({ locale, words }: LanguageSwitchProps) {
  const other: Locale = locale === 'ar' ? 'en' : 'ar';

  useEffect(() => {
    const selected = new URLSearchParams(window.location.search).get('lang');
    const saved = choiceInCookie();
    if (selected === locale) saveLanguage(locale);
    // The server reads the choice from the address and saves it in the cookie alone.
    else if (saved) store(saved);
    else if (locale === 'en' && isArabicStored()) window.location.replace(addressIn('ar'));
  }, [locale]);

  function switchLanguage(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    saveLanguage(other);
    // Replaces the history entry: Back leads to the previous page.
    window.location.replace(addressIn(other));
  }

  return (
    <a
      href={localizePath(usePagePath(), other)}
      hrefLang={other}
      lang={other}
      onClick={switchLanguage}
      data-waits=""
      className="language-switch font-names"
    >
      {words[other]}
    </a>
  );
}

function addressIn(locale: Locale): string {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.delete('lang');
  if (locale === 'ar') query.set('lang', 'ar');
  const path = localizePath(splitLocale(pathname).path, locale);
  return `${path}${query.size ? `?${query}` : ''}${hash}`;
}

function saveLanguage(locale: Locale): void {
  writeCookie(`${localeCookie}=${locale};path=/;max-age=31536000;samesite=lax`);
  store(locale);
}

function store(locale: Locale): void {
  try {
    window.localStorage.setItem(localeStorageKey, locale);
  } catch {
    // Storage may be blocked (private windows); the server reads the cookie.
  }
}

function choiceInCookie(): Locale | undefined {
  return locales.find((locale) => readCookies().split('; ').includes(`${localeCookie}=${locale}`));
}

/** Browsers delete cookies sooner than local storage; a saved choice of Arabic counts while either exists. */
function isArabicStored(): boolean {
  try {
    return window.localStorage.getItem(localeStorageKey) === 'ar';
  } catch {
    return false;
  }
}
