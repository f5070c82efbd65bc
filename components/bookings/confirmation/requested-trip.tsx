import { useTranslations } from 'next-intl';
import type { KeptReceipt } from '@/lib/bookings/receipt-storage';
import { FareIncludes } from '../fare-summary/fare-includes';
import { PriceLines } from '../fare-summary/price-lines';
import { Trip } from '../fare-summary/trip';
import { RequestedLegs } from './requested-legs';
import { RequestedStay } from './requested-stay';
import { TravellerNames } from './traveller-names';

/** What was asked for, for whom and at what price, of a request this tab has made. */
export function RequestedTrip({ receipt }: { receipt: KeptReceipt }) {
  const t = useTranslations('bookings.confirmation');
  return (
    <section className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
      <h2 className="text-xl">{t('trip')}</h2>
      <TripOfKind receipt={receipt} />
    </section>
  );
}

function TripOfKind({ receipt }: { receipt: KeptReceipt }) {
  if (receipt.kind === 'multicity') return <RequestedLegs receipt={receipt} />;
  if (receipt.kind !== 'flight') return <RequestedStay receipt={receipt} />;
  const { offer, dictionaries, passengerNames } = receipt;
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
