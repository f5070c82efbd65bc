'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { paymentPath } from '@/lib/bookings/model/payment-row';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';
import { isAwaited } from '@/lib/bookings/payments/state-of-payment';
import { localizePath } from '@/lib/i18n/locales';
import { PaymentCard } from '../payment-card';

/** In seconds. */
const looksAgainAfter = 6;
/** As often as with script: then an agent contacts the customer. */
const mostLooks = 20;

interface DrawnPaymentProps {
  payment: OpenedPayment;
  linkKey: string;
  /** How often the page has looked again. */
  looks: number;
  /** The provider's page did not open. */
  isNotOpened: boolean;
}

/** A payment for browsers without script: it is paid by a form, and the page loads itself again while an answer is awaited. */
export function DrawnPayment({ payment, linkKey, looks, isNotOpened }: DrawnPaymentProps) {
  const t = useTranslations('payments.page');
  const again = `${localizePath(paymentPath(linkKey), useLocale())}&look=${looks + 1}`;
  return (
    <noscript>
      {isNotOpened && (
        <Notice tone="danger" className="mb-4">
          {t('notOpened')}
        </Notice>
      )}
      {isAwaited(payment) && (
        <>
          {looks < mostLooks && <meta httpEquiv="refresh" content={`${looksAgainAfter}; url=${again}`} />}
          <a href={again} className={buttonClass('primary', 'mb-4 max-sm:w-full')}>
            {t('pending.look')}
          </a>
        </>
      )}
      <PaymentCard payment={payment} points={null} linkKey={linkKey} onChanged={async () => undefined} />
    </noscript>
  );
}
