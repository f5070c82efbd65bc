'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { formatAmount, readAmount } from '@/lib/currency/format';
import { convert, pegRates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { RateSource, type RateSourceWords } from './rate-source';
import { useRates } from './use-rates';

export interface ConverterWords extends RateSourceWords {
  loading: string;
  unavailable: string;
  amount: string;
  from: string;
  to: string;
  swap: string;
  /** With {from} and {to}. */
  result: string;
  invalid: string;
  noRate: string;
  retry: string;
  /** The pair whose rate is always known. */
  fixedPair: string;
}

export interface Currency {
  code: string;
  name: string;
}

interface ConverterProps {
  currencies: readonly Currency[];
  /** Those of the table, the rest is for the converter alone. */
  shown: readonly Currency[];
  tag: string;
  words: ConverterWords;
  tableWords: { title: string; currency: string; one: string; hundred: string };
}

/** Both ways, as one types. */
export function Converter({ currencies, shown, tag, words, tableWords }: ConverterProps) {
  const { rates, isAsking, askAgain } = useRates();
  // Until then, and without a script for good, the table says what the pegs tell.
  const tableRates = rates ?? pegRates;
  const [typed, setTyped] = useState('100');
  const [from, setFrom] = useState('QAR');
  const [to, setTo] = useState('EUR');
  const amount = readAmount(typed);
  // Pegs need no service.
  const known = rates === undefined ? null : tableRates;
  const converted = known && amount !== null ? convert(amount, from, to, known) : null;
  const options = currencies.map(({ code, name }) => (
    <option key={code} value={code}>
      {code} · {name}
    </option>
  ));

  function swap() {
    setFrom(to);
    setTo(from);
  }

  function showFixedPair() {
    setFrom('QAR');
    setTo('USD');
    document.getElementById('to-currency')?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="rounded-card border border-line bg-raised p-5 shadow-card md:p-8 noscript:hidden">
        <div className="grid items-end gap-4 md:grid-cols-[1fr_1.5fr_auto_1.5fr]">
          <Field id="amount" label={words.amount} error={amount === null ? words.invalid : undefined}>
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                dir="ltr"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                className="control"
              />
            )}
          </Field>
          <Select id="from-currency" label={words.from} value={from} onChange={(event) => setFrom(event.target.value)}>
            {options}
          </Select>
          <button
            type="button"
            aria-label={words.swap}
            onClick={swap}
            className="inline-flex size-12 items-center justify-center justify-self-center rounded-pill border border-line-strong hover:bg-sunken"
          >
            <Icon name="swap" className="size-5 max-md:rotate-90" />
          </button>
          <Select id="to-currency" label={words.to} value={to} onChange={(event) => setTo(event.target.value)}>
            {options}
          </Select>
        </div>
        <div aria-live="polite" className="mt-6 min-h-24">
          {rates === undefined && <p className="text-ink-soft">{words.loading}</p>}
          {known && amount !== null && converted === null && (
            <>
              <p>{rates ? words.noRate : words.unavailable}</p>
              <div className="mt-3 flex flex-wrap gap-3">
                {rates === null && (
                  <Button aria-disabled={isAsking} onClick={() => !isAsking && askAgain()}>
                    {isAsking ? words.loading : words.retry}
                  </Button>
                )}
                <Button variant="secondary" onClick={showFixedPair}>
                  {words.fixedPair}
                </Button>
              </div>
            </>
          )}
          {amount !== null && typeof converted === 'number' && (
            <p className="mb-2 font-semibold text-xl md:text-2xl">
              {words.result.split(/(\{from\}|\{to\})/).map((part): ReactNode => {
                if (part === '{from}') return <bdi key={part}>{formatAmount(amount, from, tag)}</bdi>;
                if (part === '{to}') return <bdi key={part}>{formatAmount(converted, to, tag)}</bdi>;
                return part;
              })}
            </p>
          )}
          {known && converted !== null && <RateSource asOf={known.asOf} words={words} />}
        </div>
      </div>
      <section aria-labelledby="rate-table" className="mt-12">
        <h2 id="rate-table" className="text-2xl">
          {tableWords.title}
        </h2>
        <div className="mt-4 overflow-hidden rounded-card border border-line bg-raised">
          <table className="w-full text-start">
            <thead className="border-line border-b bg-sunken text-sm">
              <tr>
                {[tableWords.currency, tableWords.one, tableWords.hundred].map((heading) => (
                  <th key={heading} scope="col" className="px-3 py-3 text-start font-medium sm:px-4">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {shown
                .filter(({ code }) => rates === undefined || tableRates.riyalPerUnit[code])
                .map(({ code, name }) => (
                  <tr key={code} className={tableRates.riyalPerUnit[code] ? undefined : 'noscript:hidden'}>
                    <th scope="row" className="px-3 py-3 text-start font-medium sm:px-4">
                      {name} <bdi className="font-normal text-ink-soft">{code}</bdi>
                    </th>
                    <td className="px-3 py-3 sm:px-4">
                      <Cell amount={convert(1, code, 'QAR', tableRates)} code="QAR" tag={tag} />
                    </td>
                    <td className="px-3 py-3 sm:px-4">
                      <Cell amount={convert(100, 'QAR', code, tableRates)} code={code} tag={tag} />
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
        {!rates && (
          <div className={rates === undefined ? 'mt-3 hidden noscript:block' : 'mt-3'}>
            <RateSource asOf={null} words={words} />
          </div>
        )}
      </section>
    </>
  );
}

function Cell({ amount, code, tag }: { amount: number | null; code: string; tag: string }) {
  return <bdi>{amount === null ? '–' : formatAmount(amount, code, tag)}</bdi>;
}
