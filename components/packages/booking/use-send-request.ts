import { useTranslations } from 'next-intl';
import { useSendOnce } from '@/components/ui/forms/use-send-once';
import { recordEvent } from '@/lib/analytics/record-event';
import type { DraftErrors } from '@/lib/bookings/draft';
import { forgetDrafts } from '@/lib/bookings/products/package/draft';
import { type ChangedPrice, type PackageRequest, packageContent } from '@/lib/bookings/products/package/schema';
import { readPackageAnswer } from '@/lib/bookings/products/package/send';
import { keepReceipt, rememberRequested } from '@/lib/bookings/receipt';
import { forgetAttempt, idempotencyKeyOf, type Refusal, type RefusedBooking, sendBooking } from '@/lib/bookings/send';

type Receipt = Parameters<typeof keepReceipt>[0];

interface SendOptions {
  request: Omit<PackageRequest, 'idempotencyKey'>;
  /** What the confirmation shows, by its reference. */
  receiptOf: (reference: string) => Receipt;
  onFieldErrors: (errors: DraftErrors) => void;
  onPriceChanged: (changed: ChangedPrice) => void;
}

/** Sends the request, once however often it is asked to. */
export function useSendRequest({ request, receiptOf, onFieldErrors, onPriceChanged }: SendOptions) {
  const t = useTranslations('bookings.refusals.toast');
  const sending = useSendOnce<Refusal>({
    received: t('received'),
    unexpected: { kind: 'unexpected', retryAfterSeconds: null },
  });
  const { isSending, refusal } = sending;

  function succeed(reference: string) {
    keepReceipt(receiptOf(reference));
    recordEvent({ name: 'booking_requested', kind: 'package' });
    rememberRequested(`/travel/booking/${request.packageId}`, reference);
    sending.goOn(`/booking/confirmation?reference=${reference}`);
    // Last: should anything above throw, sending again still carries the key of what is stored.
    forgetAttempt();
    forgetDrafts();
  }

  function refuse(reason: RefusedBooking | NonNullable<ReturnType<typeof readPackageAnswer>>) {
    if (reason.kind === 'priceChanged') return onPriceChanged(reason.changed);
    if (reason.kind === 'fields') return onFieldErrors(reason.errors);
    if (reason.kind === 'keyReused') forgetAttempt();
    sending.refuse(reason);
  }

  /** Whether the visitor is on the way to the confirmation. */
  async function ask(): Promise<boolean> {
    const idempotencyKey = idempotencyKeyOf(packageContent(request));
    const answer = await sendBooking('package', { idempotencyKey, ...request }, readPackageAnswer);
    if (answer.ok) succeed(answer.value.reference);
    else refuse(answer.reason);
    return answer.ok;
  }

  return { isSending, refusal, send: () => sending.send(ask) };
}
