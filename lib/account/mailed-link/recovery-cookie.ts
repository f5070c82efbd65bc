import { readCookies, writeCookie } from '@/lib/storage/cookies';

/** Names the session that began with a link for a new password. Set by `/auth/confirm`, read by the page for the new password. */
export const recoveryCookie = 'karam-recovery';
export const recoverySeconds = 3600;

/** Whether this session may choose a new password without the present one. Only the page uses this; Supabase makes its own check. */
export function isRecoverySession(sessionId: string): boolean {
  return readCookies()
    .split('; ')
    .includes(`${recoveryCookie}=${encodeURIComponent(sessionId)}`);
}

/** Call it once the new password is saved. */
export function endRecovery(): void {
  writeCookie(`${recoveryCookie}=; Path=/; Max-Age=0; SameSite=Lax`);
}
