import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { type Connection, type ConnectionWarning, sensibleMinutes } from '@/lib/flights/multi-city/connections';
import { airportName, cityName } from '@/lib/flights/place-names';
import { useDurationWords } from '../../results/card/duration-text';

interface ConnectionNoteProps {
  connection: Connection;
  /** Of the leg that lands; the one that leaves comes after it. */
  number: number;
}

/** Why two chosen legs do not follow each other easily. */
export function ConnectionNote({ connection, number }: ConnectionNoteProps) {
  const t = useTranslations('flights.multiCity.results.connection');
  const locale = useLocale();
  const { short } = useDurationWords();
  const { arrivalAirport, departureAirport, change, minutes, warnings } = connection;
  const text: Record<ConnectionWarning, string> = {
    overlap: t('overlap', { number, next: number + 1 }),
    short: t('short', { next: number + 1, duration: short(minutes), advised: short(sensibleMinutes[change]) }),
    airportChange: t('airportChange', { from: airportName(arrivalAirport, locale), to: airportName(departureAirport, locale) }),
    cityChange: t('cityChange', { from: cityName(arrivalAirport, locale), to: cityName(departureAirport, locale) }),
  };
  return (
    <Notice tone={warnings.includes('overlap') ? 'danger' : 'warning'} announce="status">
      {warnings.map((warning) => (
        <p key={warning}>{text[warning]}</p>
      ))}
    </Notice>
  );
}
