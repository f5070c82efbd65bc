import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { Spinner } from '@/components/ui/spinner';
import { type Asked, sendGiftCard } from '@/lib/bookings/payments/ask-payment';
import { giftCardPart, type PartOutcome } from '@/lib/bookings/payments/parts/payment-parts';

export interface SplitFormProps {
  linkKey: string;
  isSending: boolean;
  /** Whether it was done. */
  send: (ask: () => Promise<Asked<PartOutcome>>) => Promise<boolean>;
}

const idOf = (field: string) => `pay-gift-card-${field}`;
const empty = { number: '', pin: '' };

/** Number and PIN of a gift card. Typed values stay until the card is used; neither is stored. */
export function GiftCardForm({ linkKey, isSending, send }: SplitFormProps) {
  const t = useTranslations('payments.page.split');
  const [typed, setTyped] = useState(empty);
  const wrong = useFieldErrors();

  async function use(event: FormEvent) {
    event.preventDefault();
    const card = giftCardPart.safeParse({ ...typed, key: linkKey });
    const fields = card.success ? [] : card.error.issues.map(({ path }) => path[0]);
    wrong.report({
      ...(fields.includes('number') && { [idOf('number')]: t('numberError') }),
      ...(fields.includes('pin') && { [idOf('pin')]: t('pinError') }),
    });
    if (card.success && (await send(() => sendGiftCard(card.data)))) setTyped(empty);
  }

  const field = (name: 'number' | 'pin') => ({
    id: idOf(name),
    label: t(name),
    hint: t(`${name}Hint`),
    error: wrong.errors[idOf(name)],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 40,
    required: true,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <form
      onSubmit={(event) => void use(event)}
      onInput={wrong.onInput}
      noValidate
      aria-labelledby="pay-gift-card"
      className="space-y-4"
    >
      <h4 id="pay-gift-card" className="font-semibold">
        {t('giftCard')}
      </h4>
      {wrong.lines.length > 0 && <ErrorSummary key={wrong.attempt} title={t('summary')} errors={wrong.lines} />}
      <TextField {...field('number')} />
      <TextField {...field('pin')} type="password" />
      <Button type="submit" variant="secondary" aria-disabled={isSending} className="max-sm:w-full">
        {isSending && <Spinner />}
        <span>{t('useCard')}</span>
      </Button>
    </form>
  );
}
