/**
 * All timeouts of browser and server, in milliseconds. Each is longer than the sum of the timeouts below it (tests/unit/network/network.test.ts
 * checks), so that a visitor always gets our own answer for a slow service. Searches have budgets of their own: docs/engineering/suppliers.md.
 */
export const timeouts = {
  /** Browser: a request to book any product. */
  browserBooking: 30_000,
  /** Browser: one answer of Supabase, including sign-in. */
  browserSupabase: 12_000,
  /** Site: one answer of Supabase that a browser asks for through the site's /supabase. */
  supabaseProxy: 9_000,
  /** Browser: a request of the dashboard or the desk to our API. */
  browserAccount: 20_000,
  /** Site: verifying a session, with refresh and retries. */
  session: 4_000,
  /** Site: one answer of Supabase. */
  supabase: 5_000,
  /** The same, with a file. */
  supabaseWithFile: 20_000,
  /**
   * Site: an Edge Function, on top of that function's limit for suppliers (`contracts/supplier-limits.ts`), so that its own "too slow" comes
   * first.
   */
  functionMargin: 2_000,
} as const;
