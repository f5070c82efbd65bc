import { readCookies, writeCookie } from '@/lib/storage/cookies';

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
  return readCookies().split('; ').includes(`${cookie}=1`);
}

function mark(seconds: number): void {
  writeCookie(`${cookie}=1; Path=/; Max-Age=${seconds}; SameSite=Lax`);
}
