import type { Exclusive } from '../database/database.ts';
import { isPasswordOf } from '../passwords/passwords.ts';
import { authError, tooManyRequests } from './auth-errors.ts';
import type { AuthContext, AuthRequest } from './auth-request.ts';

interface Account {
  encrypted_password: string | null;
  confirmed_at: string | null;
}

/**
 * Lite reports an unconfirmed address before it checks the password, and answers an unknown one faster than a known one. Hosted Supabase checks the
 * password first. The database queue is free while a password is hashed.
 */
export async function handleSignIn(
  { body, address, lite }: AuthRequest,
  { db, limits }: AuthContext,
  exclusive: Exclusive,
): Promise<Response> {
  const { email, password } = body;
  if (typeof email !== 'string' || typeof password !== 'string' || email === '' || password === '') return exclusive(lite);
  const account = email.toLowerCase();
  const wait = limits.countPassword(account, address);
  if (wait > 0) return tooManyRequests(wait);
  const found = await exclusive(() =>
    db.query<Account>('select encrypted_password, confirmed_at from auth.users where email = $1', [account]),
  );
  const [user] = found.rows;
  if (!(await isPasswordOf(user?.encrypted_password, password))) {
    return authError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (!user?.confirmed_at) {
    limits.forgivePassword(account, address);
    return authError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  const answer = await exclusive(lite);
  if (answer.ok) limits.forgivePassword(account, address);
  return answer;
}
