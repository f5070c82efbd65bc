import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { loadToaster, showToast } from '@/components/ui/toast';
import { recordEvent } from '@/lib/analytics/record-event';
import { keepReceipt } from '@/lib/bookings/receipt-storage';
import { localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
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
  const locale = useLocale();
  const router = useRouter();
  const isUnderway = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  useEffect(() => {
    // Offline is when a toast is needed and cannot be fetched.
    loadToaster().catch(() => undefined);
  }, []);

  function succeed(reference: string) {
    keepReceipt(receiptOf(reference));
    recordEvent({ name: 'booking_requested', kind: 'package' });
    rememberRequested(request.packageId, reference);
    void showToast('success', t('completed'));
    // The router glides to the top as the page's style says; a shorter page under way would stop it half way.
    window.scrollTo({ top: 0, behavior: 'instant' });
    router.replace(localizePath(`/booking/confirmation?reference=${reference}`, locale));
    // Last: should anything above throw, sending again still carries the key of what is stored.
    forgetAttempt();
    forgetDrafts();
  }

  function refuse(reason: RefusedRequest) {
    if (reason.kind === 'priceChanged') return onPriceChanged(reason.changed);
    if (reason.kind === 'fields') return onFieldErrors(reason.errors);
    if (reason.kind === 'keyReused') forgetAttempt();
    setRefusal(reason);
    void showToast('error', t('failed'));
  }

  async function send() {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setIsSending(true);
    setRefusal(null);
    let isLeaving = false;
    try {
      const answer = await sendPackageRequest({ idempotencyKey: keyForRequest(request), ...request });
      if (answer.ok) succeed(answer.value);
      else refuse(answer.reason);
      isLeaving = answer.ok;
    } catch {
      refuse({ kind: 'unexpected', retryAfterSeconds: null });
    } finally {
      isUnderway.current = isLeaving;
      setIsSending(isLeaving);
    }
  }

  return { isSending, refusal, send };
}
