import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { timeLeft } from '@/lib/bookings/payments/time-left';
import { momentInQatar } from '@/lib/i18n/opening-hours';

interface CountdownProps {
  /** ISO instant. */
  until: string;
  onOver?: (() => void) | undefined;
}

/**
 * The time that is left, ticking on its last two days. A screen reader reads it in whole hours or minutes, and hears nothing each second; the digits
 * are equally wide, so that nothing moves.
 */
export function Countdown({ until, onOver }: CountdownProps) {
  const t = useTranslations('payments.page.left');
  const [now, setNow] = useState(() => Date.now());
  const { unit, count } = timeLeft(until, now);
  const left = Date.parse(until) - now;
  const isTicking = unit !== 'days' && left > 0;

  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= Date.parse(until)) onOver?.();
    }, 1000);
    return () => clearInterval(timer);
  }, [isTicking, until, onOver]);

  const inWords = t(unit, { count });
  if (!isTicking) return <span>{inWords}</span>;
  return (
    <>
      <span className="sr-only">{inWords}</span>
      <bdi aria-hidden="true" dir="ltr" className="tabular-nums">
        {clockOf(left)}
      </bdi>
    </>
  );
}

/** The moment by which something must be paid, and the time that is left. */
export function Deadline({ at, onOver }: { at: string; onOver: () => void }) {
  const t = useTranslations('payments.page');
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  return (
    <>
      <bdi>{momentInQatar(new Date(at), locale)}</bdi> <span className="font-normal text-ink-soft">({t('qatarTime')})</span>
      {Date.parse(at) > now && (
        <span className="block text-accent">
          <Countdown until={at} onOver={onOver} />
        </span>
      )}
    </>
  );
}

/** 90061000 milliseconds as "25:01:01". */
function clockOf(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
