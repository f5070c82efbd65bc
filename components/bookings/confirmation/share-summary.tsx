import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import type { KeptReceipt } from '@/lib/bookings/receipt-storage';
import { whatsAppShareLink } from '@/lib/browser/whatsapp-link';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { cityName } from '@/lib/flights/place-names';
import { intlTag, type Locale, localizePath } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { formatDay } from '@/lib/time/dates';

/** The request as a WhatsApp text that travellers send to themselves, or to who goes along. */
export function ShareSummary({ receipt }: { receipt: KeptReceipt }) {
  const t = useTranslations('bookings.confirmation.share');
  const locale = useLocale();
  const { reference } = receipt;
  const { trip, dates, total } = summaryOf(receipt, locale);
  const link = window.location.origin + localizePath(`/support/manage-booking?reference=${reference}`, locale);
  const text = t('text', { reference, trip, dates, price: formatQar(total, intlTag(locale)), link });
  return (
    <a href={whatsAppShareLink(text)} target="_blank" rel="noopener" className={buttonClass('secondary')}>
      <WhatsAppIcon />
      {t('button')}
    </a>
  );
}

function summaryOf(receipt: KeptReceipt, locale: Locale): { trip: string; dates: string; total: number } {
  if (receipt.kind === 'flight') return flightSummary([receipt.offer], locale);
  if (receipt.kind === 'multicity')
    return flightSummary(
      receipt.legs.map(({ offer }) => offer),
      locale,
    );
  const { title, facts, total } = receipt;
  // The first two facts of a stay or a holiday are its days.
  return {
    trip: title,
    dates: facts
      .slice(0, 2)
      .map(({ term, text }) => `${term}: ${text}`)
      .join('\n'),
    total,
  };
}

function flightSummary(offers: readonly SignedFlightOffer[], locale: Locale): { trip: string; dates: string; total: number } {
  const ways = offers.flatMap(({ itineraries }) => itineraries).map(({ segments }) => segments);
  const [first] = ways;
  const stops = [first?.[0]?.departure, ...ways.map((segments) => segments.at(-1)?.arrival)];
  const departures = ways.flatMap(([segment]) => (segment ? [segment.departure.at] : []));
  return {
    trip: stops.flatMap((stop) => (stop ? [cityName(stop.iataCode, locale)] : [])).join(' – '),
    dates: departures.map(formatDay).join(' – '),
    total: offers.reduce((sum, { price }) => sum + Number(price.total), 0),
  };
}
