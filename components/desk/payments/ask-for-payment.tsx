import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { Spinner } from '@/components/ui/spinner';
import { readRiyals } from '@/lib/desk/payments';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import type { PaymentActions } from './use-payment-action';

interface AskForPaymentProps extends PaymentActions {
  booking: string;
  /** The unpaid part of the price, in dirhams. */
  due: number;
  /** Until when the supplier holds the offer; null when unknown. */
  heldUntil: string | null;
}

const periods = { h2: 2, h6: 6, h24: 24, h48: 48, h72: 72, h168: 168 } as const;
type Period = keyof typeof periods | 'held';

/** Sends a payment link for an amount, with a deadline. */
export function AskForPayment({ booking, due, heldUntil, isSaving, act }: AskForPaymentProps) {
  const t = useTranslations('desk.payments');
  const locale = useLocale();
  /** The idempotency key. */
  const [payment, setPayment] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(String(due / 100));
  const [now] = useState(() => Date.now());
  const held = heldUntil && Date.parse(heldUntil) > now + 60_000 ? Date.parse(heldUntil) : null;
  const [period, setPeriod] = useState<Period>(held ? 'held' : 'h24');
  const choices: Period[] = [...(held ? (['held'] as const) : []), ...(Object.keys(periods) as (keyof typeof periods)[])];
  const endOf = (one: Period, from: number) => (one === 'held' ? (held ?? from) : from + periods[one] * 3_600_000);

  async function send() {
    const dirhams = readRiyals(amount);
    if (dirhams === null) return void act('amount');
    const payBy = new Date(endOf(period, Date.now())).toISOString();
    if (await act({ do: 'ask', payment, booking, amount: dirhams, payBy })) setPayment(crypto.randomUUID());
  }

  return (
    <div className="mt-4">
      <h4 className="font-semibold">{t('ask')}</h4>
      <div className="field-grid sm:grid-cols-2">
        <TextField
          id="desk-payment-amount"
          label={t('amount')}
          hint={t('amountHint')}
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <Select
          id="desk-payment-deadline"
          label={t('deadline')}
          value={period}
          onChange={(event) => setPeriod(event.target.value as Period)}
        >
          {choices.map((one) => (
            <option key={one} value={one}>
              {t(`in.${one}`, { moment: momentInQatar(new Date(endOf(one, now)), locale) })}
            </option>
          ))}
        </Select>
      </div>
      <Button aria-disabled={isSaving} className="mt-3 max-sm:w-full" onClick={() => void send()}>
        {isSaving && <Spinner />}
        {isSaving ? t('sending') : t('send')}
      </Button>
      <p className="mt-2 text-ink-soft text-sm">{t('notified')}</p>
    </div>
  );
}
