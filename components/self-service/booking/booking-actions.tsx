import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { PdfInLanguages } from '@/components/ui/feedback/pdf-button';
import { Icon } from '@/components/ui/icon';
import type { NoticeTone } from '@/components/ui/notice';
import { currentSession, loadingSession, watchSession } from '@/lib/account/session/session';
import { Link } from '@/lib/i18n/navigation';
import { postJson } from '@/lib/network/post-json';
import { timeouts } from '@/lib/network/timeouts';
import type { FoundBooking } from '@/lib/self-service/found';

/** Back to the look-up; its fields keep their values for this tab. */
const signIn = `/login?next=${encodeURIComponent('/support/manage-booking#find')}`;

interface BookingActionsProps {
  booking: FoundBooking;
  lastName: string;
  saveCalendar: (booking: FoundBooking) => Promise<void>;
  /** Past trips need no calendar entry. */
  hasCalendar: boolean;
}

/** Print, calendar, account. */
export function BookingActions({ booking, lastName, saveCalendar, hasCalendar }: BookingActionsProps) {
  const t = useTranslations('selfService.booking');
  const [news, setNews] = useState<{ tone: NoticeTone; text: string; count: number } | null>(null);
  const isDated = booking.offer.flights.length > 0 || booking.offer.title !== null;

  const show = (tone: NoticeTone, text: string) => setNews((before) => ({ tone, text, count: (before?.count ?? 0) + 1 }));

  function addToCalendar() {
    setNews(null);
    saveCalendar(booking).catch(() => show('danger', t('calendarFailed')));
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
        {(booking.status === 'confirmed' || booking.status === 'ticketed') && (
          <PdfInLanguages
            reference={booking.reference}
            ask={(each) => ({
              path: '/api/self-service/itinerary',
              body: { reference: booking.reference, lastName, locale: each },
            })}
            words={t}
          />
        )}
        {!booking.isClaimed && <ClaimButton reference={booking.reference} lastName={lastName} onNews={show} />}
      </div>
      {news && (
        <AnswerNotice key={news.count} tone={news.tone} className="mt-4">
          {news.text}
        </AnswerNotice>
      )}
    </div>
  );
}

interface ClaimButtonProps {
  reference: string;
  lastName: string;
  onNews: (tone: 'success' | 'warning' | 'danger', text: string) => void;
}

/** Adds a booking to the account of the signed-in user; others are sent to sign in. */
export function ClaimButton({ reference, lastName, onNews }: ClaimButtonProps) {
  const t = useTranslations('selfService.booking');
  const { status } = useSyncExternalStore(watchSession, currentSession, () => loadingSession);
  const [state, setState] = useState<'none' | 'sending' | 'claimed'>('none');
  if (status === 'loading') return null;
  if (status === 'signedOut') {
    return (
      <Link href={signIn} prefetch={false} className={buttonClass('secondary', 'max-sm:grow')}>
        <Icon name="person" />
        <span>{t('signIn')}</span>
      </Link>
    );
  }
  if (state === 'claimed') {
    return (
      <Link href="/dashboard" prefetch={false} className={buttonClass('secondary', 'max-sm:grow')}>
        <Icon name="suitcase" />
        <span>{t('trips')}</span>
      </Link>
    );
  }

  async function claim() {
    if (state === 'sending') return;
    setState('sending');
    try {
      const answer = await postJson(
        '/api/account/claim',
        { reference, surname: lastName },
        { timeoutMs: timeouts.browserAccount },
      );
      if (!answer.ok) throw new Error(String(answer.status));
      const { claimed } = (await answer.json()) as { claimed: boolean };
      setState(claimed ? 'claimed' : 'none');
      onNews(claimed ? 'success' : 'warning', claimed ? t('claimed') : t('claimMissed'));
    } catch {
      setState('none');
      onNews('danger', t('claimFailed'));
    }
  }

  return (
    <Button variant="secondary" className="max-sm:grow" aria-disabled={state === 'sending'} onClick={() => void claim()}>
      <Icon name="person" />
      <span>{state === 'sending' ? t('claiming') : t('claim')}</span>
    </Button>
  );
}
