import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PaymentActions } from '@/components/desk/use-desk-action';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { isOpenPayment, isPaid, splitOf } from '@/lib/bookings/model/payment-row';
import { extraInWords, flownWith } from '@/lib/bookings/orders/extra-in-words';
import { nameOfPart } from '@/lib/bookings/payments/parts/payment-parts';
import type { DeskBooking } from '@/lib/desk/details/details';
import type { DeskOrder } from '@/lib/desk/orders';
import { type DeskPayment, readRiyals, refundable, refundSplit, refusedRefund, takenByHand } from '@/lib/desk/payments';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { firstName } from '@/lib/text/machine-letters';
import { Moment } from '../facts';
import { Question } from './question';
import { PayLink, RefundLine } from './refund-line';

const tones: Partial<Record<DeskPayment['status'], BadgeTone>> = {
  created: 'sun',
  pending: 'accent',
  paid: 'success',
  failed: 'danger',
};

interface PaymentOfBookingProps extends PaymentActions {
  payment: DeskPayment;
  booking: DeskBooking;
  order: DeskOrder['status'] | 'none';
}

/** One payment: its status and the possible actions. Refunds need confirmation. */
export function PaymentOfBooking({ payment, booking, order, canAct, isSaving, act }: PaymentOfBookingProps) {
  const t = useTranslations('desk.payments');
  const choices = useTranslations('desk.orders.choices');
  const words = useTranslations('tickets');
  const nameOf = (place: number) => {
    const found = booking.booking_passengers.find(({ position }) => position === place);
    return found ? firstName(found.given_names, found.surname) : '';
  };
  const locale = useLocale();
  const [asking, setAsking] = useState<'withdraw' | 'refund' | 'undo' | null>(null);
  /** The idempotency key, so that another attempt after a lost answer refunds once. */
  const [refund, setRefund] = useState(() => crypto.randomUUID());
  const inRiyals = (dirhams: number) => formatQarExactly(dirhams / 100, intlTag(locale));
  const left = refundable(payment);
  const byHand = takenByHand(payment);
  /** After its deadline a payment is no longer open, even before the database says so. */
  const status =
    isOpenPayment(payment) || (payment.status !== 'created' && payment.status !== 'failed') ? payment.status : 'expired';
  return (
    <li className="p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <bdi className="font-semibold text-lg">{inRiyals(payment.amount)}</bdi>
        <Badge tone={tones[status] ?? 'neutral'}>
          {byHand && status === 'cancelled' ? t('record.mistaken') : t(`status.${status}`)}
        </Badge>
      </div>
      <p className="text-ink-soft">
        {payment.choice && <span>{`${choices(`${payment.choice}.title`)} · `}</span>}
        <span>{payment.paid_at ? t('on') : t('by')}</span> <Moment at={payment.paid_at ?? payment.pay_by} />
      </p>
      {payment.extras && (
        <p className="text-sm">
          {choices('extras.title')} <bdi>{inRiyals(payment.extras.amount)}</bdi>
          {payment.extras.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
            <span key={index} className="block text-ink-soft">
              {`${extraInWords(item, words)} · ${isolated(nameOf(item.passenger))} · ${flownWith(item)}`}
            </span>
          ))}
        </p>
      )}
      {byHand && (
        <p>
          {t(`record.${byHand.method}`)}
          {byHand.number && (
            <>
              <span>{': '}</span>
              <bdi>{byHand.number}</bdi>
            </>
          )}
        </p>
      )}
      {payment.payment_charges.map(
        ({ id, mismatch, mismatch_at }) =>
          id &&
          mismatch &&
          mismatch_at && (
            <div key={id} className="mt-1 text-sm">
              <p>{t('chargeMismatch', { amount: inRiyals(mismatch.amount) })}</p>
              {canAct && (
                <Button
                  variant="secondary"
                  className="mt-2 max-sm:w-full"
                  aria-disabled={isSaving}
                  onClick={() => !isSaving && void act({ type: 'closeCharge', charge: id })}
                >
                  {t('contradictionSeen')}
                </Button>
              )}
            </div>
          ),
      )}
      {isPaid(payment) && <Split split={splitOf(payment.amount, payment.payment_parts, payment.method)} />}
      {payment.payment_refunds.map((one) => (
        <RefundLine
          key={one.id}
          refund={one}
          payment={payment}
          part={payment.payment_parts.find(({ id }) => id === one.part_id)}
          canAct={canAct}
          isSaving={isSaving}
          act={act}
        />
      ))}
      {canAct && (
        <div className="mt-2 flex flex-wrap gap-2">
          {isOpenPayment(payment) && (
            <>
              <PayLink payment={payment} booking={booking} />
              <Button variant="quiet" aria-disabled={isSaving} onClick={() => !isSaving && setAsking('withdraw')}>
                {t('withdraw')}
              </Button>
            </>
          )}
          {left > 0 && (
            <Button variant="secondary" aria-disabled={isSaving} onClick={() => !isSaving && setAsking('refund')}>
              {t('refund')}
            </Button>
          )}
          {byHand && status === 'paid' && left === payment.amount && (
            <Button variant="quiet" aria-disabled={isSaving} onClick={() => !isSaving && setAsking('undo')}>
              {t('record.undo')}
            </Button>
          )}
        </div>
      )}
      {asking === 'withdraw' && (
        <Question
          title={t('withdrawTitle')}
          yes={t('withdrawYes')}
          onClose={() => setAsking(null)}
          onYes={() => void act({ type: 'withdraw', payment: payment.id })}
        >
          <p>{t('withdrawText', { amount: inRiyals(payment.amount) })}</p>
        </Question>
      )}
      {asking === 'undo' && (
        <Question
          title={t('record.undoTitle')}
          yes={t('record.undoYes')}
          onClose={() => setAsking(null)}
          onYes={() => void act({ type: 'undoRecord', payment: payment.id })}
        >
          <p>{t('record.undoText', { amount: inRiyals(payment.amount) })}</p>
        </Question>
      )}
      {asking === 'refund' && (
        <RefundQuestion
          payment={payment}
          left={left}
          onClose={() => setAsking(null)}
          onSend={async (amount) => {
            const again = refusedRefund(payment)?.id;
            const action =
              amount === null
                ? 'amount'
                : ({ type: 'refund', payment: payment.id, refund, amount, seen: left, order, again } as const);
            if (await act(action)) setRefund(crypto.randomUUID());
          }}
        />
      )}
    </li>
  );
}

