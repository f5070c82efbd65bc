import { leastBags } from '@/lib/flights/fare';
import type { FlightOffer } from '@/lib/flights/offer';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { LazyDetails } from '../lazy-details';

const load = async (locale: Locale) => {
  const [{ ExtrasPanel }, messages] = await Promise.all([import('./extras-panel'), loadMessages(locale, ['extras', 'tickets'])]);
  return { ExtrasPanel, messages };
};

interface LazyExtrasProps {
  label: string;
  failed: string;
  booking: { kind: string; status: string; reference: string; offer: { flights: readonly FlightOffer[] } };
  /** The surname of a traveller, which the request needs. */
  lastName: string;
}

/** Bags and seats to be added to a confirmed flight. */
export function LazyExtras({ booking: { kind, status, reference, offer }, lastName, ...words }: LazyExtrasProps) {
  const [flight] = offer.flights;
  const included = flight ? leastBags(flight) : null;
  if (kind !== 'flight' || (status !== 'confirmed' && status !== 'ticketed')) return null;
  return (
    <LazyDetails {...words} className="mt-4 print:hidden" load={load}>
      {({ ExtrasPanel, messages }, locale) => (
        <ExtrasPanel locale={locale} messages={messages} reference={reference} lastName={lastName} included={included} />
      )}
    </LazyDetails>
  );
}
