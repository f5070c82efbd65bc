import { useTranslations } from 'next-intl';
import { type ClockDifference, hoursAheadOfDoha } from '@/content/clock';
import type { Destination } from '@/content/destination';
import { zoneInWords } from '@/lib/destinations/time-difference';
import { sunAt } from '@/lib/geography/sun';
import { type ClockData, runClock } from './run-clock';
import { StartClock } from './start-clock';

/**
 * Inline, after the clock: it is in the first view of phones, and React is not wanted for it. scripts/csp-hashes.mjs allows it by its hash. A task of its
 * own: time zones are slow to open on a phone, and the page is not read to its end meanwhile.
 */
export const clockScript = `setTimeout(${runClock},0,document.currentScript.previousElementSibling,${hoursAheadOfDoha},${zoneInWords},${sunAt})`;

/**
 * The time at a place, for which the page leaves room since only the visitor's clock knows it, and how far that is from Doha, all year
 * round, as the build knew it and then as the browser does.
 */
export function LocalClock({ timeZone, latitude, longitude }: Omit<Destination['city'], 'name'>) {
  const t = useTranslations('destinations.clock');
  const built = hoursAheadOfDoha(timeZone);
  const inWords = (hours: number) => {
    if (hours === 0) return t('same');
    return hours > 0 ? t('ahead', { hours }) : t('behind', { hours: -hours });
  };
  // Laws move clocks by an hour.
  const near = [built.winter, built.summer].flatMap((hours) => [hours - 1, hours, hours + 1]);
  const data: ClockData = {
    timeZone,
    latitude,
    longitude,
    day: t('day'),
    night: t('night'),
    phrases: Object.fromEntries(near.map((hours) => [hours, inWords(hours)])),
    bySeason: t('bySeason', { winter: '{winter}', summer: '{summer}' }),
  };
  const difference = ({ winter, summer }: ClockDifference) =>
    winter === summer ? inWords(winter) : t('bySeason', { winter: inWords(winter), summer: inWords(summer) });
  return (
    <>
      <div data-clock={JSON.stringify(data)}>
        <div suppressHydrationWarning className="mt-2 flex min-h-12 items-center gap-3">
          {' '}
        </div>
        <p suppressHydrationWarning className="mt-2 max-w-56 text-sm">
          {difference(built)}
          <span className="mt-1 block text-ink-soft">
            <bdi suppressHydrationWarning dir="ltr">
              {zoneInWords(built)}
            </bdi>
          </span>
        </p>
      </div>
      <script dangerouslySetInnerHTML={{ __html: clockScript }} />
      <StartClock />
    </>
  );
}
