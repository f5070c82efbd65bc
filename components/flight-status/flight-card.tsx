import { useLocale, useTranslations } from 'next-intl';
import { delayToTell, minutesToGo, progressOf } from '@/lib/flight-status/progress';
import { airlineName } from '@/lib/flights/place-names';
import type { FlightStatus } from '@/supabase/functions/_shared/contracts/flight-status';
import { FlightEndView } from './flight-end';
import { ProgressLine } from './progress-line';
import type { FlightSlots } from './slots';
import { StateBadge } from './state-badge';
import { useDurationText } from './use-duration-text';

interface FlightCardProps extends Pick<FlightSlots, 'AirlineTile'> {
  flight: FlightStatus;
  carriers: Readonly<Record<string, string>>;
  /** Ms since 1970. */
  now: number;
  /** How old what is said is, where the list does not say it for all. */
  updated: string | null;
}

export function FlightCard({ flight, carriers, now, updated, AirlineTile }: FlightCardProps) {
  const t = useTranslations('flightStatus.card');
  const locale = useLocale();
  const inWords = useDurationText();
  const { airline, number, operatedBy, state, departure, arrival } = flight;
  const delay = delayToTell(flight);
  const toGo = minutesToGo(flight, now);
  const isCalledOff = state === 'cancelled';
  const advice = { cancelled: t('cancelled'), diverted: t('diverted'), unknown: t('unknown') };
  const day = departure.scheduled;

  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-raised p-4 shadow-card sm:p-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 items-center gap-3">
          <AirlineTile code={airline} />
          <div className="min-w-0">
            <h3 className="text-lg">
              {airlineName(airline, locale, carriers)} <bdi className="whitespace-nowrap">{`${airline} ${number}`}</bdi>
            </h3>
            {operatedBy && (
              <p className="text-ink-soft text-sm">{t('operatedBy', { airline: airlineName(operatedBy, locale, carriers) })}</p>
            )}
          </div>
        </div>
        <p className="flex flex-wrap items-center gap-2">
          <StateBadge state={state} delay={delay > 0 ? inWords(delay) : null} />
          {delay !== 0 && state !== 'delayed' && (
            <span className={delay > 0 ? 'font-medium text-on-sun-soft text-sm' : 'font-medium text-sm text-success'}>
              {delay > 0 ? t('late', { duration: inWords(delay) }) : t('early', { duration: inWords(-delay) })}
            </span>
          )}
        </p>
      </header>
      <div className="my-4">
        <ProgressLine progress={progressOf(flight, now)} />
      </div>
      <div className="mb-4 grid grid-cols-2 gap-4">
        <FlightEndView end={departure} label={t('from')} day={day} isCalledOff={isCalledOff} />
        <FlightEndView end={arrival} label={t('to')} day={day} isCalledOff={isCalledOff} />
      </div>
      {(state === 'cancelled' || state === 'diverted' || state === 'unknown') && <p className="mb-4">{advice[state]}</p>}
      {(updated || toGo !== null) && (
        <p className="mt-auto flex flex-wrap justify-between gap-x-4 border-line border-t pt-3 text-ink-soft text-sm">
          {updated && <span>{updated}</span>}
          {toGo !== null && <span>{t('toGo', { duration: inWords(toGo) })}</span>}
        </p>
      )}
    </article>
  );
}
