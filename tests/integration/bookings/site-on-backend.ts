import { createServerClient } from '@supabase/ssr';
import { subHours } from 'date-fns';
import { vi } from 'vitest';
import { sessionCookie } from '@/lib/supabase/session-cookie';
import { localSecrets } from '../../../scripts/lib/start/secrets.mjs';
import type { TestBackend } from '../backend/test-backend.ts';

/** Sets the environment of the site for one test, so that route handlers called in this process reach `backend`. */
export function pointSiteAt(
  { url, publishableKey, secretKey, dataDir }: Pick<TestBackend, 'url' | 'publishableKey' | 'secretKey' | 'dataDir'>,
  secret = signingSecretOf(dataDir),
): void {
  vi.stubEnv('SUPABASE_URL', url);
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', publishableKey);
  vi.stubEnv('SUPABASE_SECRET_KEY', secretKey);
  vi.stubEnv('OFFER_SIGNING_SECRET', secret);
}

/** Makes earlier requests older than the hour in which equal requests count as one. */
export async function letAnHourPass(backend: TestBackend): Promise<void> {
  const created_at = subHours(new Date(), 2).toISOString();
  const { error } = await backend.admin().from('bookings').update({ created_at }).gt('created_at', created_at);
  if (error) throw error;
}

export function signingSecretOf(dataDir: string): string {
  return localSecrets(dataDir).OFFER_SIGNING_SECRET;
}

let visitors = 0;

/** An unused address, so that tests do not share rate limits. */
export function newVisitor(): string {
  visitors += 1;
  return `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`;
}

export function postJson(path: string, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newVisitor(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The cookies of one browser, like `cookies()` of next/headers in a route handler. */
export class CookieJar {
  readonly #values = new Map<string, string>();

  getAll(): { name: string; value: string }[] {
    return [...this.#values].map(([name, value]) => ({ name, value }));
  }

  set(name: string, value: string): void {
    if (value === '') this.#values.delete(name);
    else this.#values.set(name, value);
  }

  clear(): void {
    this.#values.clear();
  }

  /** Signs in like a browser on our site; the session is in these cookies. */
  async signIn({ url, publishableKey }: TestBackend, email: string, password: string): Promise<void> {
    const client = createServerClient(url, publishableKey, {
      cookieOptions: { name: sessionCookie },
      cookies: {
        getAll: () => this.getAll(),
        setAll: (changed) => {
          for (const { name, value } of changed) this.set(name, value);
        },
      },
    });
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
  }
}
