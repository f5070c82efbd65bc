import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Comparison } from '@/content/services/comparison';
import { keepTogether } from '@/lib/i18n/no-break';

/** The answers of a service's page. */
export function ComparisonTable({ id, comparison }: { id: string; comparison: Comparison }) {
  const locale = useLocale();
  const { caption, columns, rows, note, recommended } = comparison;
  return (
    <AnswerTable
      id={id}
      caption={caption[locale]}
      note={note[locale]}
      columns={columns.map((column) => column[locale])}
      rows={rows.map(({ name, cells }) => ({
        name: name[locale],
        cells: cells.map(({ en, [locale]: answer }) => <Answer key={en} en={en} answer={answer} />),
      }))}
      recommended={recommended}
    />
  );
}

/** A tick for yes and a cross for no; their words remain for those who do not see. */
function Answer({ en, answer }: { en: string; answer: string }) {
  const sign = /^(Yes|No)\b(?! one)/.exec(en)?.[1];
  if (!sign) return keepTogether(answer);
  return (
    <span className="flex gap-2">
      <Icon
        name={sign === 'Yes' ? 'check' : 'close'}
        className={clsx('mt-0.5 size-5 shrink-0', sign === 'Yes' ? 'text-success' : 'text-ink-soft')}
      />
      <span className={en === sign ? 'sr-only' : undefined}>{keepTogether(answer)}</span>
    </span>
  );
}

interface AnswerTableProps {
  id: string;
  caption: string;
  note: string;
  columns: readonly string[];
  /** A cell for each column. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
  /** The column that suits most, tinted. */
  recommended?: number | undefined;
}

/** Short answers side by side, each question before its answers; on a phone one card for each column (app/styles/comparison.css). */
export function AnswerTable({ id, caption, note, columns, rows, recommended }: AnswerTableProps) {
  const t = useTranslations('services');
  return (
    <section aria-labelledby={id} className="mt-12 lg:mt-16">
      <h2 id={id} className="text-2xl md:text-3xl">
        {caption}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{note}</p>
      <table aria-labelledby={id} className="comparison mt-5">
        <thead>
          <tr>
            <td />
            {columns.map((column, index) => (
              <th key={column} scope="col" data-recommended={index === recommended || undefined}>
                <span className="block">{column}</span>
                {index === recommended && <span className="block font-normal text-sm">{t('recommended')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((column, index) => (
                <td key={column} data-row={name} data-recommended={index === recommended || undefined}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
