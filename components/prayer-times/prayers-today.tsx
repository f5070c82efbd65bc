'use client';

import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { PrayerDay } from '@/lib/prayer-times/prayer-day';
import type { HoursProps, HoursWords } from './hours';

export interface PrayerWords extends HoursWords {
  unavailable: string;
  retry: string;
}

interface PrayersTodayProps {
  place: string;
  /** Its English name, by which a search for flights is known. */
  city: string;
  /** Language tag for `Intl`. */
  tag: string;
  words: PrayerWords;
  summary: ReactNode;
  loading: ReactNode;
}

type State =
  | { kind: 'waiting' }
  | { kind: 'failed' }
  | { kind: 'known'; day: string | undefined; today: PrayerDay; Hours: ComponentType<HoursProps> };

/** Code and hours load when it is unfolded, so that readers of the page download neither. The day is that of a search for flights there, else today. */
export function PrayersToday({ place, city, tag, words, summary, loading }: PrayersTodayProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const [day, setDay] = useState<string>();
  const id = useId();
  const isAsking = isOpen && (state.kind === 'waiting' || (state.kind === 'known' && state.day !== day));

  // A visitor may have unfolded it before this code was there.
  useEffect(() => setOpen(box.current?.open ?? false), []);

  useEffect(() => {
    if (!isAsking) return;
    const leaving = new AbortController();
    import('./hours')
      .then(async ({ askPrayers, Hours, searchedDay }) => {
        const today = await askPrayers(place, day ?? searchedDay(city), leaving.signal);
        setState({ kind: 'known', day, today, Hours });
      })
      .catch(() => !leaving.signal.aborted && setState({ kind: 'failed' }));
    return () => leaving.abort();
  }, [place, city, isAsking, day]);

  function toggle(opens: boolean) {
    setOpen(opens);
    // It may be unfolded again tomorrow; within the hour the browser has the answer.
    if (!opens) setState({ kind: 'waiting' });
  }

  return (
    <details ref={box} onToggle={({ currentTarget }) => toggle(currentTarget.open)} className="group @container noscript:hidden">
      {summary}
      {/* Unfolded before this code was there, it starts it. */}
      <div aria-live="polite" data-live="" className="min-h-96 pt-3 pb-4 @2xl:min-h-72">
        {state.kind === 'waiting' && loading}
        {state.kind === 'failed' && (
          <>
            <p className="text-ink-soft">{words.unavailable}</p>
            <button type="button" onClick={() => setState({ kind: 'waiting' })} className={buttonClass('secondary', 'mt-3')}>
              {words.retry}
            </button>
          </>
        )}
        {state.kind === 'known' && (
          <state.Hours
            id={id}
            today={state.today}
            onDay={setDay}
            onDayEnd={() => setState({ kind: 'waiting' })}
            tag={tag}
            words={words}
          />
        )}
      </div>
    </details>
  );
}
