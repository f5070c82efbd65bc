'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { Icon } from '@/components/ui/icon';
import { replaceAddressQuery } from '@/lib/browser/address/replace-query';
import { nameAmount, nameTyped } from '@/lib/currency/format';
import { readSum, writeSum } from '@/lib/currency/sum-in-address';
import { readAmount } from '@/lib/text/amount';
import { convert, type Rates, sourceOf } from '@/supabase/functions/_shared/exchange-rates/rates';
import { RateSource, type RateSourceWords, type RatesNow, useRates } from './rate-source';
import { type Currency, type CurrencyGroup, RateTable, type RateTableWords } from './rate-table';

export interface ConverterWords extends ConvertedWords {
  amount: string;
  from: string;
  to: string;
  swap: string;
  invalid: string;
  unknownCurrency: string;
}

interface ConverterProps {
  currencies: readonly Currency[];
  /** The currencies of the table; the others are only in the converter. */
  shown: readonly CurrencyGroup[];
  /** Shown until today's rates have loaded. */
  lastKnown: Rates;
  tag: string;
  words: ConverterWords;
  tableWords: RateTableWords;
}

/** Converts in both directions while the visitor types. */
export function Converter({ currencies, shown, lastKnown, tag, words, tableWords }: ConverterProps) {
  const now = useRates();
  const { rates } = now;
  const [typed, setTyped] = useState('100');
  const [from, setFrom] = useState('QAR');
  const [to, setTo] = useState('EUR');
  const [unknown, setUnknown] = useState<readonly ('from' | 'to')[]>([]);
  const amount = readAmount(typed);

  const fillIn = useEffectEvent(() => {
    const codes = currencies.map(({ code }) => code);
    const sum = readSum(new URLSearchParams(window.location.search), codes);
    setTyped(sum.amount ?? typed);
    setFrom(sum.from ?? from);
    setTo(sum.to ?? to);
    setUnknown(sum.unknown);
  });
  useEffect(() => fillIn(), []);

  function change(next: { typed?: string; from?: string; to?: string }) {
    const sum = { typed, from, to, ...next };
    setTyped(sum.typed);
    setFrom(sum.from);
    setTo(sum.to);
    setUnknown(unknown.filter((name) => !(name in next)));
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
          <Select
            id="from-currency"
            label={words.from}
            value={from}
            error={unknown.includes('from') ? words.unknownCurrency : undefined}
            onChange={(event) => change({ from: event.target.value })}
          >
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
          <Select
            id="to-currency"
            label={words.to}
            value={to}
            error={unknown.includes('to') ? words.unknownCurrency : undefined}
            onChange={(event) => change({ to: event.target.value })}
          >
            {options}
          </Select>
        </div>
        <Converted
          amount={amount}
          from={from}
          to={to}
          now={now}
          lastKnown={lastKnown}
          tag={tag}
          words={words}
          onFixedPair={showFixedPair}
        />
      </div>
      <RateTable groups={shown} rates={rates ?? lastKnown} tag={tag} words={tableWords} />
    </>
  );
}

interface ConvertedWords extends RateSourceWords {
  loading: string;
  /** With {from} and {to}. */
  result: string;
  noRate: string;
  retry: string;
  fixedPair: string;
}

interface ConvertedProps {
  /** Null while the typed text is not an amount. */
  amount: number | null;
  from: string;
  to: string;
  now: RatesNow;
  /** Shown until today's rates have loaded. */
  lastKnown: Rates;
  onFixedPair: () => void;
  tag: string;
  words: ConvertedWords;
}

/** The converted amount, or what to do when there are no rates. */
export function Converted({ amount, from, to, now, lastKnown, onFixedPair, tag, words }: ConvertedProps) {
  const { rates, isLoading, retry } = now;
  const known = rates ?? lastKnown;
  const converted = amount !== null ? convert(amount, from, to, known) : null;
  return (
    <div aria-live="polite" className="mt-6 min-h-24">
      {amount !== null && converted === null && (
        <>
          <p className="mb-3">{words.noRate}</p>
          <Button variant="secondary" onClick={onFixedPair}>
            {words.fixedPair}
          </Button>
        </>
      )}
      {amount !== null && converted !== null && (
        <p className="mb-2 font-semibold text-xl md:text-2xl">
          {words.result.split(/(\{from\}|\{to\})/).map((part): ReactNode => {
            if (part === '{from}') return <bdi key={part}>{nameTyped(amount, from, tag)}</bdi>;
            if (part === '{to}') return <bdi key={part}>{nameAmount(converted, to, tag)}</bdi>;
            return part;
          })}
        </p>
      )}
      {converted !== null && <RateSource rates={sourceOf(known, from, to)} words={words} />}
      {rates === null && (
        <Button variant="secondary" className="mt-3" aria-disabled={isLoading} onClick={() => !isLoading && retry()}>
          {isLoading ? words.loading : words.retry}
        </Button>
      )}
    </div>
  );
}
