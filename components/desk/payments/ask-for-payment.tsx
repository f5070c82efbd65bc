import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PaymentActions } from '@/components/desk/use-desk-action';
import { Button } from '@/components/ui/button';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { Spinner } from '@/components/ui/spinner';
import { supplierDeadline } from '@/lib/desk/booking-life/life';
import type { DeskBooking } from '@/lib/desk/details/details';
import type { DeskOrder } from '@/lib/desk/orders';
import { readDeposit } from '@/lib/desk/payments';
import { intlTag } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQarExactly } from '@/lib/money';

interface AskForPaymentProps extends PaymentActions {
  booking: DeskBooking;
  orders: readonly DeskOrder[];
  /** The unpaid part of the price, in dirhams. */
  due: number;
  /** What is paid so far, in dirhams. */
  paid: number;
  /** No other step comes before this one. */
  isNext: boolean;
}

const periods = { h2: 2, h6: 6, h24: 24, h48: 48, h72: 72, h168: 168 } as const;
type Period = keyof typeof periods | 'supplier';

/** Sends a link to pay all that is due, or a deposit, until a deadline: as long as the supplier waits, where that is known. */
export function AskForPayment({ booking, orders, due, paid, isNext, isSaving, act }: AskForPaymentProps) {
  const t = useTranslations('desk.payments');
  const locale = useLocale();
  /** The idempotency key. */
  const [payment, setPayment] = useState(() => crypto.randomUUID());
  const [isPart, setIsPart] = useState(false);
  const [amount, setAmount] = useState('');
  const [now] = useState(() => Date.now());
  const [asked, setPeriod] = useState<Period | null>(null);
  const supplier = supplierDeadline(booking, orders, now);
  const endOf = (one: Period, from: number) => (one === 'supplier' ? (supplier?.at ?? from) : from + periods[one] * 3_600_000);
  /** Not after the seats are released. */
  const inTime = (Object.keys(periods) as (keyof typeof periods)[]).filter(
    (one) => supplier?.kind !== 'seats' || endOf(one, now) < supplier.at,
  );
  const choices: Period[] = [...(supplier ? (['supplier'] as const) : []), ...inTime];
  /** The proposal changes when seats are held while this form is open; a period that the agent has selected stays. */
  const period = asked && choices.includes(asked) ? asked : supplier ? 'supplier' : 'h24';
  const wordOf = (one: Period) =>
    t(`in.${one === 'supplier' ? (supplier?.kind ?? 'offer') : one}`, {
      moment: momentInQatar(new Date(endOf(one, now)), locale),
    });
  const isRest = paid > 0;
  const all = formatQarExactly(due / 100, intlTag(locale));

  async function send() {
    const dirhams = isPart ? readDeposit(amount, due) : due;
    if (typeof dirhams === 'string') return void act(dirhams);
    const payBy = new Date(endOf(period, Date.now())).toISOString();
    if (await act({ type: 'ask', payment, booking: booking.id, amount: dirhams, payBy, seen: paid }))
      setPayment(crypto.randomUUID());
  }

  return (
    <div className="mt-4">
      <h4 className="font-semibold">{t(isRest ? 'askRest' : 'ask')}</h4>
      <div className="mt-2">
        <RadioCards
          id="desk-payment-part"
          label={t('part')}
          name="desk-payment-part"
          defaultValue="all"
          options={[
            { value: 'all', label: t(isRest ? 'rest' : 'all'), detail: all },
            { value: 'part', label: t('deposit'), detail: t('depositHint') },
          ]}
          onChange={(value) => setIsPart(value === 'part')}
        />
      </div>
      <div className="field-grid mt-3">
        {isPart && (
          <TextField
            id="desk-payment-amount"
            label={t('amount')}
            hint={t('amountHint', { all })}
            inputMode="decimal"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        )}
        <Select
          id="desk-payment-deadline"
          label={t('deadline')}
          value={period}
          onChange={(event) => setPeriod(event.target.value as Period)}
        >
          {choices.map((one) => (
            <option key={one} value={one}>
              {wordOf(one)}
            </option>
          ))}
        </Select>
      </div>
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        aria-disabled={isSaving}
        className="mt-3 max-sm:w-full"
        onClick={() => void send()}
      >
        {isSaving && <Spinner />}
        <span>{isSaving ? t('sending') : t('send')}</span>
      </Button>
      <p className="mt-2 text-ink-soft text-sm">{t('notified')}</p>
    </div>
  );
}
