import { expect, it } from 'vitest';
import { timeouts } from '@/lib/network/timeouts';

const { browserAccount, browserBooking, browserSupabase, price, session, supabase } = timeouts;
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
