import { useLocale, useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { PdfInLanguages } from '@/components/ui/feedback/pdf-button';
import { showToast } from '@/components/ui/feedback/toast';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import { saveFile } from '@/lib/browser/save-file';
import type { Trip, TripGroup } from '@/lib/dashboard/trips';
import { airportName, cityName } from '@/lib/flights/place-names';
import { Link } from '@/lib/i18n/navigation';

/** Actions for a booking: add to calendar, ask, change. */
export function TripActions({ trip, group }: { trip: Trip; group: TripGroup }) {
  const t = useTranslations('account.dashboard.trips');
  const locale = useLocale();
  const { reference, offer, status, departure_date, last_travel_date } = trip;
  const name = offer.title?.[locale];
  const isDated = offer.flights.length > 0 || Boolean(name);

  async function addToCalendar() {
    try {
      const { calendarWords, tripCalendar } = await import('@/lib/dashboard/trip-calendar');
      const text = tripCalendar(
        {
          reference,
          offers: offer.flights,
          dropped: offer.dropped,
          ...(name && { stay: { title: name, firstDay: departure_date, lastDay: last_travel_date } }),
          status,
        },
        calendarWords({ language: locale, reference, sentence: (key, values) => t(key, values), cityName, airportName }),
        new Date(),
      );
      saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${reference}.ics`);
    } catch {
      void showToast('error', t('calendarFailed'));
    }
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2 border-line sm:gap-3 border-t pt-4">
      {isDated && group !== 'past' && (
        <Button variant="secondary" className="max-sm:grow max-sm:px-3" onClick={() => void addToCalendar()}>
          <Icon name="calendar" />
          {t('calendar')}
        </Button>
      )}
      {(status === 'confirmed' || status === 'ticketed') && (
        <PdfInLanguages
          reference={reference}
          ask={(each) => ({ path: `/api/itineraries/${trip.id}?locale=${each}` })}
          words={t}
        />
      )}
      <WhatsAppLink
        number={company.whatsapp.number}
        message={t('message', { reference })}
        className={buttonClass('secondary', 'max-sm:grow max-sm:px-3')}
      >
        {t('whatsapp')}
      </WhatsAppLink>
      {group !== 'past' && (
        <Link
          href={`/support/manage-booking?reference=${reference}`}
          prefetch={false}
          className={buttonClass('quiet', 'max-sm:grow')}
        >
          {t('manage')}
        </Link>
      )}
    </div>
  );
}
