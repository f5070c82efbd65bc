import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { connectionTexts } from '@/lib/flights/multi-city/connection-texts';
import type { HardConnection } from '@/lib/flights/multi-city/connections';
import { useDuration } from '../flight/summary/trip-direction';

/** Which of the chosen flights do not follow each other easily, and why. Nothing when all do. */
export function ConnectionWarnings({ connections }: { connections: readonly HardConnection[] }) {
  const own = useTranslations('bookings.multiCity.connections');
  const t = useTranslations('flights.multiCity.results.connection');
  const locale = useLocale();
  const duration = useDuration();
  if (connections.length === 0) return null;
  return (
    <Notice tone="warning">
      {connections.map((hard) => (
        <div key={hard.number} className="not-first:mt-3">
          <p className="font-semibold">{own('between', { number: hard.number, next: hard.number + 1 })}</p>
          {connectionTexts(hard, { t, duration, locale }).map(({ warning, text }) => (
            <p key={warning}>{text}</p>
          ))}
        </div>
      ))}
    </Notice>
  );
}
