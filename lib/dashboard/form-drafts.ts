/** Drafts of the account forms, stored for this tab and user until saved: they survive reloads and a sign-in. */
import * as z from 'zod/mini';
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';

export const profileTyped = createFormDraft(
  'profile',
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    birthDate: z.string(),
    locale: z.enum(['en', 'ar']),
  }),
);

/** `id`: of the edited traveller; null for a new one. */
export const travellerTyped = createFormDraft(
  'traveller',
  z.object({
    id: z.nullable(z.string()),
    draft: z.object({
      title: z.string(),
      gender: z.string(),
      givenNames: z.string(),
      surname: z.string(),
      dateOfBirth: z.string(),
      nationality: z.string(),
      passportNumber: z.string(),
      passportExpiry: z.string(),
      loyaltyAirline: z.string(),
      loyaltyNumber: z.string(),
    }),
  }),
);

function createFormDraft<Typed>(name: string, shape: z.ZodMiniType<Typed>) {
  const keyOf = (userId: string) => `karam.${name}.${userId}.v1`;
  return {
    /** Null when nothing was typed. */
    read: (userId: string): Typed | null => shape.safeParse(readTab(keyOf(userId))).data ?? null,
    save: (userId: string, typed: Typed): void => writeTab(keyOf(userId), typed),
    clear: (userId: string): void => removeTab(keyOf(userId)),
  };
}
