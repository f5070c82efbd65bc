import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import type { ChoiceResponse } from '@/lib/bookings/model/order-choice';
import { paymentPath } from '@/lib/bookings/model/payment-row';
import { localizePath } from '@/lib/i18n/locales';
import { lookUp } from '@/lib/self-service/ask';

export type ChoiceOutcome = Exclude<ChoiceResponse['type'], 'pay'> | 'changed' | 'miss' | 'tooMany' | 'offline' | 'failed';
export interface ChoiceResult {
  type: ChoiceOutcome;
  /** The key of the open payment. */
  key?: string;
  count: number;
}

/**
 * Sends a customer's choice for an order to the look-up `name`. A choice that is sent twice counts once; one that costs something returns its
 * payment.
 */
export function useChoice<Changed extends { type: 'changed' } = never>(name: string) {
  const locale = useLocale();
  const [result, setResult] = useState<ChoiceResult | null>(null);
  const [isSending, setIsSending] = useState(false);
  /** The idempotency key of this choice. */
  const id = useRef<string | null>(null);

  function show(type: ChoiceOutcome, key?: string) {
    setResult((before) => ({ type, ...(key && { key }), count: (before?.count ?? 0) + 1 }));
  }

  /** Prepares for another choice. */
  function renew() {
    id.current = null;
    setResult(null);
  }

  /** Resolves to the answer, which is shown; to null when there is none, and on the way to the payment. */
  async function send(wanted: object): Promise<Exclude<ChoiceResponse, { key: string }> | Changed | null> {
    if (isSending) return null;
    id.current ??= crypto.randomUUID();
    setIsSending(true);
    const answer = await lookUp<ChoiceResponse | Changed>(name, { ...wanted, id: id.current });
    if (answer.ok && answer.found?.type === 'pay') {
      // A full page load, like PaymentLink.
      window.location.assign(localizePath(paymentPath(answer.found.key), locale));
      return null;
    }
    setIsSending(false);
    const found = answer.ok ? answer.found : null;
    if (found?.type === 'stale' || found?.type === 'changed') id.current = null;
    show(answer.ok ? ((found?.type as ChoiceOutcome) ?? 'miss') : answer.reason, found && 'key' in found ? found.key : undefined);
    return found && !('key' in found) ? (found as Exclude<ChoiceResponse, { key: string }> | Changed) : null;
  }

  return { result, isSending, renew, send };
}
