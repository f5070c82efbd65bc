import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Icon } from '@/components/ui/icon';
import type { NoticeTone } from '@/components/ui/notice';
import type { FoundBooking } from '@/lib/self-service/found';
import { ClaimButton } from './claim-button';

interface BookingActionsProps {
  booking: FoundBooking;
  lastName: string;
  saveCalendar: (booking: FoundBooking) => Promise<void>;
  /** What is over needs no place in a calendar. */
  hasCalendar: boolean;
}

/** Paper, calendar, account. */
export function BookingActions({ booking, lastName, saveCalendar, hasCalendar }: BookingActionsProps) {
  const t = useTranslations('selfService.booking');
  const [news, setNews] = useState<{ tone: NoticeTone; text: string; count: number } | null>(null);
  const isDated = booking.offer.flights.length > 0 || booking.offer.title !== null;

  const tell = (tone: NoticeTone, text: string) => setNews((before) => ({ tone, text, count: (before?.count ?? 0) + 1 }));

  function addToCalendar() {
    setNews(null);
    saveCalendar(booking).catch(() => tell('danger', t('calendarFailed')));
  }

  return (
    <div className="mt-6 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" className="max-sm:grow" onClick={() => window.print()}>
          <Icon name="print" />
          {t('print')}
        </Button>
        {hasCalendar && isDated && (
          <Button variant="secondary" className="max-sm:grow" onClick={addToCalendar}>
            <Icon name="calendar" />
            {t('calendar')}
          </Button>
        )}
        {!booking.isClaimed && <ClaimButton reference={booking.reference} lastName={lastName} onNews={tell} />}
      </div>
      {news && (
        <AnswerNotice key={news.count} tone={news.tone} className="mt-4">
          {news.text}
        </AnswerNotice>
      )}
    </div>
  );
}
