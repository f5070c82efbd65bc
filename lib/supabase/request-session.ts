import { createServerClient } from '@supabase/ssr';
import type { NextRequest, NextResponse } from 'next/server';
import { serverEnv, siteUrl } from '@/lib/env';
import { createBoundedFetch } from '../bounded-fetch';
import { sessionCookie } from './session-cookie';

const timeLimitMs = 5_000;

export interface RequestSession {
  userId: string | null;
  /** Puts onto the answer what became of the session: refreshed cookies, or none any more. */
  keepIn: (response: NextResponse) => NextResponse;
}

/** The session of a request as Supabase vouches for it, for the middleware. An expired one is refreshed, a forged one is none. */
export async function readRequestSession(request: NextRequest): Promise<RequestSession> {
  const changes: ((response: NextResponse) => void)[] = [];
  const keepIn = (response: NextResponse) => {
    for (const change of changes) change(response);
    return response;
  };
  if (!request.cookies.getAll().some(({ name }) => name.startsWith(sessionCookie))) return { userId: null, keepIn };
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = serverEnv();
  const client = createServerClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: { name: sessionCookie, secure: siteUrl().startsWith('https:') },
    global: { fetch: createBoundedFetch(timeLimitMs) },
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: (changed, headers) => {
        for (const { name, value } of changed) request.cookies.set(name, value);
        changes.push((response) => {
          for (const { name, value, options } of changed) response.cookies.set(name, value, options);
          for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
        });
      },
    },
  });
  try {
    const { data } = await client.auth.getClaims();
    return { userId: data?.claims.sub ?? null, keepIn };
  } catch {
    // A cookie somebody made up need not even be a token.
    return { userId: null, keepIn };
  }
}
