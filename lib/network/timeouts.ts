/**
 * All timeouts of browser and server, in milliseconds. Each is longer than the sum of the timeouts below it (tests/unit/network/timeouts.test.ts
 * checks), so that a visitor always gets our own answer for a slow service. Searches have budgets of their own: docs/decisions/0030-supplier-port.md.
 */
export const timeouts = {
  /** The browser, for a request to book any product. */
  browserBooking: 30_000,
  /** The browser, for one answer of Supabase, signing in among them. */
  browserSupabase: 12_000,
  /** The browser, for what the dashboard and the desk ask of our API. */
  browserAccount: 20_000,
  /** The site, to verify a session, with refresh and retries. */
  session: 4_000,
  /** The site, for one answer of Supabase. */
  supabase: 5_000,
  /** The same with a file in it. */
  supabaseWithFile: 20_000,
  /** The site, for an Edge Function, on top of that function's limit for suppliers (`contracts/supplier-limits.ts`): its own "too slow" comes first. */
  functionMargin: 2_000,
} as const;
