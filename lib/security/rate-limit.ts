import 'server-only';
import { trustedProxyCount } from '@/lib/env';
import { answerError } from '@/lib/network/http';
import { sharedState } from '@/lib/state/shared-state';
import type { RateRule } from '@/lib/state/state-driver';
import { clientAddress } from './client-address';

/** Counts this request against `rule`, for its sender unless `who` is given. Returns the seconds to wait: 0 below the limit. */
export async function secondsToWait(request: Request, rule: RateRule, who = addressOf(request)): Promise<number> {
  return Math.ceil((await sharedState().countUse(rule, who)) / 1000);
}

function addressOf({ headers }: Request): string {
  return clientAddress(headers, trustedProxyCount());
}

/** The same as an answer. Returns the refusal when its sender has reached the limit, else null. */
export async function refuseTooMany(request: Request, rule: RateRule): Promise<Response | null> {
  const wait = await secondsToWait(request, rule);
  if (wait === 0) return null;
  return answerError(
    429,
    { error: 'Too many requests. Please wait a moment.', code: 'tooManyRequests' },
    { 'Retry-After': String(wait) },
  );
}
