import { useLocale, useTranslations } from 'next-intl';
import { DayOffset } from '@/components/ui/dates/day-offset';
import { cityName, isKnownPlace } from '@/lib/flights/place-names';
import { daysBetween, formatClock } from '@/lib/time/dates';
import type { FlightEnd } from '@/supabase/functions/_shared/contracts/flights/flight-status';

interface FlightEndViewProps {
  end: FlightEnd;
  /** "Departure" or "Arrival". */
  label: string;
  /** The day the flight was to leave, in the time of that airport; undefined when it is not known. */
  day: string | undefined;
  isCalledOff: boolean;
}

/** One end of a flight: place, the best known time, what was planned, and where to go. */
export function FlightEndView({ end, label, day, isCalledOff }: FlightEndViewProps) {
  const t = useTranslations('flightStatus.card');
  const locale = useLocale();
  const { iataCode, place, scheduled, estimated, actual, terminal, gate, baggageBelt } = end;
  const best = actual ?? estimated ?? scheduled;
  const isMoved = best !== scheduled;
  const details = [
    { term: t('terminal'), text: terminal },
    { term: t('gate'), text: gate },
    { term: t('belt'), text: baggageBelt },
  ].filter(({ text }) => text);

  return (
    <div className="min-w-0">
      <h4 className="text-ink-soft text-sm">
        {label}
        <span className="block font-semibold text-base text-ink">
          <span>{isKnownPlace(iataCode) ? cityName(iataCode, locale) : (place ?? iataCode)}</span>{' '}
          <bdi className="font-normal text-ink-soft">{iataCode}</bdi>
        </span>
      </h4>
      <p className="mt-1">
        {best ? (
          <>
            <span className={isCalledOff ? 'font-semibold text-2xl line-through' : 'font-semibold text-2xl'}>
              <bdi>{formatClock(best)}</bdi>
            </span>
            <DayOffset
              days={day ? daysBetween(day, best) : 0}
              words={{ after: (count) => t('daysLater', { count }), before: t('dayEarlier') }}
            />
            <span className="ms-2 text-ink-soft text-sm">{actual ? t('actual') : estimated ? t('expected') : t('planned')}</span>
          </>
        ) : (
          t('timeUnknown')
        )}
      </p>
      <p className="min-h-5 text-ink-soft text-sm">
        {isMoved && scheduled && (
          <>
            <span>{t('planned')}</span>{' '}
            <bdi>
              <s>{formatClock(scheduled)}</s>
            </bdi>
          </>
        )}
      </p>
      {details.length > 0 && (
        <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          {details.map(({ term, text }) => (
            <div key={term}>
              <dt className="text-ink-soft text-sm">{term}</dt>
              <dd className="font-semibold">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
