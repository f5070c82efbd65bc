import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';

/** The one lite hashes with. */
const bcrypt = createRequire(import.meta.resolve('@supabase/lite'))('bcryptjs') as {
  hash: (password: string, cost: number) => Promise<string>;
  compare: (password: string, hash: string) => Promise<boolean>;
};
/** Bcrypt reads no further: more would be accepted and count for nothing. */
const mostBytes = 72;
let decoy: Promise<string> | undefined;

export function isPasswordTooLong(password: unknown): boolean {
  return typeof password === 'string' && Buffer.byteLength(password) > mostBytes;
}

/** Takes as long without a hash, so that the time of an answer does not tell who has an account. */
export async function isPasswordOf(hash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= bcrypt.hash(randomBytes(16).toString('hex'), 10);
  const isRight = await bcrypt.compare(password, hash || (await decoy));
  return isRight && Boolean(hash);
}
