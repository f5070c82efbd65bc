'use client';

import { type ReactNode, useReducer, useState } from 'react';
import { Button } from '@/components/ui/button';
import { BoardContext, type PlaceState } from './board-context';
import { UsualMonth } from './usual-month';

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
    <BoardContext value={{ isDown, attempt, report, UsualMonth }}>
      <div role="status" className="noscript:hidden">
        {isDown && (
          <div className="mt-6 flex items-center gap-5">
            {/* biome-ignore lint/performance/noImgElement: a vector file. */}
            <img
              src="/art/pages/weather-away.svg"
              alt=""
              width={800}
              height={600}
              className="aspect-square w-28 shrink-0 rounded-card object-cover sm:aspect-3/2 sm:w-56"
            />
            <p className="text-lg">{words.down}</p>
          </div>
        )}
      </div>
      {isDown && (
        <Button
          variant="secondary"
          aria-disabled={isLoading}
          onClick={() => !isLoading && setAttempt(attempt + 1)}
          className="mt-3"
        >
          {isLoading ? words.loading : words.retry}
        </Button>
      )}
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
