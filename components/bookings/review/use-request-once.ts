import { useTranslations } from 'next-intl';
import { useSendOnce } from '@/components/ui/forms/use-send-once';
import type { DraftErrors } from '@/lib/bookings/draft';
import type { BookingReceipt } from '@/lib/bookings/product';
import { forgetDrafts } from '@/lib/bookings/products/flight/draft';
import type { MovedPrice } from '@/lib/bookings/products/flight/send';
import { forgetAttempt, type Refusal, type RefusedBooking, refusalOfRenewal } from '@/lib/bookings/send';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import type { Result } from '@/lib/result';
import type { Renewal } from '../flow/use-offered';

interface RequestOnceOptions<Selected> {
  selected: Selected;
  /** ISO instant. */
  expiryOf: (selected: Selected) => string;
  /** Whether whoever saw the one need not be asked about the other. */
  isAsSeen: (sold: Selected, seen: Selected) => boolean;
  /** Sends the request with this offered in it. */
  ask: (offered: Selected) => Promise<Result<BookingReceipt, RefusedBooking | MovedPrice>>;
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
 * price and on the terms that were seen.
 */
export function useRequestOnce<Selected>(options: RequestOnceOptions<Selected>): RequestInFlight {
  const { selected, expiryOf, isAsSeen, onFieldErrors, onRenew } = options;
  const t = useTranslations('bookings.refusals.toast');
  const sending = useSendOnce<Refusal>({
    received: t('received'),
    unexpected: { kind: 'unexpected', retryAfterSeconds: null },
  });
  const { isSending, refusal, refuse } = sending;

  function succeed(receipt: BookingReceipt, offered: Selected) {
    options.keep(receipt, offered);
    sending.goOn(`/booking/confirmation?reference=${receipt.reference}`);
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
    else if (reason.kind === 'priceChanged') return askAsSeen(options.onNewPrice(reason.offers), mayRenew);
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
    return renewal.status === 'found' && askAsSeen(renewal.selected, true);
  }

  /** At another price or on other terms the page shows both, and nothing is sent until it is accepted. */
  async function askAsSeen(sold: Selected, mayAsk: boolean): Promise<boolean> {
    if (!isAsSeen(sold, selected)) return false;
    if (mayAsk) return ask(sold, false);
    refuse({ kind: 'notStored', retryAfterSeconds: null });
    return false;
  }

  return { isSending, refusal, send: () => sending.send(() => ask(selected, true)) };
}
