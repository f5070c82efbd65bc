import * as z from 'zod/mini';
import type { FieldError } from '@/lib/network/http';
import { postJson } from '@/lib/network/post-json';
import type { SendFailure } from '@/lib/network/send-action';
import type { Makeable } from '../subjects';

/** An item created at the desk. `isNotified`: its customer has an account and was notified there. */
export const made = z.object({ id: z.string(), reference: z.string(), isNotified: z.boolean() });
export type Made = z.infer<typeof made>;

export type SendAnswer =
  | { ok: true; made: Made }
  | { ok: false; reason: 'invalid'; errors: readonly FieldError[] }
  | { ok: false; reason: SendFailure };

const addresses: Record<Makeable, string> = { visa: '/api/desk/visa-cases', refund: '/api/desk/refunds' };
const invalid = z.object({ details: z.array(z.object({ path: z.string(), message: z.string() })) });

/** Posts a new visa case or refund. Never rejects; with the same id it may be sent again. */
export async function sendNew(subject: Makeable, item: unknown): Promise<SendAnswer> {
  try {
    const answer = await postJson(addresses[subject], item);
    if (answer.status === 401) return { ok: false, reason: 'signedOut' };
    if (answer.status === 403) return { ok: false, reason: 'refused' };
    const body: unknown = await answer.json();
    if (answer.ok) return { ok: true, made: made.parse(body) };
    const refused = invalid.safeParse(body);
    return refused.success ? { ok: false, reason: 'invalid', errors: refused.data.details } : { ok: false, reason: 'failed' };
  } catch {
    return { ok: false, reason: navigator.onLine ? 'failed' : 'offline' };
  }
}
