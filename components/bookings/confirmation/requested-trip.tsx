import { useTranslations } from 'next-intl';
import type { FlightReceipt, JourneyReceipt } from '@/lib/bookings/products/flight/describe';
import type { Receipt, TripReceipt } from '@/lib/bookings/receipt';
import { FareIncludes } from '../fare-summary/fare-includes';
import { PriceLines } from '../fare-summary/price-lines';
import { Trip } from '../fare-summary/trip';
import { RequestedLegs } from './requested-legs';
import { RequestedStay } from './requested-stay';
import { TravellerNames } from './traveller-names';

/** What was asked for, for whom and at what price, of a request this tab has made. */
export function RequestedTrip({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('bookings.confirmation');
  return (
    <section className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
      <h2 className="text-xl">{t('trip')}</h2>
      <TripOfKind receipt={receipt} />
    </section>
  );
}

function TripOfKind({ receipt }: { receipt: Receipt }) {
  if (receipt.kind === 'multicity') return <RequestedLegs receipt={receipt as JourneyReceipt} />;
  if (receipt.kind !== 'flight') return <RequestedStay receipt={receipt as TripReceipt} />;
  const { offer, dictionaries, passengerNames } = receipt as FlightReceipt;
  return (
    <>
      <div className="mt-5 grid gap-6 md:grid-cols-2 md:gap-10">
        <Trip offer={offer} dictionaries={dictionaries} />
      </div>
      <div className="mt-6">
        <FareIncludes offer={offer} />
      </div>
      <div className="mt-6 grid gap-6 border-line border-t pt-6 md:grid-cols-2 md:gap-10">
        <TravellerNames names={passengerNames} />
        <PriceLines offer={offer} />
      </div>
    </>
  );
}
