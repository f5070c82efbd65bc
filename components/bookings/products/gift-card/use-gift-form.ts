import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { paymentPath } from '@/lib/bookings/model/payment-row';
import {
  checkGiftDraft,
  emptyGiftDraft,
  type GiftDraft,
  giftPaths,
  loadGiftDraft,
  saveGiftDraft,
} from '@/lib/bookings/products/gift-card/draft';
import { giftAmounts, giftMessageLength } from '@/lib/bookings/products/gift-card/schema';
import { clearAttempt, idempotencyKeyOf, sendBooking } from '@/lib/bookings/send';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import type { DayError } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

type Failure = 'offline' | 'busy' | 'off' | 'failed';
const idOf = (path: string) => path.replace('.', '-');
const fieldOf = Object.fromEntries(Object.entries(giftPaths).map(([field, path]) => [path, field])) as Record<
  string,
  keyof GiftDraft
>;

/** What was typed of a gift card, what is wrong with it, and sending it, which leads to the page of the payment. */
export function useGiftForm() {
  const t = useTranslations('giftCards.form');
  const locale = useLocale();
  const router = useRouter();
  const dateWords = useDateWords();
  const [today] = useState(todayInQatar);
  const [draft, setDraft] = useState(() => loadGiftDraft() ?? emptyGiftDraft(locale, today));
  const wrong = useFieldErrors();
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const inRiyals = (amount: number) => formatQar(amount, intlTag(locale));
  const limits = { least: inRiyals(giftAmounts.least), most: inRiyals(giftAmounts.most), length: giftMessageLength };

  function change(facts: Partial<GiftDraft>) {
    const next = { ...draft, ...facts };
    setDraft(next);
    saveGiftDraft(next);
  }

  function textOf(path: string, error: string): string {
    if (fieldOf[path] === 'sendOn') return dateWords.errors[error as DayError] ?? t('errors.unknown');
    // Two fields ask for an address.
    const isRecipients = path === giftPaths.recipientEmail && error === 'emailInvalid';
    const key = `errors.${isRecipients ? 'recipientEmailInvalid' : error}` as Parameters<typeof t>[0];
    return t.has(key) ? t(key, limits) : t('errors.unknown');
  }

  const report = (errors: Record<string, string>) =>
    wrong.report(Object.fromEntries(Object.entries(errors).map(([path, error]) => [idOf(path), textOf(path, error)])));

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    setFailure(null);
    const check = checkGiftDraft(draft, todayInQatar());
    report('errors' in check ? check.errors : {});
    if ('errors' in check) return;
    isBusy.current = true;
    setIsSending(true);
    const content = { locale, ...check.request };
    const answer = await sendBooking('gift-card', { idempotencyKey: idempotencyKeyOf(content), ...content }, ({ code }) =>
      code === 'offerGone' ? { kind: 'off' as const } : null,
    );
    isBusy.current = false;
    setIsSending(false);
    if (answer.ok && answer.value.payKey) {
      clearAttempt();
      router.push(localizePath(paymentPath(answer.value.payKey), locale));
      return;
    }
    if (answer.ok) return setFailure('failed');
    const { reason } = answer;
    if (reason.kind === 'fields') report(reason.errors);
    else if (reason.kind === 'off' || reason.kind === 'offline' || reason.kind === 'busy') setFailure(reason.kind);
    else {
      if (reason.kind === 'keyReused') clearAttempt();
      setFailure('failed');
    }
  }

  const field = (name: keyof GiftDraft) => ({
    id: idOf(giftPaths[name]),
    error: wrong.errors[idOf(giftPaths[name])],
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return { draft, change, field, wrong, failure, isSending, send, today, limits, inRiyals, dateWords };
}
