import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { Comparison } from '@/content/services/comparison';
import { keepTogether } from '@/lib/i18n/no-break';

/** The answers of a service's page. */
export function ComparisonTable({ id, comparison }: { id: string; comparison: Comparison }) {
  const locale = useLocale();
  const { caption, columns, rows, note } = comparison;
  return (
    <AnswerTable
      id={id}
      caption={caption[locale]}
      note={note[locale]}
      columns={columns.map((column) => column[locale])}
      rows={rows.map(({ name, cells }) => ({ name: name[locale], cells: cells.map((cell) => keepTogether(cell[locale])) }))}
    />
  );
}

interface AnswerTableProps {
  id: string;
  caption: string;
  note: string;
  columns: readonly string[];
  /** A cell for each column. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

/** Short answers side by side. Each question is above its answers, so that three columns fit on a phone. */
export function AnswerTable({ id, caption, note, columns, rows }: AnswerTableProps) {
  return (
    <section aria-labelledby={id} className="mt-12 lg:mt-16">
      <h2 id={id} className="text-2xl md:text-3xl">
        {caption}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{note}</p>
      <div className="mt-5 overflow-hidden rounded-card border border-line bg-raised shadow-card">
        <table aria-labelledby={id} className="stacked-table w-full table-fixed text-start max-sm:text-sm">
          <thead className="bg-night text-on-night">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-3 text-start font-semibold md:px-5 md:text-lg">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ name, cells }) => (
            <tbody key={name}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className="border-line border-t bg-sunken px-3 py-2 text-start font-medium text-ink-soft text-sm md:px-5"
                >
                  {name}
                </th>
              </tr>
              <tr>
                {columns.map((column, index) => (
                  <td key={column} data-column={column} className="px-3 py-3 align-top md:px-5">
                    {cells[index]}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}
