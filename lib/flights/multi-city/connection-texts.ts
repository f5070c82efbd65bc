import type { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { airportName, cityName } from '../place-names';
import { type ConnectionWarning, type HardConnection, sensibleMinutes } from './connections';

interface ConnectionWords {
  t: ReturnType<typeof useTranslations<'flights.multiCity.results.connection'>>;
  /** Minutes as "7 h 10 min". */
  duration: (minutes: number) => string;
  locale: Locale;
}

export interface ConnectionText {
  warning: ConnectionWarning;
  text: string;
}

/** Why the connection of two selected legs is difficult: one or two sentences per warning. */
export function connectionTexts(
  { connection, number }: HardConnection,
  { t, duration, locale }: ConnectionWords,
): ConnectionText[] {
  const { arrivalAirport, departureAirport, change, minutes, warnings } = connection;
  const texts: Record<ConnectionWarning, () => string> = {
    overlap: () => t('overlap', { number, next: number + 1 }),
    short: () => t('short', { next: number + 1, duration: duration(minutes), advised: duration(sensibleMinutes[change]) }),
    airportChange: () =>
      t('airportChange', { from: airportName(arrivalAirport, locale), to: airportName(departureAirport, locale) }),
    cityChange: () => t('cityChange', { from: cityName(arrivalAirport, locale), to: cityName(departureAirport, locale) }),
  };
  return warnings.map((warning) => ({ warning, text: texts[warning]() }));
}
