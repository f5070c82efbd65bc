import { useLocale, useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { multiCityPassengersPath } from '@/lib/flights/multi-city/address';
import type { HardConnection } from '@/lib/flights/multi-city/connections';
import type { SelectedLeg } from '@/lib/flights/multi-city/selected-leg';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { expiryOf, type SelectedOffer, saveOffer } from '@/lib/flights/selected-offer';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import { useHasPassed } from '@/lib/time/use-has-passed';

interface TripTotalProps {
  id: string;
  searches: readonly FlightSearchRequest[];
  legs: readonly SelectedLeg[];
  /** An impossible connection: another offer must be selected first. */
  overlap: HardConnection | null;
  /** Called with the positions of the legs whose prices have expired. */
  onRefresh: (indexes: readonly number[]) => void;
}

/** The total of the selected legs, and the button to continue once every leg has a selection. On a phone it stays at the bottom of the screen. */
export function TripTotal({ id, searches, legs, overlap, onRefresh }: TripTotalProps) {
  const t = useTranslations('flights.multiCity.results');
  const tag = intlTag(useLocale());
  const selected = legs.flatMap((leg) => leg.selected ?? []);
  const total = selected.reduce((sum, { offer }) => sum + Number(offer.price.total), 0);
  const isWhole = selected.length === searches.length;
  const waitsForPrice = legs.some(({ before }) => before !== null);
  const isExpired = useHasPassed(selected.map(expiryOf).sort()[0]);
  const [first] = searches;
  if (!first) return null;

  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={t('total')}
      className="sticky bottom-(--phone-bar-height) z-30 [@media(height<28rem)]:static -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-raised px-4 py-2 print:static sm:py-4 shadow-float outline-none sm:mx-0 sm:rounded-card sm:border lg:top-22 lg:bottom-auto lg:flex-col lg:items-stretch lg:p-5"
    >
      <div>
        <p aria-live="polite" className="text-ink-soft text-sm">
          {t('picked', { picked: selected.length, left: searches.length - selected.length })}
        </p>
        {selected.length > 0 && (
          <>
            <p className="mt-1 max-lg:sr-only">{t('total')}</p>
            <bdi data-testid="trip-total" className="block font-semibold text-2xl tabular-nums lg:text-3xl">
              {formatQar(total, tag)}
            </bdi>
            <p className="text-ink-soft text-sm max-lg:sr-only">
              {t('totalFor', { count: first.adults + first.children + first.infants })}
            </p>
          </>
        )}
      </div>
      {isExpired && (
        <div>
          <p role="alert" className="mb-2 text-sm">
            {t('expired')}
          </p>
          <Button onClick={() => onRefresh(expiredLegs(legs))}>{t('refresh')}</Button>
        </div>
      )}
      {isWhole && !isExpired && !waitsForPrice && !overlap && (
        <Link
          href={multiCityPassengersPath(
            searches,
            selected.map(({ offer }) => offer.id),
          )}
          prefetch={false}
          onClick={() => keepAll(selected)}
          className={buttonClass('primary', 'min-h-12 max-sm:w-full print:hidden')}
        >
          {t('continue')}
          <Icon name="arrow" />
        </Link>
      )}
      {overlap && !isExpired && (
        <div className="flex flex-col gap-2 max-lg:w-full">
          {isWhole && (
            <Button disabled aria-describedby={`${id}-overlap`} className="min-h-12">
              {t('continue')}
            </Button>
          )}
          <p id={`${id}-overlap`} className="text-danger text-sm">
            {t('waitOverlap', { number: overlap.number, next: overlap.number + 1 })}
          </p>
        </div>
      )}
      {waitsForPrice && !isExpired && <p className="text-sm">{t('waitPrice')}</p>}
    </section>
  );
}

function keepAll(selected: readonly SelectedOffer[]): void {
  for (const each of selected) saveOffer(each);
}

function expiredLegs(legs: readonly SelectedLeg[]): number[] {
  const now = Date.now();
  return legs.flatMap(({ selected }, index) => (selected && Date.parse(expiryOf(selected)) <= now ? [index] : []));
}
