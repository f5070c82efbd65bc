import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { airportName } from '@/lib/flights/place-names';
import { airportChangesOf, ticketsOf } from '@/lib/flights/round-trip';

/**
 * For a journey: whether it has one ticket or several, who pays for a missed flight, and where it goes on from another airport. Nothing for one
 * way and round trips.
 */
export function TicketNote({ offers }: { offers: readonly SignedFlightOffer[] }) {
  const t = useTranslations('flights.results');
  const locale = useLocale();
  const tickets = ticketsOf(offers);
  const changes = airportChangesOf(offers);
  return (
    tickets && (
      <>
        <p className="col-span-full text-sm">{t(`tickets.${tickets}`)}</p>
        {changes.length > 0 && (
          <div className="col-span-full">
            <Notice tone="warning">
              {changes.map(({ lands, leaves }) => (
                <p key={`${lands} ${leaves}`}>
                  {t('details.airportChangeAdvice', { from: airportName(lands, locale), to: airportName(leaves, locale) })}
                </p>
              ))}
            </Notice>
          </div>
        )}
      </>
    )
  );
}
