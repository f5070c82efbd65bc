import { createServerClient } from '@supabase/ssr';
import { expect, it, vi } from 'vitest';
import { writeAuthErrorsAsLines } from '@/lib/supabase/auth-error-lines';
import { sessionCookie } from '@/lib/supabase/session-cookie';

it('a forged cookie causes one log line, without its content', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  writeAuthErrorsAsLines();
  // Hot reload calls it again: it must not log twice.
  writeAuthErrorsAsLines();
  const session = { access_token: 'a.b.c', refresh_token: 'made up', expires_at: 1 };
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  const client = createServerClient('http://localhost:1', 'key', {
    cookieOptions: { name: sessionCookie },
    global: { fetch: async () => Response.json({ msg: 'Refresh token is not valid: made up' }, { status: 400 }) },
    cookies: { getAll: () => [{ name: sessionCookie, value }], setAll: () => undefined },
  });
  await client.auth.getClaims().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(warn).not.toHaveBeenCalled();
  expect(error.mock.calls).toHaveLength(1);
  const [line] = error.mock.calls[0] ?? [];
  expect(JSON.parse(line)).toEqual({
    at: expect.any(String),
    event: 'session-refused',
    cause: expect.stringContaining('AuthApiError'),
  });
  expect(line).not.toContain('made up');
  console.error('something else', 1);
  expect(error).toHaveBeenLastCalledWith('something else', 1);
});
