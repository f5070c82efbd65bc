import * as z from 'zod/mini';
import { type MarkupRule, markupRule } from '../contracts/markup-rule.ts';
import { type Environment, settingOf } from '../environment.ts';
import { createLog, describeError } from '../function-log.ts';
import { readBoundedJson } from '../resilience/bounded-response.ts';

/** In milliseconds: how long a search may still use rules that were changed on the desk. */
export const rulesCacheMs = 60_000;
/** In milliseconds; after a failure the last known rules are used, and the database is queried again. */
const failureCacheMs = 10_000;
const timeoutMs = 3_000;
const maxBytes = 512 * 1024;
const columns = Object.keys(markupRule.shape).join();

/**
 * The active rules. `isBinding`: asked of the database in any case, because the customer is about to accept the price. Rejects when they were never
 * read: what should cost more would be sold for less.
 */
export type FindMarkupRules = (environment: Environment, isBinding?: boolean) => Promise<readonly MarkupRule[]>;

const log = createLog('markup-rules');

export function createRuleReader(now: () => number = Date.now): FindMarkupRules {
  let known: { rules: readonly MarkupRule[]; until: number } | null = null;

  async function ask(environment: Environment): Promise<readonly MarkupRule[]> {
    const key = settingOf(environment, 'SUPABASE_SERVICE_ROLE_KEY');
    const url = `${settingOf(environment, 'SUPABASE_URL')}/rest/v1/markup_rules?select=${columns}&is_active=eq.true`;
    // The gateway accepts only older keys, which are tokens, as bearer.
    const headers = { apikey: key, ...(key.startsWith('sb_') ? {} : { Authorization: `Bearer ${key}` }) };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`The markup rules answered ${response.status}`);
    return z.parse(z.array(markupRule), await readBoundedJson(response, maxBytes));
  }

  return async (environment, isBinding = false) => {
    if (known && !isBinding && now() < known.until) return known.rules;
    try {
      known = { rules: await ask(environment), until: now() + rulesCacheMs };
    } catch (error) {
      log.error('rules-not-read', { used: known ? 'last known' : 'none', cause: describeError(error) });
      if (!known) throw error;
      known = { ...known, until: now() + failureCacheMs };
    }
    return known.rules;
  };
}

/** One cache for all requests of a function. */
export const findMarkupRules = createRuleReader();
