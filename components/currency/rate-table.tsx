import { formatFigure } from '@/lib/currency/format';
import { convert, type Rates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { RateSource, type RateSourceWords } from './rate-source';

export interface Currency {
  code: string;
  name: string;
}

export interface CurrencyGroup {
  name: string;
  currencies: readonly Currency[];
}

export interface RateTableWords extends RateSourceWords {
  title: string;
  currency: string;
  one: string;
  hundred: string;
}

interface RateTableProps {
  groups: readonly CurrencyGroup[];
  rates: Rates;
  tag: string;
  words: RateTableWords;
}

const cell = 'px-3 py-1.5 sm:px-4';

/** Rates against the riyal with their source. Each column says its currency once, above. */
export function RateTable({ groups, rates, tag, words }: RateTableProps) {
  return (
    <section aria-labelledby="rate-table" className="mt-12">
      <h2 id="rate-table" className="text-2xl">
        {words.title}
      </h2>
      <div className="mt-4 overflow-hidden rounded-card border border-line bg-raised">
        <table className="stacked-table w-full table-fixed text-start">
          <thead className="border-line border-b bg-sunken text-sm">
            <tr>
              <th scope="col" className="w-[46%] px-3 py-3 text-start font-medium sm:px-4">
                {words.currency}
              </th>
              {[words.one, words.hundred].map((heading) => (
                <th key={heading} scope="col" className="px-3 py-3 text-start font-medium sm:px-4">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ name: group, currencies }) => (
            <tbody key={group} className="divide-y divide-line not-last:border-line not-last:border-b">
              <tr>
                <th scope="rowgroup" colSpan={3} className="px-3 pt-4 pb-2 text-start font-semibold text-accent text-sm sm:px-4">
                  {group}
                </th>
              </tr>
              {currencies
                .filter(({ code }) => rates.riyalPerUnit[code])
                .map(({ code, name }) => (
                  <tr key={code} className="h-14">
                    <th scope="row" className={`${cell} text-start font-medium leading-tight`}>
                      {name}
                      <span className="block">
                        <bdi className="rounded-control bg-sunken px-1.5 font-normal text-ink-soft text-xs">{code}</bdi>
                      </span>
                    </th>
                    <td data-column={words.one} className={cell}>
                      <Figure amount={convert(1, code, 'QAR', rates)} code="QAR" tag={tag} />
                    </td>
                    <td data-column={words.hundred} className={cell}>
                      <Figure amount={convert(100, 'QAR', code, rates)} code={code} tag={tag} />
                    </td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </div>
      <div className="mt-3">
        <RateSource rates={rates} words={words} />
      </div>
    </section>
  );
}

function Figure({ amount, code, tag }: { amount: number | null; code: string; tag: string }) {
  return <bdi>{amount === null ? '–' : formatFigure(amount, code, tag)}</bdi>;
}
