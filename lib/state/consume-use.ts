import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts one use; answers the milliseconds to wait before the next one is allowed, 0 when this one is. */
export async function consumeUse(limiter: RateLimiterAbstract, who: string): Promise<number> {
  try {
    await limiter.consume(who);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1);
    throw refusal;
  }
}
