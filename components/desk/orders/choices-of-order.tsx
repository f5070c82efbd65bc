import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Moment } from '@/components/desk/facts';
import type { OrderActions } from '@/components/desk/use-desk-action';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { Notice } from '@/components/ui/notice';
import type { Choice } from '@/lib/bookings/model/order-row';
import { extraInWords, flownWith } from '@/lib/bookings/orders/extra-in-words';
import { flightLine } from '@/lib/bookings/orders/flight-line';
import type { DeskBooking } from '@/lib/desk/details/details';
import type { DeskOrder } from '@/lib/desk/orders';
import { readRiyals } from '@/lib/desk/payments';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { firstName } from '@/lib/text/machine-letters';
import { Question } from '../payments/question';

const tones: Partial<Record<Choice['status'], BadgeTone>> = { due: 'accent', done: 'success', unknown: 'danger' };

interface ChoicesOfOrderProps extends OrderActions {
  order: DeskOrder;
  passengers: DeskBooking['booking_passengers'];
  canAct: boolean;
}

/** Bags, seats and flights that the customer has selected. When the outcome of one is unknown, an agent enters what the supplier says. */
export function ChoicesOfOrder({ order: { order_choices: all }, passengers, canAct, isSaving, act }: ChoicesOfOrderProps) {
  const t = useTranslations('desk.orders.choices');
  const words = useTranslations('tickets');
  const locale = useLocale();
  const [asking, setAsking] = useState<{ choice: Choice; became: 'done' | 'refused' } | null>(null);
  const shown = all.filter(({ status }) => status !== 'withdrawn');
  if (shown.length === 0) return null;
  const nameOf = (place: number) => {
    const found = passengers.find(({ position }) => position === place);
    return found ? firstName(found.given_names, found.surname) : '';
  };
  return (
    <div className="mt-3">
      <h4 className="font-semibold">{t('title')}</h4>
      <ul className="divide-y divide-line">
        {shown.map((choice) => (
          <li key={choice.id} className="py-2">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-medium">
                {t(`${choice.kind}.title`)} ·{' '}
                <bdi className="tabular-nums">{formatQarExactly(choice.amount / 100, intlTag(locale))}</bdi>
              </span>
              <Badge tone={tones[choice.status] ?? 'neutral'}>{t(`${choice.kind}.status.${choice.status}`)}</Badge>
            </div>
            {linesOf(choice).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
              <p key={index} className="text-sm">
                {line}
              </p>
            ))}
            {choice.status === 'unknown' && <p className="mt-1">{t('unknownText')}</p>}
            {choice.status === 'unknown' && canAct && (
              <div className="mt-2 flex flex-wrap gap-2">
                {(['done', 'refused'] as const).map((became) => (
                  <Button
                    key={became}
                    variant="secondary"
                    aria-disabled={isSaving}
                    onClick={() => !isSaving && setAsking({ choice, became })}
                  >
                    {t(`${choice.kind}.${became}`)}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {asking && (
        <Question
          title={t(`${asking.choice.kind}.ask.${asking.became}.title`)}
          yes={t('yes')}
          onClose={() => setAsking(null)}
          onYes={() => void act({ type: 'settleChoice', choice: asking.choice.id, became: asking.became })}
        >
          <p>{t(`${asking.choice.kind}.ask.${asking.became}.text`)}</p>
        </Question>
      )}
    </div>
  );

  function linesOf(choice: Choice): string[] {
    if (choice.kind === 'flights') return choice.items.flatMap(({ becomes }) => becomes.map(flightLine));
    return choice.items.map((item) => `${extraInWords(item, words)} · ${isolated(nameOf(item.passenger))} · ${flownWith(item)}`);
  }
}

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
  const refund = (dirhams: number) => void act({ type: 'refund', order: order.id, amount: dirhams, seen: refund_due });
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
