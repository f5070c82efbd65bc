'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { recallPassport } from '@/lib/visa/passport-memory';
import type { EntryWords, Saying } from '@/lib/visa/say-entry';
import { usualPassport } from '@/lib/visa/usual-passport';

/** What one passport needs to enter the country of a page. */
export interface PassportEntry extends Saying {
  /** "Passport: India". */
  passport: string;
}

export interface EntryQuestion {
  /** ISO 3166-1 alpha-2. */
  country: string;
  locale: Locale;
  /** `passport` with {passport}. */
  words: EntryWords & { passport: string };
}

/**
 * The note for the usual passport, as served. Who chose another passport on this device reads theirs in its place, line for line, so
 * that nothing moves; nobody else loads more than this. What cannot be fetched leaves the note as it is, and it says for whom.
 */
export function EntryNote({ usual, country, locale, words }: EntryQuestion & { usual: PassportEntry }) {
  const [own, setOwn] = useState<PassportEntry | null>(null);
  const { passport, name, detail } = own ?? usual;

  useEffect(() => {
    const chosen = recallPassport();
    if (chosen === null || chosen === usualPassport) return;
    let isWanted = true;
    import('./entry-of-passport')
      .then(({ entryOfPassport }) => entryOfPassport(chosen, { country, locale, words }))
      .then(
        (found) => isWanted && setOwn(found),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [country, locale, words]);

  return (
    <>
      <p className="mt-3 text-ink-soft">{passport}</p>
      <p className="mt-1 font-semibold text-xl">{name}</p>
      <p>{detail}</p>
    </>
  );
}
