import * as z from 'zod/mini';
import { writeCookie } from '@/lib/storage/cookies';

/** Holds the id of the account created in this browser, which proves that its password is the visitor's own. Read only by `/auth/confirm`. */
export const signUpCookie = 'karam-sign-up';
const confirmPath = '/auth/confirm';
const daySeconds = 86_400;
/** Hosted Supabase mails an address again after a minute at the earliest. */
const sameMomentMs = 30_000;

const markShape = z.object({ id: z.uuid(), next: z.nullable(z.string()) });
/** `next`: the page to return to after the sign-up, not validated yet. */
export type SignUpCookie = z.infer<typeof markShape>;

interface SignedUp {
  id: string;
  created_at: string;
  confirmation_sent_at?: string | undefined;
}

/** Whether the sign-up created the account, and did not find an unconfirmed one. Both instants are ISO strings. */
export function madeAccount({ created_at, confirmation_sent_at }: SignedUp): boolean {
  return Math.abs(Date.parse(confirmation_sent_at ?? '') - Date.parse(created_at)) < sameMomentMs;
}

export function setSignUpCookie(user: SignedUp, next: string | null): void {
  const mark: SignUpCookie = { id: user.id, next: next && next.length < 1000 ? next : null };
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const value = encodeURIComponent(JSON.stringify(mark));
  writeCookie(`${signUpCookie}=${value}; Path=${confirmPath}; Max-Age=${daySeconds}; SameSite=Lax${secure}`);
}

/** The content of the cookie, not verified. */
export function readSignUpCookie(value: string | undefined): SignUpCookie | null {
  try {
    const mark = markShape.safeParse(JSON.parse(value ?? ''));
    return mark.success ? mark.data : null;
  } catch {
    return null;
  }
}
