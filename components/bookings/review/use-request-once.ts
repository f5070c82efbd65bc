import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { loadToaster, showToast } from '@/components/ui/toast';
import type { DraftErrors } from '@/lib/bookings/check-draft';
import { forgetAttempt, forgetDrafts } from '@/lib/bookings/draft-storage';
import { type FlightAnswer, type Refusal, refusalOfRenewal } from '@/lib/bookings/request-booking';
import type { BookingReceipt } from '@/lib/bookings/schema';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { isSameInRiyals } from '@/lib/money';
import type { Renewal } from '../flow/use-offered';

interface RequestOnceOptions<Selected> {
  selected: Selected;
  /** ISO instant. */
  expiryOf: (selected: Selected) => string;
  /** In QAR. */
  totalOf: (selected: Selected) => number;
  /** Sends the request with this offered in it. */
  ask: (offered: Selected) => Promise<FlightAnswer>;
  /** Keeps what the confirmation shows. */
  keep: (receipt: BookingReceipt, offered: Selected) => void;
  onFieldErrors: (errors: DraftErrors) => void;
  onRenew: () => Promise<Renewal<Selected>>;
  /** Shows the flights as they are sold now, and answers with them. */
  onNewPrice: (offers: readonly SignedFlightOffer[]) => Selected;
  /** Which of the flights are sold no more, from 0. */
  onGone: (legs: readonly number[]) => void;
}

export interface RequestInFlight {
  isSending: boolean;
  refusal: Refusal | null;
  send: () => Promise<void>;
}

/**
 * Sends the request, once however often it is asked to. What ran out is found again first, and sent on its own only at the
 * price that was seen.
 */
export function useRequestOnce<Selected>(options: RequestOnceOptions<Selected>): RequestInFlight {
  const { selected, expiryOf, totalOf, onFieldErrors, onRenew } = options;
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

  function succeed(receipt: BookingReceipt, offered: Selected) {
    options.keep(receipt, offered);
    void showToast('success', t('completed'));
    // The router glides to the top as the page's style says; a shorter page under way would stop it half way.
    window.scrollTo({ top: 0, behavior: 'instant' });
    router.replace(localizePath(`/booking/confirmation?reference=${receipt.reference}`, locale));
    // Last: should anything above throw, sending again still carries the key of what is stored.
    forgetDrafts();
  }

  /** Whether the visitor is on the way to the confirmation. */
  async function ask(offered: Selected, mayRenew: boolean): Promise<boolean> {
    if (Date.parse(expiryOf(offered)) <= Date.now() && mayRenew) return renewAndAsk();
    const answer = await options.ask(offered);
    if (answer.ok) {
      succeed(answer.value, offered);
      return true;
    }
    const { reason } = answer;
    if (reason.kind === 'fields') onFieldErrors(reason.errors);
    else if (reason.kind === 'offerGone') options.onGone(reason.legs);
    else if (reason.kind === 'priceChanged') return askAtSamePrice(options.onNewPrice(reason.offers), mayRenew);
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
    // Gone for good, the page says so itself.
    return renewal.status === 'found' && askAtSamePrice(renewal.selected, true);
  }

  /** At another price the page shows both, and nothing is sent until it is accepted. */
  async function askAtSamePrice(sold: Selected, mayAsk: boolean): Promise<boolean> {
    if (!isSameInRiyals(totalOf(sold), totalOf(selected))) return false;
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
