import { expect, it } from 'vitest';
import { timeouts } from '@/lib/network/timeouts';
import { supplierLimitMs } from '@/supabase/functions/_shared/contracts/supplier-limits';

const { browserAccount, browserBooking, browserSupabase, functionMargin, session, supabase } = timeouts;
/** All offers of a request at the same time. */
const price = Math.max(supplierLimitMs['flight-price'], supplierLimitMs['hotel-price']) + functionMargin;
/** For the way there and back, and for a machine that is busy. */
const margin = 1_500;

it('what a request to book waits for is over before the browser gives up', () => {
  // Who asks, whether it was stored before, what it costs now, and storing it.
  expect(session + supabase + price + supabase + margin).toBeLessThan(browserBooking);
});

it('so is what the dashboard asks for', () => {
  // Closing an account: who asks, whether the password is right, deleting, and ending the session.
  expect(session + supabase + supabase + session + margin).toBeLessThan(browserAccount);
});

it('and one question to Supabase', () => {
  expect(supabase + margin).toBeLessThan(browserSupabase);
});
