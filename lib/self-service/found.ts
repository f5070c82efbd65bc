import * as z from 'zod/mini';
import { storedOffer } from '@/supabase/functions/_shared/contracts/stored-offer';
import { refundStages, visaStages, withdrawn } from './progress';
import { changeKinds } from './requests';

const bookingStatuses = ['requested', 'confirmed', 'ticketed', 'declined', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** A booking as shown to a visitor with its reference and a traveller's surname. Days are yyyy-MM-dd, the total in riyals. */
export const foundBooking = z.object({
  reference: z.string(),
  kind: z.string(),
  status: z.enum(bookingStatuses),
  /** For a stay or a package the route returns only the known fields of `stored`. */
  offer: storedOffer,
  total: z.number(),
  firstDay: z.string(),
  lastDay: z.string(),
  requestedAt: z.string(),
  /** It belongs to an account already. */
  isClaimed: z.boolean(),
  travellers: z.array(z.object({ type: z.enum(['adult', 'child', 'infant']), name: z.string() })),
  changes: z.array(z.object({ kind: z.enum(changeKinds), status: z.enum(['open', 'answered', 'closed']), askedAt: z.string() })),
});
export type FoundBooking = z.infer<typeof foundBooking>;

export const foundVisa = z.object({
  reference: z.string(),
  applicant: z.string(),
  /** ISO 3166-1 alpha-2. */
  destination: z.string(),
  travelDate: z.nullable(z.string()),
  stage: z.enum([...visaStages, withdrawn]),
  steps: z.array(z.object({ stage: z.enum([...visaStages, withdrawn]), day: z.string() })),
});
export type FoundVisa = z.infer<typeof foundVisa>;

export const foundRefund = z.object({
  reference: z.string(),
  booking: z.string(),
  /** What arrives, and what was kept, in riyals. */
  amount: z.number(),
  deducted: z.number(),
  stage: z.enum([...refundStages, withdrawn]),
  steps: z.array(z.object({ stage: z.enum([...refundStages, withdrawn]), day: z.string() })),
});
export type FoundRefund = z.infer<typeof foundRefund>;

export const foundGiftCard = z.object({
  lastDigits: z.string(),
  amount: z.number(),
  balance: z.number(),
  validUntil: z.string(),
  isBlocked: z.boolean(),
});
export type FoundGiftCard = z.infer<typeof foundGiftCard>;
