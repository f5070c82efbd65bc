'use client';

import clsx from 'clsx';
import { type ReactNode, useReducer, useState } from 'react';
import { Button } from '@/components/ui/button';
import { BoardContext, type PlaceState } from './board-context';
import { UsualWeather } from './usual-weather';

export interface BoardWords {
  down: string;
  loading: string;
  retry: string;
}

export function WeatherBoard({ words, children }: { words: BoardWords; children: ReactNode }) {
  const [{ isDown, open }, report] = useReducer(tally, { open: 0, isAnyKnown: false, isDown: false });
  const [attempt, setAttempt] = useState(0);
  const isLoading = open > 0;

  return (
    <BoardContext value={{ isDown, attempt, report, UsualWeather }}>
      <div
        className={clsx(
          'noscript:hidden',
          isDown && 'mt-6 flex items-center gap-x-5 gap-y-3 rounded-card border border-line bg-sunken p-4 max-sm:flex-wrap',
        )}
      >
        <div role="status" className={clsx(isDown && 'flex grow items-center gap-4')}>
          {isDown && (
            <>
              {/* biome-ignore lint/performance/noImgElement: a vector file. */}
              <img
                src="/art/pages/weather-away.svg"
                alt=""
                width={800}
                height={600}
                className="size-16 shrink-0 rounded-control object-cover"
              />
              <p>{words.down}</p>
            </>
          )}
        </div>
        {isDown && (
          <Button
            variant="secondary"
            aria-disabled={isLoading}
            onClick={() => !isLoading && setAttempt(attempt + 1)}
            className="shrink-0 max-sm:w-full"
          >
            {isLoading ? words.loading : words.retry}
          </Button>
        )}
      </div>
      {children}
    </BoardContext>
  );
}

interface Tally {
  /** The number of pending requests. */
  open: number;
  isAnyKnown: boolean;
  /** All requests so far have failed. Stays true until one succeeds. */
  isDown: boolean;
}

export function tally({ open, isAnyKnown, isDown }: Tally, news: PlaceState): Tally {
  if (news === 'asked') return { open: open + 1, isAnyKnown, isDown };
  const left = open - 1;
  if (news === 'known') return { open: left, isAnyKnown: true, isDown: false };
  return { open: left, isAnyKnown, isDown: isDown || (!isAnyKnown && left === 0) };
}
