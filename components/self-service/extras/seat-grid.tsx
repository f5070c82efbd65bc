import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { type DrawnCabin, type Place, type SeatRow, seatAfterKey } from '@/lib/self-service/seat-map';
import { isolated } from '@/lib/text/isolate';
import { seatLook } from './seat-legend';

interface SeatGridProps {
  cabins: readonly DrawnCabin[];
  label: string;
  /** The seat this traveller has selected. */
  own: string | null;
  /** The seats of fellow travellers, with their names. */
  others: ReadonlyMap<string, string>;
  /** The offer of a seat; null takes the seat off. */
  onTake: (offer: string | null) => void;
}

/** The cabin from the front, its left on the left in every language. A grid by the ARIA pattern: one tab stop, arrow keys between seats. */
export function SeatGrid({ cabins, label, own, others, onTake }: SeatGridProps) {
  const t = useTranslations('extras.seats');
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const rows = cabins.flatMap((cabin) => cabin.rows);
  const places = rows.flatMap(({ sections }) => sections.flat().flatMap((spot) => (spot?.type === 'seat' ? [spot.place] : [])));
  const [active, setActive] = useState(own ?? places.find(({ offer }) => offer)?.seat ?? places[0]?.seat ?? '');
  const inRiyals = (riyals: number) => (riyals === 0 ? t('free') : isolated(formatQarExactly(riyals, intlTag(locale))));
  const shown = places.find(({ seat }) => seat === own);

  function move(event: KeyboardEvent) {
    const next = seatAfterKey(event.key, active, rows);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    frame.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus();
  }

  /** "14A, window, QAR 95" */
  function nameOf({ seat, position, offer, isTaken, isExit, notes }: Place): string {
    const other = others.get(seat);
    const state = other ? t('of', { name: isolated(other) }) : offer ? inRiyals(offer.riyals) : t(isTaken ? 'taken' : 'notFor');
    return [
      isolated(seat),
      t(position),
      state,
      ...(seat === own ? [t('yours')] : []),
      ...(isExit ? [t('exitSeat')] : []),
      ...notes.map(isolated),
    ].join(locale === 'ar' ? '، ' : ', ');
  }

  function priceOf({ prices }: SeatRow): string {
    if (!prices) return '';
    if (prices.to === 0) return t('free');
    return prices.from === prices.to
      ? t('price', { price: inRiyals(prices.from) })
      : t('prices', { from: inRiyals(prices.from), to: inRiyals(prices.to) });
  }

  return (
    <div>
      <div ref={frame} className="@container max-w-xl overflow-x-auto rounded-card border border-line bg-surface p-2 sm:p-4">
        <p aria-hidden="true" className="mb-2 text-center text-ink-soft text-sm">
          {t('front')}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a table has no arrow keys. */}
        <div
          role="grid"
          aria-label={label}
          dir="ltr"
          onKeyDown={move}
          tabIndex={-1}
          className="mx-auto w-max min-w-full outline-none"
        >
          {cabins.map(({ cabin, deck, rows: ownRows, widths }, index) => {
            const seats = widths.reduce((sum, width) => sum + width, 0);
            const size = `clamp(1.75rem, calc((100cqi - ${Math.max(1, widths.length - 1) * 2}rem) / ${seats || 1}), 2.75rem)`;
            return (
              <Fragment key={`${deck} ${cabin}`}>
                {(cabins.length > 1 || deck > 0) && (
                  <LineOfCabin className={`font-medium text-ink text-sm ${index > 0 ? 'mt-4' : ''}`}>
                    {t(`cabin.${cabin}`)}
                    {deck > 0 && <span>{` · ${t('deck')}`}</span>}
                  </LineOfCabin>
                )}
                {ownRows.map((row, at) => {
                  const before = ownRows.slice(0, at).findLast(({ prices }) => prices);
                  const isPriced = row.prices && JSON.stringify(row.prices) !== JSON.stringify(before?.prices);
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are.
                    <Fragment key={at}>
                      {isPriced && (
                        <LineOfCabin className="mt-2 mb-1 border-line border-t pt-1 text-ink-soft text-sm">
                          {priceOf(row)}
                        </LineOfCabin>
                      )}
                      <RowOfSeats row={row} widths={widths} size={size} render={renderSeat} />
                    </Fragment>
                  );
                })}
              </Fragment>
            );
          })}
        </div>
        <p aria-hidden="true" className="mt-2 text-center text-ink-soft text-sm">
          {t('back')}
        </p>
      </div>
      <div
        aria-live="polite"
        className="sticky bottom-0 z-10 mt-2 max-w-xl rounded-control border border-line bg-raised px-4 py-2.5 shadow-card with-phone-bar:bottom-(--phone-bar-height) lg:static lg:shadow-none"
      >
        {shown ? <p className="font-medium">{nameOf(shown)}</p> : <p className="text-ink-soft">{t('nothing')}</p>}
      </div>
    </div>
  );

  function renderSeat(place: Place, size: string) {
    const { seat, letter, offer } = place;
    const isOwn = seat === own;
    const isFree = offer !== null && !others.has(seat);
    const look = isOwn ? 'selected' : others.has(seat) ? 'other' : isFree ? 'free' : 'taken';
    return (
      // biome-ignore lint/a11y/useSemanticElements: see the grid.
      <button
        type="button"
        role="gridcell"
        data-seat={seat}
        aria-label={nameOf(place)}
        aria-selected={isOwn}
        aria-disabled={!isFree && !isOwn}
        tabIndex={seat === active ? 0 : -1}
        style={{ width: size }}
        onFocus={() => setActive(seat)}
        onClick={() => (isOwn ? onTake(null) : isFree && onTake(offer.id))}
        className="group h-11 p-0.5 outline-none"
      >
        <bdi
          className={`flex size-full items-center justify-center rounded-t-control rounded-b-sm font-medium text-sm group-focus-visible:outline-2 group-focus-visible:outline-offset-1 group-focus-visible:outline-accent ${seatLook[look]}`}
        >
          {look === 'taken' ? <span aria-hidden="true">×</span> : letter}
        </bdi>
      </button>
    );
  }
}

