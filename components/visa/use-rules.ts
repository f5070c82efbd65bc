'use client';

import { useEffect, useState } from 'react';
import { loadRules } from '@/lib/visa/load-rules';

export interface PassportRules {
  /** ISO 3166-1 alpha-2. */
  passport: string;
  /** By destination; null when they cannot be loaded. */
  rules: Readonly<Record<string, string>> | null;
}

type Rules = PassportRules['rules'] | undefined;

/** The rules of a passport; `undefined` while they load. `first` is available from the start. `retry` loads them again. */
export function useRules(passport: string, first: PassportRules): [rules: Rules, retry: () => void] {
  const [answer, setAnswer] = useState<{ passport: string; rules: Rules }>(first);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt requests again.
  useEffect(() => {
    if (passport === first.passport) return setAnswer(first);
    let isWanted = true;
    loadRules(passport).then(
      (rules) => isWanted && setAnswer({ passport, rules }),
      () => isWanted && setAnswer({ passport, rules: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [passport, first, attempt]);

  function retry() {
    setAnswer({ passport, rules: undefined });
    setAttempt(attempt + 1);
  }

  return [answer.passport === passport ? answer.rules : undefined, retry];
}
