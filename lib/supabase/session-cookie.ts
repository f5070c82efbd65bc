import { readCookies } from '@/lib/storage/cookies';

/**
 * Name of the cookie with a visitor's session, in the browser and on the server. By default, supabase-js derives it from the address it talks to,
 * which differs between the two.
 */
export const sessionCookie = 'karam-session';

const cookiePattern = new RegExp(`(?:^|; )${sessionCookie}(?:\\.\\d+)?=`);

/** Whether this browser has a session cookie. Nothing is verified. */
export function hasSessionCookie(): boolean {
  return cookiePattern.test(readCookies());
}
