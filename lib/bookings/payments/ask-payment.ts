import type { Locale } from '@/lib/i18n/locales';
import { type OpenedPayment, openedPayment } from './opened-payment';

type Asked<Found> = { ok: true; found: Found | null } | { ok: false; reason: 'offline' | 'tooMany' | 'failed' };

/** In milliseconds; longer than the site waits for the provider. */
const timeoutMs = 28_000;

async function post<Found>(action: 'open' | 'pay', body: object, read: (answer: unknown) => Found): Promise<Asked<Found>> {
  try {
    const answer = await fetch(`/api/payments/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status === 404) return { ok: true, found: null };
    if (answer.status === 429) return { ok: false, reason: 'tooMany' };
    return answer.ok ? { ok: true, found: read(await answer.json()) } : { ok: false, reason: 'failed' };
  } catch {
    return { ok: false, reason: navigator.onLine ? 'failed' : 'offline' };
  }
}

/** The state of the payment of a link; `found` is null when there is none. Never rejects. */
export function askPayment(key: string): Promise<Asked<OpenedPayment>> {
  return post('open', { key }, (answer) => openedPayment.parse((answer as { payment: unknown }).payment));
}

/** The address of the page to pay it; `found` is null when it cannot be paid now. A repeated call gives the same page. Never rejects. */
export function askPayUrl(key: string, locale: Locale): Promise<Asked<string>> {
  return post('pay', { key, locale }, (answer) => (answer as { url: string }).url);
}
