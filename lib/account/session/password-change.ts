const cookie = 'karam-password-change';

/** Marks what `run` changes as a new password, for every tab of this browser: Supabase's event is the same for each change of a user. */
export async function asPasswordChange<T>(run: () => Promise<T>): Promise<T> {
  mark(120);
  try {
    return await run();
  } finally {
    // Other tabs get the event a moment later.
    mark(1);
  }
}

export function isPasswordChange(): boolean {
  return document.cookie.split('; ').includes(`${cookie}=1`);
}

function mark(seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${cookie}=1; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