/** Amounts by gift card, points and what else paid; nothing for the card alone. */
function Split({ split }: { split: ReturnType<typeof splitOf> }) {
  const words = useTranslations('payments.parts');
  const locale = useLocale();
  if (split.length === 0) return null;
  return (
    <ul className="mt-1 text-sm">
      {split.map(({ part, method, amount }) => (
        <li key={part?.id ?? 'card'}>
          {nameOfPart(part, locale, words, method)}: <bdi>{formatQarExactly(amount / 100, intlTag(locale))}</bdi>
        </li>
      ))}
    </ul>
  );
}

interface RefundQuestionProps {
  payment: DeskPayment;
  /** In dirhams. */
  left: number;
  onClose: () => void;
  /** In dirhams; null for an invalid amount. */
  onSend: (amount: number | null) => Promise<void>;
}

function RefundQuestion({ payment, left, onClose, onSend }: RefundQuestionProps) {
  const t = useTranslations('desk.payments');
  const locale = useLocale();
  const [amount, setAmount] = useState(String(left / 100));
  const isSplit = isPaid(payment) && payment.payment_parts.length > 0;
  const wanted = readRiyals(amount, 1);

  return (
    <Question title={t('refundTitle')} yes={t('refundYes')} onClose={onClose} onYes={() => void onSend(wanted)}>
      <p className="mb-4">{t(takenByHand(payment) ? 'refundByHand' : isSplit ? 'refundSplit' : 'refundText')}</p>
      <TextField
        id="desk-refund-amount"
        label={t('refundAmount')}
        hint={t('refundHint', { amount: formatQarExactly(left / 100, intlTag(locale)) })}
        inputMode="decimal"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      {isSplit && wanted !== null && wanted <= left && (
        <div className="mt-4" aria-live="polite">
          <p className="font-medium">{t('givesBack')}</p>
          <Split split={refundSplit(payment, wanted)} />
        </div>
      )}
    </Question>
  );
}
