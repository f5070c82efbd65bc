import 'server-only';
import { trustedProxyCount } from '@/lib/env';
import { answerError } from '@/lib/network/http';
import { sharedState } from '@/lib/state/shared-state';
import type { RateRule } from '@/lib/state/state-driver';
import { clientAddress } from './client-address';

/** Counts this request against `rule`. Returns the refusal when its sender has reached the limit, else null. */
export async function refuseTooMany(request: Request, rule: RateRule): Promise<Response | null> {
  const wait = await sharedState().countUse(rule, clientAddress(request.headers, trustedProxyCount()));
  if (wait === 0) return null;
  const seconds = String(Math.ceil(wait / 1000));
  return answerError(
    429,
    { error: 'Too many requests. Please wait a moment.', code: 'tooManyRequests' },
    { 'Retry-After': seconds },
  );
}
