'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onFirstInteraction } from '@/lib/browser/first-interaction';
import { fetchLiveFares, type LiveFare } from '@/lib/flights/calendar/live-fares';
import { formatQar } from '@/lib/money';

interface CardFareProps {
  code: string;
  /** BCP 47 tag for the price. */
  tag: string;
  words: {
    now: string;
    perPerson: string;
    /** By number of stops, from 0. */
    stops: readonly string[];
  };
  /** The card's own price, in QAR. */
  price: number;
  facts: ReactNode;
}

/**
 * Facts and price of a card, and below them the present lowest price with its stops and days, if it arrives before the card is in view: what is
 * visible does not move.
 */
export function CardFare({ code, tag, words, price, facts }: CardFareProps) {
  // Rendered at most twice: the compiler's memoization would cost more than it saves.
  'use no memo';
  const [live, setLive] = useState<LiveFare>();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      onFirstInteraction(
        () =>
          void fetchLiveFares().then((fares) => {
            if (line.current && line.current.getBoundingClientRect().top > innerHeight)
              setLive(fares.find((fare) => fare.code === code));
          }),
      ),
    [code],
  );
  return (
    <>
      <p ref={line} className="mt-2 text-sm">
        {facts}
      </p>
      <p className="mt-auto pt-3">
        <bdi className="font-semibold text-accent text-xl">{formatQar(price, tag)}</bdi>{' '}
        <span className="text-ink-soft text-sm">{words.perPerson}</span>
      </p>
      {live && (
        <p className="mt-1 text-ink-soft text-sm">
          {words.now} <bdi>{formatQar(Math.ceil(live.perAdult), tag)}</bdi>
          {' · '}
          {factsOf(live, words.stops, tag)}
        </p>
      )}
    </>
  );
}

function factsOf(trip: LiveFare, stopWords: readonly string[], tag: string): ReactNode {
  const stops = stopWords[trip.stops ?? -1];
  return (
    <>
      {stops && <span>{`${stops} · `}</span>}
      <bdi>{daysInWords(trip, tag)}</bdi>
      {trip.nonStop && (
        <>
          <span>{' · '}</span>
          <span>{stopWords[0]}</span> <bdi>{formatQar(trip.nonStop, tag)}</bdi>
        </>
      )}
    </>
  );
}

/** "6–13 Dec" */
function daysInWords(trip: LiveFare, tag: string): string {
  const [departure, back] = [trip.departure, trip.return].map((day) => new Date(day)) as [Date, Date];
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(departure, back);
}
