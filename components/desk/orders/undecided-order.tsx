import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { Notice } from '@/components/ui/notice';
import type { DeskOrder } from '@/lib/desk/orders';
import { readRiyals } from '@/lib/desk/payments';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { Moment } from '../facts';
import { Question } from '../payments/question';
import type { OrderActions } from './use-order-action';

interface UndecidedOrderProps extends OrderActions {
  order: DeskOrder;
  /** The booking had tickets, of this order or an earlier one. */
  isTicketed: boolean;
}

/** An order that failed after the customer has paid: order again, or refund the money. Nothing when that is decided. */
export function UndecidedOrder({ order, isTicketed, isSaving, act }: UndecidedOrderProps) {
  const t = useTranslations('desk.orders.undecided');
  const locale = useLocale();
  const [asking, setAsking] = useState<'refund' | 'keep' | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const { refund_at, refund_due } = order.order_terms;
  if (refund_at === null || refund_due === null) return null;
  const amount = formatQarExactly(refund_due / 100, intlTag(locale));
  /** The supplier may keep part of the price of a cancelled order, so an agent types the refund; an order that was never made is refunded in full. */
  const isPartial = order.status === 'cancelled';
  const close = () => setAsking(null);
  const refund = (dirhams: number) => void act({ do: 'refund', order: order.id, amount: dirhams, seen: refund_due });
  function send() {
    const dirhams = isPartial && typed !== null ? readRiyals(typed, 1) : refund_due;
    setIsWrong(dirhams === null);
    if (dirhams !== null) refund(dirhams);
  }
  return (
    <Notice tone="danger" className="mt-3">
      <p className="font-semibold">{t('title')}</p>
      <p>
        {t('text', { amount })} <Moment at={refund_at} />
      </p>
      {isWrong && <p>{t('wrong')}</p>}
      <Button className="mt-3 max-sm:w-full" aria-disabled={isSaving} onClick={() => !isSaving && setAsking('refund')}>
        {t('refund')}
      </Button>
      {isTicketed && (
        <Button
          variant="secondary"
          className="mt-3 max-sm:w-full sm:ms-3"
          aria-disabled={isSaving}
          onClick={() => !isSaving && setAsking('keep')}
        >
          {t('keep')}
        </Button>
      )}
      {asking === 'keep' && (
        <Question title={t('keepTitle')} yes={t('keepYes')} onClose={close} onYes={() => refund(0)}>
          <p>{t('keepText', { amount })}</p>
        </Question>
      )}
      {asking === 'refund' && (
        <Question title={t('refundTitle')} yes={t('refundYes')} onClose={close} onYes={send}>
          <p className="mb-4">{t(isPartial ? 'refundPart' : 'refundAll', { amount })}</p>
          {isPartial && (
            <TextField
              id="desk-order-refund"
              label={t('refundAmount')}
              inputMode="decimal"
              value={typed ?? String(refund_due / 100)}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Question>
      )}
    </Notice>
  );
}
