import { useLocale, useTranslations } from 'next-intl';
import type { SelectedOffer } from '@/lib/flights/selected-offer';
import { totalOf } from '@/lib/flights/selected-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { FareIncludes } from './fare-includes';
import { TicketNote } from './ticket-note';
import { Trip } from './trip';

/** Replacements for a flight, or for the flights of a journey, with their prices. */
export function NearestFlights({ offers }: { offers: readonly SelectedOffer[] }) {
  const t = useTranslations('bookings.summary');
  const tag = intlTag(useLocale());
  const total = offers.reduce((sum, offer) => sum + totalOf(offer), 0);
  return (
    <>
      <TicketNote offers={offers.map(({ offer }) => offer)} />
      {offers.map(({ offer, dictionaries }) => (
        <div key={offer.id} className="grid gap-4 md:grid-cols-2 md:gap-x-10">
          <Trip offer={offer} dictionaries={dictionaries} />
          <FareIncludes offer={offer} />
        </div>
      ))}
      <p className="font-semibold text-lg">
        <span className="font-normal text-base">{t('total')}</span> <bdi>{formatQar(total, tag)}</bdi>
      </p>
    </>
  );
}
