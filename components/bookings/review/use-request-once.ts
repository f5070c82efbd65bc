import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { loadToaster, showToast } from '@/components/ui/toast';
import type { DraftErrors } from '@/lib/bookings/check-draft';
import { forgetAttempt, forgetDrafts } from '@/lib/bookings/draft-storage';
import { type Refusal, type RefusedBooking, refusalOfRenewal } from '@/lib/bookings/request-booking';
import type { BookingReceipt } from '@/lib/bookings/schema';
import { localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import type { Result } from '@/lib/result';
import type { Renewal } from '../flow/use-offered';

interface RequestOnceOptions<Selected> {
  selected: Selected;
  /** ISO instant. */
  expiryOf: (selected: Selected) => string;
  /** In QAR. */
  totalOf: (selected: Selected) => number;
  /** Sends the request with this offered in it. */
  ask: (offered: Selected) => Promise<Result<BookingReceipt, RefusedBooking>>;
  /** Keeps what the confirmation shows. */
  keep: (reference: string, offered: Selected) => void;
  onFieldErrors: (errors: DraftErrors) => void;
  onRenew: () => Promise<Renewal<Selected>>;
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

  function succeed(reference: string, offered: Selected) {
    options.keep(reference, offered);
    void showToast('success', t('completed'));
    // The router glides to the top as the page's style says; a shorter page under way would stop it half way.
    window.scrollTo({ top: 0, behavior: 'instant' });
    router.replace(localizePath(`/booking/confirmation?reference=${reference}`, locale));
    // Last: should anything above throw, sending again still carries the key of what is stored.
    forgetDrafts();
  }

  /** Whether the visitor is on the way to the confirmation. */
  async function ask(offered: Selected, mayRenew: boolean): Promise<boolean> {
    if (Date.parse(expiryOf(offered)) <= Date.now() && mayRenew) return renewAndAsk();
    const answer = await options.ask(offered);
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
