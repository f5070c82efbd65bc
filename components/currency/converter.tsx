'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { Icon } from '@/components/ui/icon';
import { replaceAddressQuery } from '@/lib/browser/replace-query';
import { readSum, writeSum } from '@/lib/currency/sum-in-address';
import { readAmount } from '@/lib/text/amount';
import type { Rates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { Converted, type ConvertedWords } from './converted';
import type { RateSourceWords } from './rate-source';
import { type Currency, RateTable } from './rate-table';
import { useRates } from './use-rates';

export interface ConverterWords extends ConvertedWords {
  amount: string;
  from: string;
  to: string;
  swap: string;
  invalid: string;
}

interface ConverterProps {
  currencies: readonly Currency[];
  /** The currencies of the table; the others are only in the converter. */
  shown: readonly Currency[];
  /** Shown until today's rates have loaded. */
  lastKnown: Rates;
  tag: string;
  words: ConverterWords;
  tableWords: RateSourceWords & { title: string; currency: string; one: string; hundred: string };
}

/** Converts in both directions while the visitor types. */
export function Converter({ currencies, shown, lastKnown, tag, words, tableWords }: ConverterProps) {
  const now = useRates();
  const { rates } = now;
  const [typed, setTyped] = useState('100');
  const [from, setFrom] = useState('QAR');
  const [to, setTo] = useState('EUR');
  const amount = readAmount(typed);

  const fillIn = useEffectEvent(() => {
    const codes = currencies.map(({ code }) => code);
    const sum = readSum(new URLSearchParams(window.location.search), codes);
    setTyped(sum.amount ?? typed);
    setFrom(sum.from ?? from);
    setTo(sum.to ?? to);
  });
  useEffect(() => fillIn(), []);

  function change(next: { typed?: string; from?: string; to?: string }) {
    const sum = { typed, from, to, ...next };
    setTyped(sum.typed);
    setFrom(sum.from);
    setTo(sum.to);
    replaceAddressQuery(writeSum(sum.typed, sum.from, sum.to));
  }

  const options = currencies.map(({ code, name }) => (
    <option key={code} value={code}>
      {name} · {code}
    </option>
  ));

  function showFixedPair() {
    change({ from: 'QAR', to: 'USD' });
    document.getElementById('to-currency')?.focus({ preventScroll: true });
  }

  return (
    <>
      <div data-live="" className="rounded-card border border-line bg-raised p-5 shadow-card md:p-8 noscript:hidden">
        <div className="grid items-end gap-4 md:grid-cols-[1fr_1.5fr_auto_1.5fr]">
          <Field id="amount" label={words.amount} error={amount === null ? words.invalid : undefined}>
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                dir="ltr"
                value={typed}
                onChange={(event) => change({ typed: event.target.value })}
                className="control"
              />
            )}
          </Field>
          <Select id="from-currency" label={words.from} value={from} onChange={(event) => change({ from: event.target.value })}>
            {options}
          </Select>
          <button
            type="button"
            aria-label={words.swap}
            onClick={() => change({ from: to, to: from })}
            className="inline-flex size-12 items-center justify-center justify-self-center rounded-pill border border-line-strong hover:bg-sunken"
          >
            <Icon name="swap" className="size-5 max-md:rotate-90" />
          </button>
          <Select id="to-currency" label={words.to} value={to} onChange={(event) => change({ to: event.target.value })}>
            {options}
          </Select>
        </div>
        <Converted {...{ amount, from, to, now, lastKnown, tag, words }} onFixedPair={showFixedPair} />
      </div>
      <RateTable currencies={shown} rates={rates ?? lastKnown} tag={tag} words={tableWords} />
    </>
  );
}
