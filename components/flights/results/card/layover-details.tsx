import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Layover, LayoverWarning } from '@/lib/flights/results/layovers';
import { useNames } from '../results-context';
import { useDurationWords } from './duration-text';

/** A wait between two flights, with what a traveller should think of. */
export function LayoverDetails({ layover: { airport, arrivalAirport, minutes, warnings } }: { layover: Layover }) {
  const t = useTranslations('flights.results.details');
  const names = useNames();
  const { short } = useDurationWords();
  const advice: Record<LayoverWarning, string> = {
    short: t('shortAdvice'),
    overnight: t('overnightAdvice'),
    airportChange: t('airportChangeAdvice', { from: names.airport(arrivalAirport), to: names.airport(airport) }),
  };
  const isWarning = warnings.length > 0;
  return (
    <li
      className={`ms-[4.5rem] rounded-control px-4 py-2.5 text-sm ${isWarning ? 'bg-sun-soft text-on-sun-soft' : 'bg-sunken text-ink-soft'}`}
    >
      <p className="flex items-center gap-2 font-medium">
        <Icon name={isWarning ? 'warning' : 'clock'} className="size-4" />
        {t('layover', { duration: short(minutes), city: names.city(airport) })}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="mt-1">
          {advice[warning]}
        </p>
      ))}
    </li>
  );
}
