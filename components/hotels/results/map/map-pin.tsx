import { useTranslations } from 'next-intl';
import type { PlacedPin } from '@/lib/hotels/map/map-pins';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import { useHotelWords } from '../card/use-hotel-words';

interface MapPinProps {
  pin: PlacedPin<HotelSummary>;
  isActive: boolean;
  isSelected: boolean;
  /** One pin of the map is in the tab order; arrow keys reach the others. */
  isReachable: boolean;
  onPoint: (id: string | null) => void;
  onChoose: () => void;
}

/** A price at or near its place, or a point when there is no room for the price. */
export function MapPin({ pin: { item, at, isOpen, shift }, isActive, isSelected, isReachable, onPoint, onChoose }: MapPinProps) {
  const t = useTranslations('hotels.results.map');
  const card = useTranslations('hotels.results.card');
  const { riyals } = useHotelWords();
  const { id, name, available, total } = item;
  const price = riyals(total);
  const isLit = isActive || isSelected;
  const showsPrice = (isOpen && available) || isLit;
  const look = isLit
    ? 'border-accent-fill bg-accent-fill text-on-fill'
    : available
      ? 'border-line-strong bg-raised text-ink group-hover:border-accent'
      : 'border-line bg-sunken text-ink-soft';

  return (
    <button
      type="button"
      data-pin={id}
      tabIndex={isReachable ? 0 : -1}
      aria-label={available ? t('pin', { hotel: name, price }) : t('pinUnavailable', { hotel: name })}
      aria-pressed={isSelected}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
      onClick={onChoose}
      style={{
        transform: `translate(${at.x + shift.x}px, ${at.y + shift.y}px) translate(-50%, -50%)`,
        zIndex: isLit ? 3 : showsPrice ? 2 : 1,
      }}
      className="group absolute start-0 top-0 inline-flex min-h-6 min-w-6 items-center justify-center rounded-pill"
    >
      {showsPrice ? (
        <span
          className={`whitespace-nowrap rounded-pill border px-2.5 py-1 font-semibold text-xs tabular-nums shadow-card transition-colors duration-150 ${look}`}
        >
          <bdi>{available ? price : card('notAvailable')}</bdi>
        </span>
      ) : (
        <MapPoint available={available} />
      )}
    </button>
  );
}

/** Marks the true position of a hotel whose price is beside it. */
export function MapFoot({ pin: { item, at, isOpen, shift } }: { pin: PlacedPin<HotelSummary> }) {
  if (!isOpen || (shift.x === 0 && shift.y === 0)) return null;
  return (
    <span
      aria-hidden="true"
      style={{ transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)` }}
      className="pointer-events-none absolute start-0 top-0 flex"
    >
      <MapPoint available={item.available} />
    </span>
  );
}

function MapPoint({ available }: { available: boolean }) {
  return (
    <span className={`size-3 rounded-pill border-2 border-raised shadow-card ${available ? 'bg-accent' : 'bg-line-strong'}`} />
  );
}
