import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { showToast } from '@/components/ui/feedback/toast';
import { recordEvent } from '@/lib/analytics/record-event';
import type { DraftErrors } from '@/lib/bookings/draft';
import { pricesSeen } from '@/lib/bookings/model/price-record';
import type { BookingReceipt } from '@/lib/bookings/product';
import { payPath, type Receipt, saveReceipt, saveRequested } from '@/lib/bookings/receipt';
import { clearAttempt, type Refusal, type RefusedBooking, refusalOfRenewal } from '@/lib/bookings/send';
import { localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import type { Result } from '@/lib/result';
import type { ExplainedFailure } from '@/lib/search/search-failure';
import type { Renewal } from './use-live-offer';

interface SendOptions<Offer, ProductRefusal> {
  kind: string;
  /** Identifies the selection, as in the address. */
  choice: string;
  offer: Offer;
  /** Sends the request with this offer. */
  ask: (offer: Offer) => Promise<Result<BookingReceipt, RefusedBooking | ProductRefusal>>;
  /** The receipt for the confirmation. */
  receiptOf: (receipt: BookingReceipt, offer: Offer) => Receipt;
  clearDrafts: () => void;
  refusalBefore?: Refusal | undefined;
  onFieldErrors: (errors: DraftErrors) => void;
  /** Handles refusals that only this product has. Returns the offer as it is sold now, if there is one. */
  onProductRefusal?: (refusal: ProductRefusal) => Offer | null | Promise<Offer | null>;
  /** For offers that expire: an expired offer is searched for again, and sent without asking only if it is unchanged. */
  renewal?: {
    isDue: (offer: Offer) => boolean;
    find: () => Promise<Renewal<Offer, ExplainedFailure>>;
    isUnchanged: (sold: Offer, seen: Offer) => boolean;
    /** Refused although it was found again: the page shows the nearest in its place. */
    lose?: (refused: 'offerAltered' | 'offerExpired', legs: readonly number[] | undefined) => Promise<Offer | null>;
  };
}

export interface BookingInFlight {
  isSending: boolean;
  refusal: Refusal | null;
  send: () => Promise<void>;
}

/** Sends a booking request and opens the confirmation, or the payment where it is paid at once. Calls while it is being sent are ignored. */
export function useSendBooking<Offer, ProductRefusal extends { kind: string }>(
  options: SendOptions<Offer, ProductRefusal>,
): BookingInFlight {
  const { offer: seen, renewal } = options;
  const t = useTranslations('bookings.refusals');
  const locale = useLocale();
  const router = useRouter();
  const isUnderway = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(options.refusalBefore ?? null);

  function succeed(receipt: BookingReceipt, offer: Offer) {
    const { payKey, payBy, isBookedByAgent, isHeld } = receipt;
    saveReceipt({
      ...options.receiptOf(receipt, offer),
      prices: pricesSeen(options.choice),
      ...(payKey && { payKey }),
      ...(payBy && { payBy }),
      ...(isBookedByAgent && { isBookedByAgent }),
      ...(isHeld !== undefined && { isHeld }),
    });
    saveRequested(options.choice, receipt.reference);
    recordEvent({ name: 'booking_requested', kind: options.kind });
    if (payKey && isHeld !== false) {
      // As a full page load, for the reason that PaymentLink gives.
      window.location.replace(localizePath(payPath(payKey, { kind: options.kind, isHeld }), locale));
    } else {
      void showToast('success', t('toast.received'));
      // The router scrolls smoothly to the top, as the page's style says; a page that becomes shorter would stop it halfway.
      window.scrollTo({ top: 0, behavior: 'instant' });
      router.replace(localizePath(`/booking/confirmation?reference=${receipt.reference}`, locale));
    }
    // Last: if anything above throws, another attempt still has the key of the stored request.
    clearAttempt();
    // What is paid at once may turn out to be sold: those who travel fill in the next form.
    if (!payKey) options.clearDrafts();
  }

  function refuse(reason: Refusal) {
    setRefusal(reason);
    if (reason.kind === 'unexpected' || reason.kind === 'notStored') void showToast('error', t('unexpected.title'));
  }

  /** Resolves to whether the next page is being opened. */
  async function ask(offer: Offer, mayRenew: boolean): Promise<boolean> {
    if (mayRenew && renewal?.isDue(offer)) return renewAndSend();
    const answer = await options.ask(offer);
    if (answer.ok) {
      succeed(answer.value, offer);
      return true;
    }
    const { reason } = answer;
    if (!isRefused(reason)) {
      const sold = (await options.onProductRefusal?.(reason)) ?? null;
      return sold !== null && sendIfUnchanged(sold, mayRenew);
    }
    if (reason.kind === 'fields') options.onFieldErrors(reason.errors);
    else if ((reason.kind === 'offerExpired' || reason.kind === 'offerAltered') && renewal) {
      if (mayRenew) return renewAndSend();
      refuse(reason);
      await renewal.lose?.(reason.kind, reason.legs);
    } else {
      if (reason.kind === 'keyReused') clearAttempt();
      refuse(reason);
    }
    return false;
  }

  async function renewAndSend(): Promise<boolean> {
    const found = await renewal?.find();
    if (found?.status === 'failed') refuse(refusalOfRenewal(found.failure));
    // When the offer is gone, the page already shows it.
    return found?.status === 'found' && sendIfUnchanged(found.selected, true);
  }

  /** Sends nothing if price or terms have changed: the page shows both, and the visitor must accept the new ones. */
  async function sendIfUnchanged(sold: Offer, mayAsk: boolean): Promise<boolean> {
    if (!renewal?.isUnchanged(sold, seen)) return false;
    if (mayAsk) return ask(sold, false);
    refuse({ kind: 'notStored', retryAfterSeconds: null });
    return false;
  }

  async function send() {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setIsSending(true);
    setRefusal(null);
    let isLeaving = false;
    try {
      isLeaving = await ask(seen, true);
    } catch {
      refuse({ kind: 'unexpected', retryAfterSeconds: null });
    } finally {
      isUnderway.current = isLeaving;
      setIsSending(isLeaving);
    }
  }

  return { isSending, refusal, send };
}

function isRefused(reason: RefusedBooking | { kind: string }): reason is RefusedBooking {
  return reason.kind === 'fields' || 'retryAfterSeconds' in reason;
}
