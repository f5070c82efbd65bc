import { createServerClient } from '@supabase/ssr';
import type { NextRequest, NextResponse } from 'next/server';
import { serverEnv, siteUrl } from '@/lib/env';
import { createFetchWithTimeout } from '@/lib/network/fetch-with-timeout';
import { timeouts } from '@/lib/network/timeouts';
import { askVisitor, type Visitor } from './account/visitor';
import { sessionCookie } from './session-cookie';
import { keepSession } from './session-fetch';

export interface RequestSession {
  status: Visitor['status'];
  /** Adds the session's cookies to the answer: refreshed or deleted. */
  keepIn: (response: NextResponse) => NextResponse;
}

/** The session of a request, verified by Supabase, for the middleware. An expired one is refreshed, a forged one ignored. */
export async function readRequestSession(request: NextRequest): Promise<RequestSession> {
  const changes: ((response: NextResponse) => void)[] = [];
  const keepIn = (response: NextResponse) => {
    for (const change of changes) change(response);
    return response;
  };
  if (!request.cookies.getAll().some(({ name }) => name.startsWith(sessionCookie))) return { status: 'signedOut', keepIn };
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = serverEnv();
  const client = createServerClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: { name: sessionCookie, secure: siteUrl().startsWith('https:') },
    db: { retry: false },
    global: { fetch: keepSession(createFetchWithTimeout(timeouts.supabase)) },
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
  const { status } = await askVisitor(client);
  return { status, keepIn };
}
