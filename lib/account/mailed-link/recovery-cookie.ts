/** Names the session that began with the link for a new password. `/auth/confirm` leaves it; the page of the new password asks for it. */
export const recoveryCookie = 'karam-recovery';
export const recoverySeconds = 3600;

/** Whether this session may choose a new password without the present one. Only the page uses this; Supabase checks by itself. */
export function isRecoverySession(sessionId: string): boolean {
  return document.cookie.split('; ').includes(`${recoveryCookie}=${encodeURIComponent(sessionId)}`);
}

/** The link has done its work. */
export function endRecovery(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${recoveryCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
}
