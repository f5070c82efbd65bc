import { getMessages, getTranslations } from 'next-intl/server';
import { company } from '@/content/company';
import { airportSuggestionLimit } from '@/lib/flights/airport-lookup';
import type { Locale } from '@/lib/i18n/locales';
import { passengerLimits } from '@/supabase/functions/_shared/contracts/flight-search';
import { FlightSearchForm } from './flight-search-form';

const mostPassengers = 2 * passengerLimits.adults.max + passengerLimits.children.max;

/** The flight tab of the search panel: words from the server, everything else in the form. */
export async function FlightSearch({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'flights.form' });
  const { flights, common } = await getMessages({ locale });
  const { passengerCount: _passengers, airportCount: _airports, nights: _nights, noScript: _noScript, ...form } = flights.form;
  const upTo = (most: number, text: (count: number) => string) => Array.from({ length: most + 1 }, (_, count) => text(count));
  return (
    <>
      <noscript>
        <p className="mb-4 rounded-control bg-sun-soft p-4 text-on-sun-soft">
          {t.rich('noScript', {
            phone: (text) => <a href={company.phone.href}>{text}</a>,
            number: () => <bdi dir="ltr">{company.phone.display}</bdi>,
            whatsapp: (text) => <a href={`https://wa.me/${company.whatsapp.number}`}>{text}</a>,
          })}
        </p>
      </noscript>
      <FlightSearchForm
        locale={locale}
        words={{
          form,
          errors: flights.errors,
          passengerCounts: upTo(mostPassengers, (count) => t('passengerCount', { count })),
          airportCounts: upTo(airportSuggestionLimit, (count) => t('airportCount', { count })),
          close: common.close,
        }}
      />
    </>
  );
}
