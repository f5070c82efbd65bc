import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Spinner } from '@/components/ui/spinner';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';
import { timeInQatar } from '@/lib/i18n/opening-hours';
import { PayButton } from './pay-button';

interface PendingPaymentProps {
  payment: OpenedPayment;
  linkKey: string;
  onChanged: () => Promise<OpenedPayment | undefined>;
}

/**
 * While the provider has not answered: look again, or finish on its page. Another way to pay is offered once this one has certainly failed, so that
 * nobody pays twice.
 */
export function PendingPayment({ payment, linkKey, onChanged }: PendingPaymentProps) {
  const t = useTranslations('payments.page.pending');
  const isBusy = useRef(false);
  const [isLooking, setIsLooking] = useState(false);
  const [looked, setLooked] = useState<Date | null>(null);

  async function look() {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsLooking(true);
    await onChanged();
    isBusy.current = false;
    setIsLooking(false);
    // With an answer, this is not shown any more.
    setLooked(new Date());
  }

  return (
    <>
      {looked && (
        <AnswerNotice key={looked.getTime()} tone="info" className="mb-4">
          {t('looked', { time: timeInQatar(looked) })}
        </AnswerNotice>
      )}
      <Button aria-disabled={isLooking} className="w-full sm:w-auto sm:px-8 noscript:hidden" onClick={() => void look()}>
        {isLooking && <Spinner />}
        <span>{t(isLooking ? 'looking' : 'look')}</span>
      </Button>
      <p className="mt-5 mb-3 max-w-xl">{t('unfinished')}</p>
      <PayButton payment={payment} linkKey={linkKey} onChanged={onChanged} />
    </>
  );
}
