'use client';

import { useEffect, useState } from 'react';
import { passportKey } from '@/lib/storage/passports';
import { loadPassport, usualPassport } from '@/lib/visa/saved-passport';
import type { EntryRequest, PassportEntry } from './entry-of-passport';

/**
 * The note for the default passport, prerendered. Visitors who selected another passport on this device get theirs in the same lines, so that
 * nothing moves; only they load it. If that fails, the note stays and names its passport.
 */
export function EntryNote({ usual, country, locale, words }: EntryRequest & { usual: PassportEntry }) {
  const [own, setOwn] = useState<PassportEntry | null>(null);
  const { passport, name, detail } = own ?? usual;

  useEffect(() => {
    const selected = loadPassport();
    if (selected === null || selected === usualPassport) return;
    let isWanted = true;
    import('./entry-of-passport')
      .then(({ entryOfPassport }) => entryOfPassport(selected, { country, locale, words }))
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
      <p data-live={passportKey} className="mt-3 text-ink-soft">
        {passport}
      </p>
      <p className="mt-1 font-semibold text-xl">{name}</p>
      <p>{detail}</p>
    </>
  );
}
