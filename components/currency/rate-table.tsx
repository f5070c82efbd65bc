import { formatAmount } from '@/lib/currency/format';
import { convert, type Rates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { RateSource, type RateSourceWords } from './rate-source';

export interface Currency {
  code: string;
  name: string;
}

interface RateTableProps {
  currencies: readonly Currency[];
  rates: Rates;
  tag: string;
  words: RateSourceWords & { title: string; currency: string; one: string; hundred: string };
}

/** Rates against the riyal with their source. */
export function RateTable({ currencies, rates, tag, words }: RateTableProps) {
  return (
    <section aria-labelledby="rate-table" className="mt-12">
      <h2 id="rate-table" className="text-2xl">
        {words.title}
      </h2>
      <div className="mt-4 overflow-hidden rounded-card border border-line bg-raised">
        <table className="w-full text-start">
          <thead className="border-line border-b bg-sunken text-sm">
            <tr>
              {[words.currency, words.one, words.hundred].map((heading) => (
                <th key={heading} scope="col" className="px-2.5 py-3 text-start font-medium sm:px-4">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {currencies
              .filter(({ code }) => rates.riyalPerUnit[code])
              .map(({ code, name }) => (
                <tr key={code}>
                  <th scope="row" className="px-2.5 py-3 text-start font-medium sm:px-4">
                    {name} <bdi className="font-normal text-ink-soft">{code}</bdi>
                  </th>
                  <td className="px-2.5 py-3 sm:px-4">
                    <Cell amount={convert(1, code, 'QAR', rates)} code="QAR" tag={tag} />
                  </td>
                  <td className="px-2.5 py-3 sm:px-4">
                    <Cell amount={convert(100, 'QAR', code, rates)} code={code} tag={tag} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <div className="mt-3">
        <RateSource rates={rates} words={words} />
      </div>
    </section>
  );
}

function Cell({ amount, code, tag }: { amount: number | null; code: string; tag: string }) {
  return <bdi>{amount === null ? '–' : formatAmount(amount, code, tag)}</bdi>;
}
