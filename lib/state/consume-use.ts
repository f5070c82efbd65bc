import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts one use. Returns 0 when it is allowed, else the milliseconds until the next allowed use. */
export async function consumeUse(limiter: RateLimiterAbstract, who: string): Promise<number> {
  try {
    await limiter.consume(who);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1);
    throw refusal;
  }
}
