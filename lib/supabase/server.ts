import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { serverEnv, siteUrl } from '@/lib/env';
import { createFetchWithTimeout } from '@/lib/network/fetch-with-timeout';
import { errorResponse } from '@/lib/network/http';
import { timeouts } from '@/lib/network/timeouts';
import { failure, type Result, success } from '@/lib/result';
import { askVisitor, type Visitor } from './account/visitor';
import type { Database } from './database.types';
import { sessionCookie } from './session-cookie';
import { keepSession } from './session-fetch';

/** The Supabase client of the visitor of this request. Changes of the session are added to the cookies of the answer. */
export async function createSessionClient() {
  const store = await cookies();
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = serverEnv();
  return createServerClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: { name: sessionCookie, secure: siteUrl().startsWith('https:') },
    db: { retry: false },
    global: { fetch: keepSession(createFetchWithTimeout(timeouts.supabase)) },
    cookies: {
      getAll: () => store.getAll(),
      setAll: (changed) => {
        for (const { name, value, options } of changed) store.set(name, value, options);
      },
    },
  });
}

/** The visitor of this request, as Supabase confirms its session. Never rejects. */
export async function readVisitor(): Promise<Visitor> {
  const store = await cookies();
  if (!store.getAll().some(({ name }) => name.startsWith(sessionCookie))) return { status: 'signedOut' };
  return askVisitor(await createSessionClient());
}

/** The id of the signed-in visitor of this request, or the answer for everybody else. */
export async function readUserId(): Promise<Result<string, Response>> {
  const visitor = await readVisitor();
  if (visitor.status === 'signedIn') return success(visitor.user.id);
  return failure(visitor.status === 'unknown' ? unknownResponse() : signedOutResponse());
}

export function signedOutResponse(): Response {
  return errorResponse(401, { error: 'Please sign in.', code: 'signedOut' });
}

/** For a visitor with a session that cannot be verified at present. */
export function unknownResponse(): Response {
  return errorResponse(
    503,
    { error: 'Your session cannot be checked at the moment. Nothing was changed: please try again.', code: 'sessionUnknown' },
    { 'Retry-After': '5' },
  );
}
