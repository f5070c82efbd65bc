'use client';

import { useEffect, useState } from 'react';
import { type Choice, type KnownCodes, readChoice, writeChoice } from '@/lib/visa/choice-address';
import { loadPassport, savePassport } from '@/lib/visa/saved-passport';

/** The selection, stored in the address. Without one, the passport is the last one selected on this device, or `first`. */
export function useChoice(known: KnownCodes, first: string): [choice: Choice, choose: (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState<Choice>({ passport: first, destination: null });
  const { passports, destinations } = known;

  useEffect(() => {
    function read() {
      const asked = readChoice(window.location.search, { passports, destinations });
      const stored = loadPassport();
      const usual = stored && passports.includes(stored) ? stored : first;
      setChoice({ passport: asked.passport ?? usual, destination: asked.destination });
    }
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [passports, destinations, first]);

  function choose(change: Partial<Choice>) {
    const next = { ...choice, ...change };
    setChoice(next);
    if (change.passport) savePassport(change.passport);
    const { pathname, search, hash } = window.location;
    window.history.replaceState(null, '', `${pathname}${writeChoice(search, next)}${hash}`);
  }

  return [choice, choose];
}
