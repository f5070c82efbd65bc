import { timeouts } from '@/lib/network/timeouts';

/** What became of a request to our own API, as far as a form has words for it. */
export type SiteAnswer<Body> = { ok: true; body: Body } | { ok: false; reason: 'offline' | 'busy' | 'refused' | 'failed' };

/** Never rejects. `refused` is 403, `busy` 429. The body of an answer is what the route handler says it is. */
export async function askSite<Body>(method: 'POST' | 'DELETE', path: string, body: unknown): Promise<SiteAnswer<Body>> {
  try {
    const answer = await fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeouts.browserAccount),
    });
    if (answer.ok) return { ok: true, body: (await answer.json()) as Body };
    if (answer.status === 403) return { ok: false, reason: 'refused' };
    return { ok: false, reason: answer.status === 429 ? 'busy' : 'failed' };
  } catch (error) {
    return { ok: false, reason: error instanceof TypeError ? 'offline' : 'failed' };
  }
}
