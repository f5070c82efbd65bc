import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import type { Place, SeatRow } from '@/lib/self-service/seat-map';

interface RowOfSeatsProps {
  row: SeatRow;
  /** The most seats between aisles, section by section. */
  widths: readonly number[];
  /** The size of a seat, as CSS. */
  size: string;
  render: (place: Place, size: string) => ReactNode;
}

/** A row of the cabin, or the equipment between rows. The row number is in the first aisle. */
export function RowOfSeats({ row: { number, sections }, widths, size, render }: RowOfSeatsProps) {
  const t = useTranslations('extras.seats');
  const spots = sections.flat();
  if (!number) {
    const names = [...new Set(spots.flatMap((spot) => (spot && spot.is !== 'seat' ? [spot.is] : [])))];
    if (names.length === 0) return null;
    return (
      <LineOfCabin className="py-1 text-ink-soft text-xs">{names.map((name) => t(`facility.${name}`)).join(' · ')}</LineOfCabin>
    );
  }
  const isExit = spots.some((spot) => spot?.is === 'exit_row' || (spot?.is === 'seat' && spot.place.isExit));
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
                spot?.is === 'seat' ? (
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
export function LineOfCabin({ className, children }: { className: string; children: ReactNode }) {
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
