import { expect, it } from 'vitest';
import { timeouts } from '@/lib/network/timeouts';
import { supplierLimitMs } from '@/supabase/functions/_shared/contracts/supplier-limits';

const { browserAccount, browserBooking, browserSupabase, functionMargin, session, supabase, supabaseProxy } = timeouts;
/** All offers of a request in parallel. */
const price = Math.max(supplierLimitMs['flight-price'], supplierLimitMs['hotel-price']) + functionMargin;
/** For the transfer, and for a busy machine. */
const margin = 1_500;

it('all steps of a booking request end before the browser gives up', () => {
  // Reading the user, looking for a stored request, pricing again, and storing it.
  expect(session + supabase + price + supabase + margin).toBeLessThan(browserBooking);
});

it('so do the requests of the dashboard', () => {
  // Closing an account: reading the user, checking the password, deleting, and ending the session.
  expect(session + supabase + supabase + session + margin).toBeLessThan(browserAccount);
});

it('so does a single request to Supabase', () => {
  expect(supabase + margin).toBeLessThan(browserSupabase);
  expect(supabaseProxy + margin).toBeLessThan(browserSupabase);
});
