import * as z from 'zod/mini';
import type { Locale } from '@/lib/i18n/locales';
import { postJson } from '@/lib/network/post-json';
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import type { PaymentMethod } from '@/supabase/functions/_shared/contracts/payments';
import type { SelectedExtra } from '../model/order-extras';
import type { InsteadResponse } from '../products/instead';
import {
  type BegunPayment,
  begunPayment,
  type ExtrasToPay,
  type OpenedPayment,
  type OpenedPoints,
  openedPayment,
  openedPoints,
  type SelectionOutcome,
} from './opened-payment';
import type { giftCardPart, PartChange, PartOutcome } from './parts/payment-parts';

export type AskFailure = 'offline' | 'tooMany' | 'failed';
export type Asked<Found> = { ok: true; found: Found | null } | { ok: false; reason: AskFailure };

/** In milliseconds; longer than the site waits for the provider. */
const timeoutMs = 28_000;

/** Posts to `/api/<path>`; 404 is null. Never rejects. */
export async function post<Found>(path: string, body: object, read: (answer: unknown) => Found): Promise<Asked<Found>> {
  try {
    const answer = await postJson(`/api/${path}`, body, { timeoutMs });
    if (answer.status === 404) return { ok: true, found: null };
    if (answer.status === 429) return { ok: false, reason: 'tooMany' };
    return answer.ok ? { ok: true, found: read(await answer.json()) } : { ok: false, reason: 'failed' };
  } catch {
    return { ok: false, reason: navigator.onLine ? 'failed' : 'offline' };
  }
}

/** The current payment, with the points of the signed-in visitor. */
export interface KnownPayment {
  payment: OpenedPayment;
  points: OpenedPoints | null;
}

/** The state of the payment of a link; `found` is null when there is none. Never rejects. */
export function askPayment(key: string): Promise<Asked<KnownPayment>> {
  return post('payments/open', { key }, (answer) => {
    const { payment, points } = answer as { payment: unknown; points?: unknown };
    return { payment: openedPayment.parse(payment), points: points ? openedPoints.parse(points) : null };
  });
}

/** The bags and seats that can be paid with the flights; `found` is null when there is no such payment. Never rejects. */
export function askExtrasToPay(key: string): Promise<Asked<ExtrasToPay>> {
  return post('payments/extras', { key }, (answer) => answer as ExtrasToPay);
}

/** Chooses them for `amount` dirhams, the price shown; none takes out those of before. Never rejects. */
export function sendExtrasToPay(key: string, selected: SelectedExtra[], amount: number): Promise<Asked<SelectionOutcome>> {
  return post('payments/extras', { key, choose: { selected, amount } }, (answer) => answer as SelectionOutcome);
}

/** Where a payment of `amount` dirhams, as shown, continues; `found` is null when it cannot be paid now. A repeated call returns the same page. Never rejects. */
export function askToPay(
  key: string,
  locale: Locale,
  amount: number,
  method?: PaymentMethod | 'card',
): Promise<Asked<BegunPayment>> {
  return post('payments/pay', { key, locale, amount, method }, (answer) => {
    const { pass } = answer as { pass?: unknown };
    // None where another tab has begun what is open: this one's own, if it has any, is still good.
    if (pass) writeTab(passOf(key), pass);
    return begunPayment.parse(answer);
  });
}

/** The pass of the tab that went to pay with this link; null for everybody else. */
export function visitorPassOf(key: string): string | null {
  const pass = readTab(passOf(key));
  return typeof pass === 'string' ? pass : null;
}

const passOf = (key: string) => `karam.payment-pass.${key}.v1`;
const seen = 'karam.see-booking.v1';
const proof = z.object({ reference: z.string(), lastName: z.string() });

/** Prepares the page of the booking for the tab that has paid with this link. False when it asks for the surname as for everybody else. */
export async function prepareBooking(key: string): Promise<boolean> {
  const pass = visitorPassOf(key);
  if (!pass) return false;
  const answer = await post('payments/booking', { key, pass }, (found) => proof.parse(found));
  if (!answer.ok || !answer.found) return false;
  writeTab(seen, answer.found);
  return true;
}

/** The booking that `prepareBooking` has prepared for the page with this address, once. */
export function takePreparedBooking(search: string): z.infer<typeof proof> | null {
  const prepared = proof.safeParse(readTab(seen)).data;
  if (prepared?.reference !== new URLSearchParams(search).get('reference')) return null;
  removeTab(seen);
  return prepared ?? null;
}

/** Puts a gift card toward a payment; `found` is null for a number and PIN that do not fit. Never rejects. */
export function sendGiftCard(card: z.infer<typeof giftCardPart>): Promise<Asked<PartOutcome>> {
  return post('self-service/pay-with-gift-card', card, (answer) => (answer as { found: PartOutcome }).found);
}

/** What is on sale in place of what was sold out. Never rejects. */
export function askInstead(key: string, locale: Locale): Promise<Asked<InsteadResponse>> {
  return post('payments/instead', { key, locale }, (answer) => answer as InsteadResponse);
}

/** Takes the money back instead of paying the difference of a risen price. Never rejects. */
export function sendRefusal(key: string): Promise<Asked<'returning' | 'over'>> {
  return post('payments/difference', { key }, (answer) => (answer as { outcome: 'returning' | 'over' }).outcome);
}

/** Never rejects. */
export function sendPartChange(change: PartChange): Promise<Asked<PartOutcome>> {
  return post('payments/parts', change, (answer) => (answer as { outcome: PartOutcome }).outcome);
}