interface RowOfSeatsProps {
  row: SeatRow;
  /** The most seats between aisles, section by section. */
  widths: readonly number[];
  /** The size of a seat, as CSS. */
  size: string;
  render: (place: Place, size: string) => ReactNode;
}

/** A row of the cabin, or the equipment between rows. The row number is in the first aisle. */
function RowOfSeats({ row: { number, sections }, widths, size, render }: RowOfSeatsProps) {
  const t = useTranslations('extras.seats');
  const spots = sections.flat();
  if (!number) {
    const names = [...new Set(spots.flatMap((spot) => (spot && spot.type !== 'seat' ? [spot.type] : [])))];
    if (names.length === 0) return null;
    return (
      <LineOfCabin className="py-1 text-ink-soft text-xs">{names.map((name) => t(`facility.${name}`)).join(' · ')}</LineOfCabin>
    );
  }
  const isExit = spots.some((spot) => spot?.type === 'exit_row' || (spot?.type === 'seat' && spot.place.isExit));
  const aisle = Math.min(1, sections.length - 1);
  return (
    <>
      {isExit && <LineOfCabin className="pt-1 font-semibold text-success text-xs">{t('facility.exit_row')}</LineOfCabin>}
      {/* biome-ignore lint/a11y/useSemanticElements: see the grid. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its seats are. */}
      <div role="row" className="flex justify-center">
        {sections.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections stay where they are.
          <Fragment key={index}>
            {index === aisle && (
              // biome-ignore lint/a11y/useSemanticElements: see the grid.
              // biome-ignore lint/a11y/useFocusableInteractive: its seats are.
              <span
                role="rowheader"
                aria-label={t('row', { row: number })}
                className="flex w-8 items-center justify-center text-ink-soft text-sm tabular-nums"
              >
                <bdi aria-hidden="true">{number}</bdi>
              </span>
            )}
            {index > 1 && <span aria-hidden="true" className="w-8" />}
            <span
              role="presentation"
              className="flex justify-center"
              style={{ width: `calc(${widths[index] ?? section.length} * ${size})` }}
            >
              {section.map((spot, place) =>
                spot?.type === 'seat' ? (
                  <Fragment key={spot.place.seat}>{render(spot.place, size)}</Fragment>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves.
                  <span key={place} aria-hidden="true" style={{ width: size }} />
                ),
              )}
            </span>
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** Words across the cabin: a price, an exit, a galley. */
function LineOfCabin({ className, children }: { className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    // biome-ignore lint/a11y/useFocusableInteractive: nothing can be done with it.
    <div role="row" dir="auto" className={`text-center ${className}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: see the grid. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: nothing can be done with it. */}
      <span role="gridcell">{children}</span>
    </div>
  );
}
