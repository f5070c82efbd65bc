import { useTranslations } from 'next-intl';
import type { KeptReceipt } from '@/lib/bookings/receipt-storage';
import { FareIncludes } from '../fare-summary/fare-includes';
import { PriceLines } from '../fare-summary/price-lines';
import { Trip } from '../fare-summary/trip';

/** The flights, the passengers and the price of a request this tab has made. */
export function RequestedTrip({ receipt: { offer, dictionaries, passengerNames } }: { receipt: KeptReceipt }) {
  const t = useTranslations('bookings.confirmation');
  const passengers = passengerNames.map((name, index) => ({ seat: `passenger ${index}`, name }));
  return (
    <section className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
      <h2 className="text-xl">{t('trip')}</h2>
      <div className="mt-5 grid gap-6 md:grid-cols-2 md:gap-10">
        <Trip offer={offer} dictionaries={dictionaries} />
      </div>
      <div className="mt-6">
        <FareIncludes offer={offer} />
      </div>
      <div className="mt-6 grid gap-6 border-line border-t pt-6 md:grid-cols-2 md:gap-10">
        <div>
          <h3>{t('passengers')}</h3>
          <ul className="mt-2 flex flex-col gap-1">
            {passengers.map(({ seat, name }) => (
              <li key={seat}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </div>
        <PriceLines offer={offer} />
      </div>
    </section>
  );
}
