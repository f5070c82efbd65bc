import { useTranslations } from 'next-intl';
import { useSendOnce } from '@/components/ui/forms/use-send-once';
import { recordEvent } from '@/lib/analytics/record-event';
import { keepReceipt } from '@/lib/bookings/receipt-storage';
import type { DraftErrors } from '@/lib/packages/check-draft';
import { forgetDrafts } from '@/lib/packages/draft';
import type { ChangedPrice, PackageRequest } from '@/lib/packages/request-schema';
import {
  forgetAttempt,
  keyForRequest,
  type Refusal,
  type RefusedRequest,
  rememberRequested,
  sendPackageRequest,
} from '@/lib/packages/send-request';

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
    rememberRequested(request.packageId, reference);
    sending.goOn(`/booking/confirmation?reference=${reference}`);
    // Last: should anything above throw, sending again still carries the key of what is stored.
    forgetAttempt();
    forgetDrafts();
  }

  function refuse(reason: RefusedRequest) {
    if (reason.kind === 'priceChanged') return onPriceChanged(reason.changed);
    if (reason.kind === 'fields') return onFieldErrors(reason.errors);
    if (reason.kind === 'keyReused') forgetAttempt();
    sending.refuse(reason);
  }

  /** Whether the visitor is on the way to the confirmation. */
  async function ask(): Promise<boolean> {
    const answer = await sendPackageRequest({ idempotencyKey: keyForRequest(request), ...request });
    if (answer.ok) succeed(answer.value);
    else refuse(answer.reason);
    return answer.ok;
  }

  return { isSending, refusal, send: () => sending.send(ask) };
}
