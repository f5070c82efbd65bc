import { useLocale, useTranslations } from 'next-intl';
import { type ClockDifference, clockFact, hoursAheadOfDoha } from '@/content/clock';
import type { Destination } from '@/content/destination';
import { zoneInWords } from '@/lib/destinations/facts';
import { sunAt } from '@/lib/geography/sun';
import { type ClockData, runClock } from './run-clock';
import { StartClock } from './start-clock';

/**
 * Inline after the clock, because it is in the first view of phones and does not need React. The policy allows it by its hash. It
 * runs in its own task: loading time zones is slow on a phone and would delay parsing.
 */
export const clockScript = `setTimeout(${runClock},0,document.currentScript.previousElementSibling,${sunAt})`;

/** Where clocks never change, a zone by its hours: laws change, and browsers may have older data than the text beside the clock. */
function zoneOfClock(timeZone: string, { winter, summer }: ClockDifference): string {
  const offset = winter + 3;
  if (winter !== summer || !Number.isInteger(offset)) return timeZone;
  // The signs of these names are turned round: Etc/GMT-9 is UTC+9.
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

/** The time at a place, in reserved space because only the visitor's clock knows it, and its difference from Doha all year. */
export function LocalClock({ timeZone, latitude, longitude }: Omit<Destination['city'], 'name'>) {
  const t = useTranslations('destinations.clock');
  const locale = useLocale();
  const { winter, summer } = hoursAheadOfDoha(timeZone);
  const data: ClockData = {
    timeZone: zoneOfClock(timeZone, { winter, summer }),
    latitude,
    longitude,
    day: t('day'),
    night: t('night'),
  };
  return (
    <>
      <div suppressHydrationWarning data-clock={JSON.stringify(data)} className="mt-2 flex min-h-12 items-center gap-3">
        {' '}
      </div>
      <script dangerouslySetInnerHTML={{ __html: clockScript }} />
      <p className="mt-2 max-w-56 text-sm">
        {clockFact(timeZone)[locale]}
        <span className="mt-1 block text-ink-soft">
          <bdi dir="ltr">{zoneInWords({ winter, summer })}</bdi>
        </span>
      </p>
      <StartClock />
    </>
  );
}
