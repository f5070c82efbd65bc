import { getTranslations } from 'next-intl/server';
import { company } from '@/content/company';
import { legSuggestions } from '@/lib/flights/multi-city/legs';
import type { Locale } from '@/lib/i18n/locales';
import { FlightSearchForm } from './flight-search-form';
import { flightFormWords } from './form-words';

/** The flight tab of the search panel: words from the server, everything else in the form. */
export async function FlightSearch({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'flights.form' });
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
      <FlightSearchForm locale={locale} words={await flightFormWords(locale, legSuggestions.most)} />
    </>
  );
}
