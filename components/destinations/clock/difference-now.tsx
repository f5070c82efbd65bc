'use client';

import { useSyncExternalStore } from 'react';
import { type ClockDifference, hoursAheadOfDoha } from '@/content/clock';
import { zoneInWords } from '@/lib/destinations/time-difference';

interface DifferenceNowProps {
  timeZone: string;
  /** What the build knew. */
  built: ClockDifference;
  /** By the hours ahead of Doha. */
  phrases: Readonly<Record<number, string>>;
  /** With {winter} and {summer}. */
  bySeason: string;
}

/**
 * Says the difference as the build knew it, then as the visitor's browser does: its data may be newer, and the clock above follows it too.
 */
export function DifferenceNow({ timeZone, built, phrases, bySeason }: DifferenceNowProps) {
  const known = useSyncExternalStore(
    neverChanges,
    () => write(inBrowser(timeZone, phrases) ?? built),
    () => write(built),
  );
  const [winter = 0, summer = 0] = known.split(' ').map(Number);
  const [inWinter = '', inSummer = ''] = [phrases[winter], phrases[summer]];
  return (
    <>
      {winter === summer ? inWinter : bySeason.replace('{summer}', inSummer).replace('{winter}', inWinter)}
      <span className="mt-1 block text-ink-soft">
        <bdi dir="ltr">{zoneInWords({ winter, summer })}</bdi>
      </span>
    </>
  );
}

const neverChanges = () => () => undefined;

/** One value that two renders can compare. */
const write = ({ winter, summer }: ClockDifference) => `${winter} ${summer}`;

/** What the browser knows, where there are words for it; null in a browser too old to say. */
function inBrowser(timeZone: string, phrases: DifferenceNowProps['phrases']): ClockDifference | null {
  try {
    const difference = hoursAheadOfDoha(timeZone);
    return difference.winter in phrases && difference.summer in phrases ? difference : null;
  } catch {
    return null;
  }
}
