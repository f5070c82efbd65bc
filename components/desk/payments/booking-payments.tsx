import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { type PaymentActions, usePaymentAction } from '@/components/desk/use-desk-action';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { handMethods, isOpenPayment } from '@/lib/bookings/model/payment-row';
import { factsOf } from '@/lib/bookings/products/kinds';
import type { LedgerEntry } from '@/lib/desk/booking-life/life';
import { type BookingMoney, balancesOf } from '@/lib/desk/booking-life/money';
import type { DeskBooking } from '@/lib/desk/details/details';
import { readRiyals } from '@/lib/desk/payments';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import type { KnownLife } from '../booking/use-booking-life';
import { Moment, Section } from '../facts';
import { DeskNotice } from '../notices';
import { AskForPayment } from './ask-for-payment';
import { PaymentOfBooking } from './payment-of-booking';

const isFirm = ({ status }: DeskBooking) => status === 'confirmed' || status === 'ticketed';

interface BookingPaymentsProps {
  booking: DeskBooking;
  life: KnownLife;
  money: BookingMoney;
  onChanged: () => void;
}

/** The requested, completed and refunded payments of a booking; nothing on a site that takes no payments and has none for it. */
export function BookingPayments({ booking, life, money: { due, paid }, onChanged }: BookingPaymentsProps) {
  const t = useTranslations('desk.payments');
  const { outcome, isGood, isSaving, act } = usePaymentAction(onChanged);
  const { payments, orders, takesPayments, events } = life;
  if (!takesPayments && payments.length === 0) return null;
  /** Seats are held before a payment is requested, so that its deadline is that of the seats. */
  const holdsFirst =
    life.takesOrders && booking.status === 'confirmed' && orders.length === 0 && (factsOf(booking.kind).isFlown ?? false);
  const hasOpen = payments.some((payment) => isOpenPayment(payment));
  const action = { isSaving, act, canAct: takesPayments };
  return (
    <Section title={t('title')}>
      {payments.length > 0 && (
        <ul className="divide-y divide-line rounded-control border border-line">
          {payments.map((payment) => (
            <PaymentOfBooking
              key={payment.id}
              payment={payment}
              booking={booking}
              order={orders[0]?.status ?? 'none'}
              {...action}
            />
          ))}
        </ul>
      )}
      {payments.length === 0 && <p className="text-ink-soft">{isFirm(booking) ? t('none') : t('notConfirmed')}</p>}
      {outcome && (
        <DeskNotice tone={isGood ? 'success' : 'danger'} isSignedOut={outcome === 'signedOut'} className="mt-3">
          {t(`outcome.${outcome}`)}
        </DeskNotice>
      )}
      {takesPayments && isFirm(booking) && !hasOpen && due >= 100 && (
        <AskForPayment key={due} booking={booking} orders={orders} due={due} paid={paid} isNext={!holdsFirst} {...action} />
      )}
      {takesPayments && isFirm(booking) && !hasOpen && (
        <RecordPayment key={`record ${due}`} booking={booking} due={due} paid={paid} {...action} />
      )}
      {takesPayments && isFirm(booking) && hasOpen && <p className="mt-3 text-ink-soft text-sm">{t('record.withdrawFirst')}</p>}
      <Ledger entries={events.filter((event) => event.source === 'ledger')} />
    </Section>
  );
}

function Ledger({ entries }: { entries: readonly LedgerEntry[] }) {
  const t = useTranslations('desk.life');
  const tag = intlTag(useLocale());
  const inRiyals = (dirhams: number) => (
    <bdi className="whitespace-nowrap tabular-nums">{formatQarExactly(dirhams / 100, tag)}</bdi>
  );
  const accountWord = (account: string) => t(`accounts.${account}` as 'accounts.customer');
  if (entries.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer content-center font-medium">{t('entries', { count: entries.length })}</summary>
      <ol className="divide-y divide-line">
        {entries.map(({ at, kind, facts: { debit, credit, amount } }) => (
          <li key={`${at} ${kind} ${amount}`} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              <span className="me-3 text-ink-soft">
                <Moment at={at} />
              </span>
              {t('fromTo', { from: accountWord(credit), to: accountWord(debit) })}
            </span>
            {inRiyals(amount)}
          </li>
        ))}
      </ol>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2 border-line border-t pt-3">
        {balancesOf(entries).map(([account, amount]) => (
          <div key={account}>
            <dt className="text-ink-soft text-sm">{accountWord(account)}</dt>
            <dd className="font-medium">{inRiyals(amount)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface RecordPaymentProps extends PaymentActions {
  booking: Pick<DeskBooking, 'id'>;
  /** The unpaid part of the price, in dirhams. */
  due: number;
  /** What is paid so far, in dirhams. */
  paid: number;
}

/** Records money that the customer has paid at the branch or to our bank. */
function RecordPayment({ booking, due, paid, isSaving, act }: RecordPaymentProps) {
  const t = useTranslations('desk.payments.record');
  /** The idempotency key. */
  const [payment, setPayment] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(String(due / 100));
  const [method, setMethod] = useState<(typeof handMethods)[number]>('cash');
  const [number, setNumber] = useState('');

  async function send() {
    const dirhams = readRiyals(amount);
    if (dirhams === null) return void act('amount');
    if (number.trim() === '') return void act('number');
    if (await act({ type: 'record', payment, booking: booking.id, amount: dirhams, method, number, seen: paid })) {
      setPayment(crypto.randomUUID());
      setNumber('');
    }
  }

  return (
    <details className="mt-4 rounded-control border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium text-accent">{t('title')}</summary>
      <div className="px-4 pb-5">
        <div className="field-grid">
          <TextField
            id="desk-record-amount"
            label={t('amount')}
            inputMode="decimal"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
          <Select
            id="desk-record-method"
            label={t('method')}
            value={method}
            onChange={({ target }) => setMethod(handMethods.find((one) => one === target.value) ?? 'cash')}
          >
            {handMethods.map((one) => (
              <option key={one} value={one}>
                {t(one)}
              </option>
            ))}
          </Select>
          <TextField
            id="desk-record-number"
            label={t('number')}
            hint={t('numberHint')}
            maxLength={60}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        </div>
        <Button variant="secondary" aria-disabled={isSaving} className="mt-3 max-sm:w-full" onClick={() => void send()}>
          {t('send')}
        </Button>
        <p className="mt-2 text-ink-soft text-sm">{t('notified')}</p>
      </div>
    </details>
  );
}
