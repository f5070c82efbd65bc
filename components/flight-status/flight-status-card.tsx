import { useLocale, useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { DayOffset } from '@/components/ui/dates/day-offset';
import { Icon, type IconName } from '@/components/ui/icon';
import { delayToShow, minutesToGo, progressOf } from '@/lib/flight-status/progress';
import { airlineName, cityName, isKnownPlace } from '@/lib/flights/place-names';
import { intlTag } from '@/lib/i18n/locales';
import { daysBetween, formatClock } from '@/lib/time/dates';
import type { FlightEnd, FlightState, FlightStatus } from '@/supabase/functions/_shared/contracts/flights/flight-status';
import type { FlightSlots } from './slots';

const looks: Record<FlightState, { icon: IconName; tone: BadgeTone }> = {
  scheduled: { icon: 'calendar', tone: 'neutral' },
  delayed: { icon: 'clock', tone: 'sun' },
  boarding: { icon: 'person', tone: 'accent' },
  departed: { icon: 'plane', tone: 'accent' },
  enRoute: { icon: 'plane', tone: 'accent' },
  landed: { icon: 'check', tone: 'success' },
  cancelled: { icon: 'close', tone: 'danger' },
  perhapsCancelled: { icon: 'warning', tone: 'sun' },
  diverted: { icon: 'warning', tone: 'danger' },
  unknown: { icon: 'info', tone: 'neutral' },
};

/** The state of a flight as text, icon and colour. `delay` in words, if the flight is late. */
function StateBadge({ state, delay }: { state: FlightState; delay: string | null }) {
  const t = useTranslations('flightStatus.state');
  const words: Record<FlightState, string> = {
    scheduled: t('scheduled'),
    delayed: delay ? t('delayedBy', { duration: delay }) : t('delayed'),
    boarding: t('boarding'),
    departed: t('departed'),
    enRoute: t('enRoute'),
    landed: t('landed'),
    cancelled: t('cancelled'),
    perhapsCancelled: t('perhapsCancelled'),
    diverted: t('diverted'),
    unknown: t('unknown'),
  };
  const { icon, tone } = looks[state];
  return (
    <Badge tone={tone}>
      <Icon name={icon} className="size-4" />
      {words[state]}
    </Badge>
  );
}

interface FlightCardProps extends Pick<FlightSlots, 'AirlineTile'> {
  flight: FlightStatus;
  carriers: Readonly<Record<string, string>>;
  /** Ms since 1970. */
  now: number;
  /** How old the status is, as text. Null when the list shows it once for all flights, or when it is unknown. */
  updated: string | null;
}

export function FlightCard({ flight, carriers, now, updated, AirlineTile }: FlightCardProps) {
  const t = useTranslations('flightStatus.card');
  const locale = useLocale();
  const inWords = useDurationText();
  const { airline, number, operatedBy, state, departure, arrival } = flight;
  const delay = delayToShow(flight);
  const toGo = minutesToGo(flight, now);
  const isCalledOff = state === 'cancelled';
  const advice: Partial<Record<FlightState, string>> = {
    cancelled: t('cancelled'),
    perhapsCancelled: t('perhapsCancelled'),
    diverted: t('diverted'),
    unknown: t('unknown'),
  };
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
      {advice[state] && <p className="mb-4">{advice[state]}</p>}
      {(updated || toGo !== null) && (
        <p className="mt-auto flex flex-wrap justify-between gap-x-4 border-line border-t pt-3 text-ink-soft text-sm">
          {updated && <span>{updated}</span>}
          {toGo !== null && <span>{t('toGo', { duration: inWords(toGo) })}</span>}
        </p>
      )}
    </article>
  );
}

/** How far the aircraft is, along the line of reading; a broken line for a flight that does not arrive. */
function ProgressLine({ progress }: { progress: number | null }) {
  const locale = useLocale();
  const t = useTranslations('flightStatus.card');
  if (progress === null) {
    return (
      <div aria-hidden="true" className="flex h-6 items-center">
        <span className="grow border-line-strong border-t-2 border-dashed" />
      </div>
    );
  }
  const percent = new Intl.NumberFormat(intlTag(locale), { style: 'percent' }).format(progress);
  return (
    <div role="img" aria-label={t('progress', { percent })} className="relative mx-3 h-6">
      <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 rounded-pill bg-line" />
      <span
        className="absolute start-0 top-1/2 h-0.5 -translate-y-1/2 rounded-pill bg-accent"
        style={{ width: `${progress * 100}%` }}
      />
      <span className="-ms-3 absolute top-0 bg-raised text-accent" style={{ insetInlineStart: `${progress * 100}%` }}>
        <Icon name="plane" className="size-6 rotate-[38deg] rtl:-rotate-[38deg]" />
      </span>
    </div>
  );
}

/** Minutes in words: "25 minutes", "1 h 25 min". */
function useDurationText(): (minutes: number) => string {
  const t = useTranslations('flightStatus.card');
  return (minutes) => {
    if (minutes < 60) return t('minutes', { count: minutes });
    return t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
}

interface FlightEndViewProps {
  end: FlightEnd;
  /** "Departure" or "Arrival". */
  label: string;
  /** The day the flight was to leave, in the time of that airport; undefined when it is not known. */
  day: string | undefined;
  isCalledOff: boolean;
}

/** One end of a flight: place, the best known time, what was planned, and where to go. */
function FlightEndView({ end, label, day, isCalledOff }: FlightEndViewProps) {
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
