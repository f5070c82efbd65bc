import { postJson } from '@/lib/network/post-json';

/** The outcome of a look-up in the browser. */
export type LookUpResponse<Found> = { ok: true; found: Found | null } | { ok: false; reason: 'offline' | 'tooMany' | 'failed' };

/** Never rejects. `found` has the type of the route handler's answer. */
export async function lookUp<Found>(name: string, wanted: unknown): Promise<LookUpResponse<Found>> {
  try {
    const answer = await postJson(`/api/self-service/${name}`, wanted);
    if (answer.status === 429) return { ok: false, reason: 'tooMany' };
    if (!answer.ok) return { ok: false, reason: 'failed' };
    const { found } = (await answer.json()) as { found: Found | null };
    return { ok: true, found };
  } catch (error) {
    return { ok: false, reason: error instanceof TypeError ? 'offline' : 'failed' };
  }
}
