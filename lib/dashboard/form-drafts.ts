/** What is typed into the forms of an account, kept for this tab and this user until it is saved: through reloads and a sign-in. */
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

/** `id`: of the traveller who is changed; null for somebody new. */
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
