'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { DeadEnd, ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { clearAllDrafts } from '@/lib/bookings/draft';
import { linkKey } from '@/lib/bookings/model/payment-row';
import { askPayment, type KnownPayment } from '@/lib/bookings/payments/ask-payment';
import { isAwaited } from '@/lib/bookings/payments/state-of-payment';
import { Link } from '@/lib/i18n/navigation';
import { InAddress } from '../flow/in-address';
import { Reach } from '../reach';
import { PaymentCard } from './payment-card';

/** In milliseconds, while the result of a payment or of its order is pending: every three seconds at first, then less often. */
const pausesMs = [3, 3, 3, 4, 5, 5, 8, 10, 15, 20, 30].map((seconds) => seconds * 1000);

/** After this many polls, an agent contacts the customer. */
const mostPolls = 20;
/** After about two minutes. */
const longAfter = 12;

/** The payment with the key in the address, or the step before it, `choosing` bags and seats. The rest of the page is prerendered. */
export function PaymentPage({ choosing }: { choosing: ReactNode }) {
  return (
    <InAddress waiting={<Waiting />}>
      {(query) => {
        const key = linkKey.safeParse(query.get('key'));
        if (!key.success) return <Unknown />;
        const choosesExtras = query.get('step') === 'extras' && choosing;
        return <Opened linkKey={key.data} gift={query.get('gift')} choosing={choosesExtras} />;
      }}
    </InAddress>
  );
}

type State = { type: 'loading' } | { type: 'failed'; isOffline: boolean } | { type: 'known'; found: KnownPayment | null };

/** `gift`: the token of the sender of a gift card, in the link of the receipt. */
function Opened({ linkKey: key, gift, choosing }: { linkKey: string; gift: string | null; choosing: ReactNode }) {
  const t = useTranslations('payments.page');
  const [state, setState] = useState<State>({ type: 'loading' });
  const [polls, setPolls] = useState(0);
  const payment = state.type === 'known' ? state.found?.payment : undefined;
  const isFollowed = payment && isAwaited(payment) && (payment.status === 'pending' || polls < mostPolls);
  const isLong = polls > longAfter && (payment?.status === 'pending' || payment?.state === 'booking');
  const isBooked = payment?.status === 'paid' && payment.isConfirmed && !payment.choice;

  const poll = useEffectEvent(async () => {
    const answer = await askPayment(key);
    if (answer.ok) setState({ type: 'known', found: answer.found });
    // Data that was loaded before stays.
    else if (state.type !== 'known') setState({ type: 'failed', isOffline: answer.reason === 'offline' });
    setPolls((count) => count + 1);
    return answer.ok ? answer.found?.payment : undefined;
  });

  useEffect(() => {
    void poll();
    const again = () => document.visibilityState === 'visible' && void poll();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, []);

  useEffect(() => {
    if (!isFollowed) return;
    const timer = setTimeout(() => void poll(), pausesMs[Math.min(polls, pausesMs.length) - 1] ?? 3000);
    return () => clearTimeout(timer);
  }, [isFollowed, polls]);

  useEffect(() => {
    if (isBooked) clearAllDrafts();
  }, [isBooked]);

  if (state.type === 'loading') return <Waiting />;
  if (state.type === 'failed') {
    const { isOffline } = state;
    return (
      <ErrorState title={isOffline ? t('offlineTitle') : t('failedTitle')} text={isOffline ? t('offlineText') : t('failedText')}>
        <Button onClick={() => void poll()}>{t('retry')}</Button>
      </ErrorState>
    );
  }
  if (choosing && payment?.takesExtras) return choosing;
  if (!state.found) return <Unknown />;
  return <PaymentCard {...state.found} linkKey={key} gift={gift} isLong={isLong} onChanged={() => poll()} />;
}

function Waiting() {
  const t = useTranslations('payments.page');
  return (
    <div className="noscript:hidden">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}

function Unknown() {
  const t = useTranslations('payments.page');
  return (
    <DeadEnd art="pages/torn-ticket" title={t('unknownTitle')} text={t('unknownText')}>
      <Link href="/support/manage-booking" prefetch={false} className={buttonClass()}>
        {t('manage')}
      </Link>
      <Reach label={t('whatsapp')} message={t('unknownMessage')} />
    </DeadEnd>
  );
}
