import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { handMethods } from '@/lib/bookings/model/payment-row';
import type { DeskBooking } from '@/lib/desk/details';
import { readRiyals } from '@/lib/desk/payments';
import type { PaymentActions } from './use-payment-action';

interface RecordPaymentProps extends PaymentActions {
  booking: Pick<DeskBooking, 'id'>;
  /** The unpaid part of the price, in dirhams. */
  due: number;
  /** What is paid so far, in dirhams. */
  paid: number;
}

/** Records money that the customer has paid at the branch or to our bank. */
export function RecordPayment({ booking, due, paid, isSaving, act }: RecordPaymentProps) {
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
    if (await act({ do: 'record', payment, booking: booking.id, amount: dirhams, method, number, seen: paid })) {
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
