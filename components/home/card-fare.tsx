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
    from: string;
    perPerson: string;
    /** By number of stops, from 0. */
    stops: readonly string[];
  };
  /** What the card says of itself, in QAR. */
  price: number;
  facts: ReactNode;
}

/**
 * Facts and price of a card: the lowest price of its days with its stops, if that comes before anybody is near the card; else its own. What is on
 * screen does not change under the eye.
 */
export function CardFare({ code, tag, words, price, facts }: CardFareProps) {
  // Drawn twice at most: what the compiler would keep for a third time weighs more than all the rest.
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
        {live ? factsOf(live, words.stops, tag) : facts}
      </p>
      <p className="mt-auto pt-3">
        {live && <span className="text-ink-soft text-sm">{words.from} </span>}
        <bdi className="font-semibold text-accent text-xl">{formatQar(Math.ceil(live?.perAdult ?? price), tag)}</bdi>{' '}
        <span className="text-ink-soft text-sm">{words.perPerson}</span>
      </p>
    </>
  );
}

function factsOf(trip: LiveFare, stopWords: readonly string[], tag: string): ReactNode {
  const stops = stopWords[trip.stops ?? -1];
  return (
    <>
      {stops && `${stops} · `}
      <bdi>{daysInWords(trip, tag)}</bdi>
      {trip.nonStop && (
        <>
          {' · '}
          {stopWords[0]} <bdi>{formatQar(trip.nonStop, tag)}</bdi>
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
