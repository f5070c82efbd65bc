import { describe, expect, it, test, vi } from 'vitest';
import { mailLinkBase } from '@/lib/mail-transport/link-base';
import { authRedirectBase } from '@/lib/network/redirect-base';
import { createSingleFlight } from '@/lib/network/single-flight';
import { timeouts } from '@/lib/network/timeouts';
import { supplierLimitMs } from '@/supabase/functions/_shared/contracts/supplier-limits';

describe('the base of mailed links', () => {
  test.each([
    ['https://www.karam.example', null, 'https://www.karam.example'],
    ['https://www.karam.example', 'preview.karam.example', 'https://www.karam.example'],
    ['http://localhost:3000', null, 'http://localhost:3000'],
    ['http://localhost:3000', 'preview.karam.example', 'https://preview.karam.example'],
    ['http://127.0.0.1:3000', 'preview.karam.example', 'https://preview.karam.example'],
    ['https://branch-7.preview.karam.example', 'preview.karam.example', 'https://preview.karam.example'],
    ['https://karam-git-branch.vercel.app', 'preview.karam.example', 'https://preview.karam.example'],
    ['https://karam-git-branch.vercel.app', null, 'https://karam-git-branch.vercel.app'],
    ['https://notpreview.karam.example', 'preview.karam.example', 'https://notpreview.karam.example'],
    ['https://localhost.evil.example', 'preview.karam.example', 'https://localhost.evil.example'],
  ])('from %s with the preview host %s: %s', (origin, previewHost, base) => {
    expect(authRedirectBase(origin, previewHost)).toBe(base);
  });
});

describe('the base of links in mail about a request', () => {
  test.each([
    ['www.karam.example', 'preview.karam.example', null],
    ['preview.karam.example', 'preview.karam.example', 'https://preview.karam.example'],
    ['branch-7.preview.karam.example', 'preview.karam.example', 'https://preview.karam.example'],
    ['karam-git-branch.vercel.app', 'preview.karam.example', 'https://preview.karam.example'],
    ['localhost:3000', 'preview.karam.example', 'https://preview.karam.example'],
    ['karam-git-branch.vercel.app', '', null],
    // A request may name any host: no mail must contain it.
    ['evil.example', 'preview.karam.example', null],
    ['evil.example/@preview.karam.example', 'preview.karam.example', null],
    ['', 'preview.karam.example', null],
  ])('to %s with the preview host %s: %s', (host, previewHost, base) => {
    vi.stubEnv('PREVIEW_HOST', previewHost);
    const request = { headers: new Headers({ host }), url: 'http://inner:3000/api/bookings' } as Request;
    expect(mailLinkBase(request)).toBe(base);
  });
});

describe('createSingleFlight', () => {
  it('runs once for concurrent callers, and again for later ones', async () => {
    const share = createSingleFlight<number>();
    let land: (value: number) => void = () => undefined;
    const run = vi.fn(() => {
      return new Promise<number>((resolve) => {
        land = resolve;
      });
    });
    const both = Promise.all([share('a', run), share('a', run)]);
    land(7);
    expect(await both).toEqual([7, 7]);
    expect(run).toHaveBeenCalledTimes(1);
    const afterwards = share('a', run);
    land(8);
    expect(await afterwards).toBe(8);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('keeps keys apart', async () => {
    const share = createSingleFlight<string>();
    expect(await Promise.all([share('a', async () => 'a'), share('b', async () => 'b')])).toEqual(['a', 'b']);
  });

  it('passes a failure to all waiting callers, and does not cache it', async () => {
    const share = createSingleFlight<number>();
    const fail = () => Promise.reject(new Error('gone'));
    const settled = await Promise.allSettled([share('a', fail), share('a', async () => 1)]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await share('a', async () => 2)).toBe(2);
  });
});

describe('timeouts', () => {
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
});
