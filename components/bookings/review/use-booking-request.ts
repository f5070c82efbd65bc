import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { loadToaster, showToast } from '@/components/ui/toast';
import type { CheckedDraft, DraftErrors } from '@/lib/bookings/check-draft';
import { forgetAttempt, forgetDrafts, idempotencyKeyFor } from '@/lib/bookings/draft-storage';
import { keepReceipt } from '@/lib/bookings/receipt-storage';
import { type Refusal, refusalOfRenewal, requestBooking } from '@/lib/bookings/request-booking';
import type { SelectedOffer } from '@/lib/flights/selected-offer';
import { localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { isExpired, type Renewal, totalOf } from '../flow/use-chosen-offer';

interface BookingRequestOptions {
  selected: SelectedOffer;
  request: CheckedDraft;
  onFieldErrors: (errors: DraftErrors) => void;
  onRenew: () => Promise<Renewal>;
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

  useEffect(() => {
    // Offline is when a toast is needed and cannot be fetched.
    loadToaster().catch(() => undefined);
  }, []);

  function refuse(reason: Refusal) {
    setRefusal(reason);
    void showToast('error', t('failed'));
  }

  function succeed(reference: string, { search, offer, dictionaries }: SelectedOffer) {
    const passengerNames = request.passengers.map(({ givenNames, surname }) => `${givenNames} ${surname}`);
    keepReceipt({ kind: 'flight', reference, search, offer, dictionaries, passengerNames, email: request.contact.email });
    void showToast('success', t('completed'));
    // The router glides to the top as the page's style says; a shorter page under way would stop it half way.
    window.scrollTo({ top: 0, behavior: 'instant' });
    router.replace(localizePath(`/booking/confirmation?reference=${reference}`, locale));
    // Last: should anything above throw, sending again still carries the key of what is stored.
    forgetDrafts();
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
      if (reason.kind === 'keyReused') forgetAttempt();
      refuse(reason);
    }
    return false;
  }

  async function renewAndAsk(): Promise<boolean> {
    const renewal = await onRenew();
    if (renewal.status === 'failed') refuse(refusalOfRenewal(renewal.failure));
    if (renewal.status !== 'found') return false;
    // Gone for good or at another price, the page says so itself.
    return totalOf(renewal.selected) === totalOf(selected) && ask(renewal.selected, false);
  }

  async function send() {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setIsSending(true);
    setRefusal(null);
    let isLeaving = false;
    try {
      isLeaving = await ask(selected, true);
    } catch {
      refuse({ kind: 'unexpected', retryAfterSeconds: null });
    } finally {
      isUnderway.current = isLeaving;
      setIsSending(isLeaving);
    }
  }

  return { isSending, refusal, send };
}
