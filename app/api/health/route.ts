import { serverEnv } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { createFetchWithTimeout } from '@/lib/network/fetch-with-timeout';
import { jsonResponse } from '@/lib/network/http';
import { sharedState } from '@/lib/state/shared-state';

/**
 * Whether this instance can serve: 503 when accounts or bookings cannot be reached. `?probe=alive` only checks the process, which serves most
 * pages even without its backend (docs/operations/running.md).
 */
export async function GET(request: Request): Promise<Response> {
  if (new URL(request.url).searchParams.get('probe') === 'alive') return jsonResponse({ alive: true });
  const answer = await readiness();
  return jsonResponse(answer, answer.ready ? 200 : 503);
}

interface Readiness {
  alive: true;
  /** Whether a visitor could sign in and book now. Without the shared state they can. */
  ready: boolean;
  checks: { backend: 'ok' | 'down'; sharedState: 'ok' | 'degraded' };
}

const fetchInTime = createFetchWithTimeout(1_500);
/** Requests within this time share one answer, so that frequent probes do not load the backend. */
const sharedForMs = 2_000;

let latest: { at: number; answer: Promise<Readiness> } | undefined;
let wasReady = true;

/** What this instance can do for visitors, not older than two seconds. Never rejects. */
function readiness(): Promise<Readiness> {
  const now = performance.now();
  if (!latest || now - latest.at >= sharedForMs) latest = { at: now, answer: check() };
  return latest.answer;
}

async function check(): Promise<Readiness> {
  const [failure, isShared] = await Promise.all([backendFailure(), sharedState().isShared()]);
  const ready = failure === null;
  if (wasReady !== ready) logError(ready ? 'ready-again' : 'not-ready', failure === null ? {} : { cause: failure });
  wasReady = ready;
  return {
    alive: true,
    ready,
    checks: { backend: ready ? 'ok' : 'down', sharedState: isShared ? 'ok' : 'degraded' },
  };
}

/** Null when accounts and database respond; otherwise the failure, for the log. */
async function backendFailure(): Promise<string | null> {
  try {
    const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = serverEnv();
    const failures = await Promise.all([
      askFor('/auth/v1/health', SUPABASE_PUBLISHABLE_KEY),
      // Reads no row, but needs the secret key: with a wrong one no booking could be stored.
      askFor('/rest/v1/bookings?select=id&limit=0', SUPABASE_SECRET_KEY),
    ]);
    return failures.find(Boolean) ?? null;
  } catch (error) {
    return describeError(error);
  }
}

async function askFor(path: string, key: string): Promise<string | null> {
  const what = path.split('/', 2)[1];
  try {
    const answer = await fetchInTime(serverEnv().SUPABASE_URL.replace(/\/$/, '') + path, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      cache: 'no-store',
    });
    await answer.body?.cancel();
    return answer.ok ? null : `${what}: status ${answer.status}`;
  } catch (error) {
    return `${what}: ${describeError(error)}`;
  }
}
