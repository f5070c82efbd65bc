/** Names the session that began with a link for a new password. Set by `/auth/confirm`, read by the page for the new password. */
export const recoveryCookie = 'karam-recovery';
export const recoverySeconds = 3600;

/** Whether this session may choose a new password without the present one. Only the page uses this; Supabase makes its own check. */
export function isRecoverySession(sessionId: string): boolean {
  return document.cookie.split('; ').includes(`${recoveryCookie}=${encodeURIComponent(sessionId)}`);
}

/** Call it once the new password is saved. */
export function endRecovery(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${recoveryCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
}
