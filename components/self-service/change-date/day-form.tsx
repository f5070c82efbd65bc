import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { Spinner } from '@/components/ui/spinner';
import { moveErrors } from '@/lib/bookings/model/order-choice';
import { cityName } from '@/lib/flights/place-names';
import { fieldErrors } from '@/lib/network/http';
import { wishedMoves } from '@/lib/self-service/requests';
import { isolated } from '@/lib/text/isolate';
import { dayErrors, formatDay, lastDayToAsk } from '@/lib/time/dates';
import type { FlightItinerary } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { OrderMove } from '@/supabase/functions/_shared/contracts/orders';

interface DayFormProps {
  /** Direction by direction, as booked now. */
  flights: readonly FlightItinerary[];
  reference: string;
  lastName: string;
  /** yyyy-MM-dd; empty while not known. */
  today: string;
  isLoading: boolean;
  onSearch: (moves: OrderMove[]) => void;
  /** Called when the days differ from those of the last request. */
  onChange: () => void;
}

/** Selects the directions to move, and their new days. */
export function DayForm({ flights, reference, lastName, today, isLoading, onSearch, onChange }: DayFormProps) {
  const t = useTranslations('changeDate');
  const dateWords = useDateWords();
  const locale = useLocale();
  const form = useId();
  const { errors, lines, attempt, report, onInput } = useFieldErrors();
  const days = flights.map(({ segments }) => segments[0]?.departure.at.slice(0, 10) ?? '');
  const open = flights.flatMap((itinerary, index) => ((days[index] ?? '') >= today ? [{ itinerary, direction: index + 1 }] : []));
  const [typed, setTyped] = useState<Record<number, string>>({});
  /** By direction; if only one can be moved, it is always selected. */
  const [moved, setMoved] = useState<Record<number, boolean>>({});
  const isMoved = (direction: number) => open.length === 1 || moved[direction] === true;
  const dayId = (direction: number) => `${form}-day-${direction}`;

  function ask(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const wanted = open.filter(({ direction }) => isMoved(direction));
    const moves = wanted.map(({ direction }) => ({ direction, day: typed[direction] ?? '' }));
    const checked = wishedMoves.safeParse({ reference, lastName, moves });
    const found: Record<string, string> = {};
    if (wanted.length === 0) found[`${form}-move-${open[0]?.direction}`] = t('errors.moves');
    for (const { path, message } of checked.success ? [] : fieldErrors(checked.error.issues)) {
      const place = /^moves\.(\d+)\.day$/.exec(path)?.[1];
      const direction = moves[Number(place)]?.direction;
      const known = dayErrors.find((one) => one === message);
      if (place && direction) found[dayId(direction)] = known ? dateWords.errors[known] : t('errors.wishedDay');
    }
    if (checked.success) {
      for (const [direction, error] of moveErrors(checked.data.moves, days)) found[dayId(direction)] = t(`errors.${error}`);
    }
    report(found);
    if (checked.success && Object.keys(found).length === 0) onSearch(checked.data.moves);
  }

  return (
    <form onSubmit={ask} onInput={onInput} noValidate className="space-y-4">
      {lines.length > 0 && <ErrorSummary key={attempt} title={t('summary')} errors={lines} />}
      <fieldset className="min-w-0 space-y-2">
        {open.length > 1 && <legend className="font-medium">{t('which')}</legend>}
        {open.map(({ itinerary: { segments }, direction }) => {
          const [from, to] = [segments[0]?.departure.iataCode, segments.at(-1)?.arrival.iataCode];
          const route = { from: cityName(from ?? '', locale), to: cityName(to ?? '', locale) };
          const now = isolated(formatDay(days[direction - 1] ?? ''));
          const moveId = `${form}-move-${direction}`;
          return (
            <div key={direction} className="space-y-2">
              {open.length > 1 ? (
                <Checkbox
                  id={moveId}
                  label={t('now', { ...route, now })}
                  error={errors[moveId]}
                  checked={isMoved(direction)}
                  onChange={({ currentTarget }) => {
                    setMoved({ ...moved, [direction]: currentTarget.checked });
                    onChange();
                  }}
                />
              ) : (
                <p className="font-medium">{t('now', { ...route, now })}</p>
              )}
              {isMoved(direction) && (
                <div className={open.length > 1 ? 'max-w-sm ps-8' : 'max-w-sm'}>
                  <DateField
                    id={dayId(direction)}
                    label={open.length > 1 ? t('dayOf', route) : t('day')}
                    error={errors[dayId(direction)]}
                    words={dateWords}
                    earliest={today}
                    latest={today && lastDayToAsk(today)}
                    value={typed[direction] ?? ''}
                    onChange={({ target }) => {
                      setTyped({ ...typed, [direction]: target.value });
                      onChange();
                    }}
                    autoComplete="off"
                  />
                </div>
              )}
            </div>
          );
        })}
      </fieldset>
      <Button type="submit" aria-disabled={isLoading} className="min-h-12 px-8 max-sm:w-full">
        {isLoading && <Spinner />}
        <span>{isLoading ? t('asking') : t('ask')}</span>
      </Button>
    </form>
  );
}
