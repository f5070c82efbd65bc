import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { type Line, sumOf } from '@/lib/bookings/model/order-extras';
import { extraInWords, flownWith } from '@/lib/bookings/orders/extra-in-words';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';

interface SelectedLinesProps {
  lines: readonly Line[];
  nameOf: (passenger: number) => string;
  onRemove: (line: Line) => void;
  /** What they are added to, in dirhams. */
  fare?: number;
  /** Below the sum: the button to continue. */
  children: ReactNode;
}

/** The selected extras and their sum. */
export function SelectedLines({ lines, nameOf, onRemove, fare = 0, children }: SelectedLinesProps) {
  const t = useTranslations('extras.sum');
  const words = useTranslations('tickets');
  const locale = useLocale();
  const amount = (dirhams: number) => (
    <bdi className="whitespace-nowrap tabular-nums">{formatQarExactly(dirhams / 100, intlTag(locale))}</bdi>
  );
  return (
    <section className="rounded-control bg-sunken p-4 sm:p-5">
      <h4 className="font-semibold text-lg">{t('title')}</h4>
      {lines.length === 0 && <p className="mt-1 text-ink-soft">{t('empty')}</p>}
      {fare > 0 && (
        <p className="mt-2 flex justify-between gap-4 font-medium">
          {t('fare')}
          {amount(fare)}
        </p>
      )}
      {lines.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {lines.map((line) => {
            const what = extraInWords(line, words);
            const name = nameOf(line.passenger);
            return (
              <li key={`${line.selected.id} ${line.passenger}`} className="flex items-center gap-2 py-1">
                <p className="min-w-0 grow py-1">
                  <span className="block font-medium">{what}</span>
                  <span className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
                    <bdi>{name}</bdi> <span>{flownWith(line)}</span>
                  </span>
                </p>
                <span className="font-medium">{amount(line.dirhams)}</span>
                <button
                  type="button"
                  aria-label={t('remove', { what, name: isolated(name) })}
                  onClick={() => onRemove(line)}
                  className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-ink-soft hover:bg-raised"
                >
                  <Icon name="close" className="size-5" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {(lines.length > 0 || fare > 0) && (
        <p className="mt-2 flex justify-between gap-4 border-line-strong border-t pt-3 font-semibold text-lg">
          {t('total')}
          <output aria-live="polite">{amount(fare + sumOf(lines))}</output>
        </p>
      )}
      {children}
    </section>
  );
}
