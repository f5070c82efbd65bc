import * as z from 'zod/mini';
import { linkKey, type PaymentPart } from '@/lib/bookings/model/payment-row';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { giftCardSecret } from '@/lib/text/gift-card';
import { isolated } from '@/lib/text/isolate';
import type { PaymentMethod } from '@/supabase/functions/_shared/contracts/payments';

/** Puts a gift card toward the payment of a link. */
export const giftCardPart = z.extend(giftCardSecret, { key: linkKey });

/** Applies points of the signed-in visitor, or removes a part. */
export const partChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal('points'), key: linkKey, vouchers: z.int().check(z.gte(1), z.lte(10_000)) }),
  z.object({ type: z.literal('remove'), key: linkKey, part: z.uuid() }),
]);
export type PartChange = z.infer<typeof partChange>;

/** `covered`: nothing is left to pay. `underway`: a card payment has been started. `closed`, `gone`: it cannot be paid any more. */
export const partOutcomes = [
  ...(['added', 'removed', 'blocked', 'expired', 'empty', 'covered'] as const),
  ...(['tooFew', 'signedOut', 'underway', 'closed', 'gone'] as const),
] as const;
export type PartOutcome = (typeof partOutcomes)[number];

type PartWords = (key: 'giftCard' | 'points' | 'card' | PaymentMethod, values?: Record<string, string | number>) => string;

/** "Gift card ending in 1234", "2,000 Karam Club points"; for null the way to pay, or "Card". `t`: the messages of `payments.parts`. */
export function nameOfPart(
  part: Pick<PaymentPart, 'points' | 'last_digits'> | null,
  locale: Locale,
  t: PartWords,
  method: PaymentMethod | null = null,
): string {
  if (!part) return t(method ?? 'card');
  if (part.points === null) return t('giftCard', { digits: isolated(part.last_digits ?? '') });
  return t('points', { count: part.points, n: new Intl.NumberFormat(intlTag(locale)).format(part.points) });
}
