import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { showToast } from '@/components/ui/toast';
import type { CheckedDraft, DraftErrors } from '@/lib/bookings/check-draft';
import { forgetAttempt, forgetDrafts, idempotencyKeyFor } from '@/lib/bookings/draft-storage';
import { keepReceipt } from '@/lib/bookings/receipt-storage';
import { type RefusalKind, requestBooking } from '@/lib/bookings/request-booking';
import type { SelectedOffer } from '@/lib/flights/selected-offer';
import { localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { isExpired, totalOf } from '../flow/use-chosen-offer';

interface BookingRequestOptions {
  selected: SelectedOffer;
  request: CheckedDraft;
  onFieldErrors: (errors: DraftErrors) => void;
  onRenew: () => Promise<SelectedOffer | null>;
}

export interface Refusal {
  kind: RefusalKind;
  retryAfterSeconds: number | null;
}

interface BookingRequestInFlight {
  isSending: boolean;
  refusal: Refusal | null;
  send: () => Promise<void>;
}

/**
 * Sends the request, once however often it is asked to. An offer that ran out is found again first, and sent on its own only
 * at the price that was seen.
 */
export function useBookingRequest({ selected, request, onFieldErrors, onRenew }: BookingRequestOptions): BookingRequestInFlight {
  const t = useTranslations('bookings.refusals.toast');
  const locale = useLocale();
  const router = useRouter();
  const isUnderway = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  function refuse(reason: Refusal) {
    setRefusal(reason);
    void showToast('error', t('failed'));
  }

  function succeed(reference: string, { search, offer, dictionaries }: SelectedOffer) {
    const passengerNames = request.passengers.map(({ givenNames, surname }) => `${givenNames} ${surname}`);
    keepReceipt({ reference, search, offer, dictionaries, passengerNames, email: request.contact.email });
    forgetDrafts();
    void showToast('success', t('completed'));
    // The router glides to the top as the page's style says; a shorter page under way would stop it half way.
    window.scrollTo({ top: 0, behavior: 'instant' });
    router.replace(localizePath(`/booking/confirmation?reference=${reference}`, locale));
  }

  /** Whether the visitor is on the way to the confirmation. */
  async function ask(offered: SelectedOffer, mayRenew: boolean): Promise<boolean> {
    if (isExpired(offered) && mayRenew) return renewAndAsk();
    const { search, offer } = offered;
    const content = { locale, search, offer, ...request };
    const answer = await requestBooking({ ...content, idempotencyKey: idempotencyKeyFor(content) });
    if (answer.ok) {
      succeed(answer.value.reference, offered);
      return true;
    }
    const { reason } = answer;
    if (reason.kind === 'fields') onFieldErrors(reason.errors);
    else if (reason.kind === 'offerExpired' && mayRenew) return renewAndAsk();
    else {
      if (reason.kind === 'unexpected') forgetAttempt();
      refuse(reason);
    }
    return false;
  }

  async function renewAndAsk(): Promise<boolean> {
    const renewed = await onRenew();
    if (renewed && totalOf(renewed) === totalOf(selected)) return ask(renewed, false);
    // At another price, or gone for good, the page says so itself.
    if (!renewed) refuse({ kind: 'offerExpired', retryAfterSeconds: null });
    return false;
  }

  async function send() {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setIsSending(true);
    setRefusal(null);
    const isLeaving = await ask(selected, true);
    if (isLeaving) return;
    isUnderway.current = false;
    setIsSending(false);
  }

  return { isSending, refusal, send };
}
