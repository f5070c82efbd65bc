/**
 * Name of the cookie that holds a signed-in visitor's session, in the browser and on the server. Left to itself, supabase-js
 * would derive it from the address it talks to, and the two talk to different ones.
 */
export const sessionCookie = 'karam-session';

const cookiePattern = new RegExp(`(?:^|; )${sessionCookie}(?:\\.\\d+)?=`);

/** Whether this browser holds a session, not verified yet. */
export function hasSessionCookie(): boolean {
  return cookiePattern.test(document.cookie);
}
