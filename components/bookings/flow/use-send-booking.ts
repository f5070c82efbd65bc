import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { showToast } from '@/components/ui/feedback/toast';
import { recordEvent } from '@/lib/analytics/record-event';
import type { DraftErrors } from '@/lib/bookings/draft';
import type { BookingReceipt } from '@/lib/bookings/product';
import { type Receipt, saveReceipt, saveRequested } from '@/lib/bookings/receipt';
import { clearAttempt, type Refusal, type RefusedBooking, refusalOfRenewal } from '@/lib/bookings/send';
import { localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import type { Result } from '@/lib/result';
import type { Renewal } from './use-live-offer';

interface SendOptions<Offer, Told> {
  kind: string;
  /** Names what was chosen, as its address does. */
  choice: string;
  offer: Offer;
  /** Sends the request with this offer in it. */
  ask: (offer: Offer) => Promise<Result<BookingReceipt, RefusedBooking | Told>>;
  /** What the confirmation shows. */
  receiptOf: (receipt: BookingReceipt, offer: Offer) => Receipt;
  clearDrafts: () => void;
  onFieldErrors: (errors: DraftErrors) => void;
  /** Handles the errors of this product only; returns the offer as it is sold now, if there is one. */
  onTold?: (told: Told) => Offer | null | Promise<Offer | null>;
  /** Where an offer runs out: it is found again, and sent on its own only when it is as it was seen. */
  renewal?: {
    isDue: (offer: Offer) => boolean;
    find: () => Promise<Renewal<Offer, { kind: string; retryAfterSeconds: number | null }>>;
    isUnchanged: (sold: Offer, seen: Offer) => boolean;
  };
}

export interface BookingInFlight {
  isSending: boolean;
  refusal: Refusal | null;
  send: () => Promise<void>;
}

/** Sends a request to book, once however often it is called, and goes to the confirmation. */
export function useSendBooking<Offer, Told extends { kind: string }>(options: SendOptions<Offer, Told>): BookingInFlight {
  const { offer: seen, renewal } = options;
  const t = useTranslations('bookings.refusals.toast');
  const locale = useLocale();
  const router = useRouter();
  const isUnderway = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  function succeed(receipt: BookingReceipt, offer: Offer) {
    saveReceipt(options.receiptOf(receipt, offer));
    saveRequested(options.choice, receipt.reference);
    recordEvent({ name: 'booking_requested', kind: options.kind });
    void showToast('success', t('received'));
    // The router glides to the top as the page's style says; a shorter page under way would stop it half way.
    window.scrollTo({ top: 0, behavior: 'instant' });
    router.replace(localizePath(`/booking/confirmation?reference=${receipt.reference}`, locale));
    // Last: should anything above throw, sending again still carries the key of what is stored.
    clearAttempt();
    options.clearDrafts();
  }

  /** Whether the visitor is on the way to the confirmation. */
  async function ask(offer: Offer, mayRenew: boolean): Promise<boolean> {
    if (mayRenew && renewal?.isDue(offer)) return renewAndSend();
    const answer = await options.ask(offer);
    if (answer.ok) {
      succeed(answer.value, offer);
      return true;
    }
    const { reason } = answer;
    if (!isRefused(reason)) {
      const sold = (await options.onTold?.(reason)) ?? null;
      return sold !== null && sendIfUnchanged(sold, mayRenew);
    }
    if (reason.kind === 'fields') options.onFieldErrors(reason.errors);
    else if (reason.kind === 'offerExpired' && mayRenew && renewal) return renewAndSend();
    else {
      if (reason.kind === 'keyReused') clearAttempt();
      setRefusal(reason);
    }
    return false;
  }

  async function renewAndSend(): Promise<boolean> {
    const found = await renewal?.find();
    if (found?.status === 'failed') setRefusal(refusalOfRenewal(found.failure));
    // Gone for good, the page says so itself.
    return found?.status === 'found' && sendIfUnchanged(found.selected, true);
  }

  /** At another price or on other terms the page shows both, and nothing is sent until it is accepted. */
  async function sendIfUnchanged(sold: Offer, mayAsk: boolean): Promise<boolean> {
    if (!renewal?.isUnchanged(sold, seen)) return false;
    if (mayAsk) return ask(sold, false);
    setRefusal({ kind: 'notStored', retryAfterSeconds: null });
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
      setRefusal({ kind: 'unexpected', retryAfterSeconds: null });
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
