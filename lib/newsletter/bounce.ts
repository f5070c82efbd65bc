import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { createAdminClient } from '@/lib/supabase/admin';

/** The HMAC-SHA256 of the body, in hex. */
export const bounceSignatureHeader = 'X-Karam-Signature';

const hourMs = 3_600_000;

/** A mail that came back, as the mail server, or a small program in front of it, reports it. */
export const bounce = z.object({
  address: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(254), z.regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u)),
  /** Refused for good, refused for now, or called unwanted by its reader. */
  kind: z.enum(['hard', 'soft', 'complaint']),
  /** When it happened, with its zone. */
  at: z.iso.datetime({ offset: true }).check(z.refine((at) => Date.parse(at) < Date.now() + hourMs, { error: 'future' })),
});
export type Bounce = z.infer<typeof bounce>;

export function isSigned(body: Uint8Array, signature: string, secret: string): boolean {
  const ours = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === ours.length && timingSafeEqual(given, ours);
}

/** Rejects when the database does not confirm. */
export async function recordBounce({ address, kind, at }: Bounce): Promise<void> {
  const { error } = await createAdminClient().rpc('record_bounce', { address, its_kind: kind, instant: at });
  if (error) throw new Error('The bounce is not stored', { cause: error });
}
