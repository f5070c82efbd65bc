import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import {
  notePrice,
  priceLinesOf,
  pricesOnlySeen,
  pricesSeen,
  type SeenPrice,
  type StoredPrices,
} from '@/lib/bookings/model/price-record';
import { intlTag } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';

interface PriceRecordProps {
  prices: StoredPrices;
  className?: string;
}

/** What the price was at each step, folded away unless it moved; nothing while there is only one step. */
export function PriceRecord({ prices, className }: PriceRecordProps) {
  const t = useTranslations('prices');
  const locale = useLocale();
  const lines = priceLinesOf(prices);
  if (lines.length < 2) return null;
  const inRiyals = (dirhams: number) => formatQarExactly(Math.abs(dirhams) / 100, intlTag(locale));
  const hasMoved = lines.some(({ change }) => change !== 0);
  const net = lines.reduce((sum, { change }) => sum + change, 0);
  const move = (change: number) =>
    t('move', { direction: change > 0 ? 'more' : change < 0 ? 'less' : 'back', amount: isolated(inRiyals(change)) });
  return (
    <details
      open={hasMoved}
      data-testid="price-record"
      className={clsx(
        'group rounded-control border px-3 text-sm',
        hasMoved ? 'border-sun/50 bg-sun-soft text-on-sun-soft' : 'border-line bg-sunken',
        className,
      )}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <span className="grow">
          <span className="font-medium">{t('title')}</span>
          <span>{` · ${hasMoved ? move(net) : t('same')}`}</span>
        </span>
        <Icon name="down" className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ol className="space-y-2 pb-3">
        {lines.map(({ step, at, dirhams, change }) => (
          <li key={`${step} ${at}`} className="flex justify-between gap-4">
            <span className="min-w-0">
              <span className="block">{t(`steps.${step}`)}</span>
              <bdi className="block text-xs">{momentInQatar(new Date(at), locale)}</bdi>
            </span>
            <span className="shrink-0 text-end">
              <bdi className={clsx('block whitespace-nowrap tabular-nums', change !== 0 && 'font-semibold')}>
                {inRiyals(dirhams)}
              </bdi>
              {change !== 0 && step !== 'rose' && step !== 'fell' && <span className="block text-xs">{move(change)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface Selection {
  /** Identifies it, as in the address. */
  choice: string;
  /** What the visitor asks the price of: another trip begins another record. */
  trip?: string;
  /** What was seen before the choice came to this page. */
  before?: readonly SeenPrice[] | undefined;
}

/** The record of this tab, with what is on the screen now; `step` is null while the price is not known. */
export function usePriceRecord(
  { choice, trip = '', before }: Selection,
  step: SeenPrice['step'] | null,
  total: number,
): ReactNode {
  const [seen, setSeen] = useState<readonly SeenPrice[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was seen before this page does not change.
  useLayoutEffect(() => {
    setSeen(step ? pricesSeen(choice, trip) : []);
    if (!step) return;
    // With the frame: what the tab knows better, it says before anything is painted.
    const frame = requestAnimationFrame(() => setSeen(notePrice({ choice, trip, before: before ?? [] }, step, total)));
    return () => cancelAnimationFrame(frame);
  }, [choice, trip, step, total]);
  return <PriceRecord prices={pricesOnlySeen(seen)} className="mt-4" />;
}
