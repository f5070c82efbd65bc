import { useTranslations } from 'next-intl';

/** The words for an error key of the contract; undefined without a key. */
export function useErrorText(): (key: string | undefined) => string | undefined {
  const t = useTranslations('flightStatus.errors');
  const words: Record<string, string> = {
    flightInvalid: t('flightInvalid'),
    airportRequired: t('airportRequired'),
    airportUnknown: t('airportUnknown'),
    sameAirport: t('sameAirport'),
    dateInvalid: t('dateInvalid'),
  };
  return (key) => (key === undefined ? undefined : (words[key] ?? words['dateInvalid']));
}
