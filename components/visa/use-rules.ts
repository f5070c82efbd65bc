'use client';

import { useEffect, useState } from 'react';
import { askRules } from '@/lib/visa/ask-rules';

export interface PassportRules {
  /** ISO 3166-1 alpha-2. */
  passport: string;
  /** By destination; null when they cannot be had. */
  rules: Readonly<Record<string, string>> | null;
}

/** The rules of a passport; `undefined` while they come. Those in `first` are here from the start. */
export function useRules(passport: string, first: PassportRules): PassportRules['rules'] | undefined {
  const [answer, setAnswer] = useState(first);
  useEffect(() => {
    if (passport === first.passport) return setAnswer(first);
    let isWanted = true;
    askRules(passport).then(
      (rules) => isWanted && setAnswer({ passport, rules }),
      () => isWanted && setAnswer({ passport, rules: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [passport, first]);
  return answer.passport === passport ? answer.rules : undefined;
}
