import type { SupabaseClient } from '@supabase/supabase-js';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FormErrorSummary } from '@/components/dashboard/form-parts';
import { saveTraveller } from '@/lib/bookings/saved-travellers';
import { type Profile, saveProfile } from '@/lib/dashboard/profile';
import { SignedOutError } from '@/lib/supabase/signed-out-error';
import arabic from '@/messages/ar/account.json';
import english from '@/messages/en/account.json';

const profile: Profile = { first_name: 'Amina', last_name: null, phone: null, birth_date: null, locale: 'en' };
const traveller = {
  ...{ title: 'MS', gender: 'female', given_names: 'Amina', surname: 'Example', date_of_birth: '1990-01-01', nationality: 'QA' },
  ...{ passport_number: 'QX100200', passport_expiry: '2035-01-01', loyalty_airline: null, loyalty_number: null },
};

/** Answers every write with `status`, and the update of the names in the session with `notNamed`. */
function clientWith(status: number, notNamed: Error | null = null): SupabaseClient {
  const isWritten = status < 300;
  const answer = { status, data: isWritten ? [{ id: 'a' }] : null, error: isWritten ? null : { message: 'no', code: '42501' } };
  const rows = { update: () => rows, insert: () => rows, eq: () => rows, select: async () => answer };
  const auth = { updateUser: async () => ({ data: null, error: notNamed }) };
  return { from: () => rows, auth } as unknown as SupabaseClient;
}

describe('a save', () => {
  it('of the profile succeeds when only the update of the name in the session is refused, and shows that', async () => {
    expect(await saveProfile(clientWith(200), 'a', profile)).toBe(true);
    expect(await saveProfile(clientWith(200, new Error('session_not_found')), 'a', profile)).toBe(false);
  });

  it.each([401, 403])('answered with %i means that the user is signed out', async (status) => {
    await expect(saveProfile(clientWith(status), 'a', profile)).rejects.toBeInstanceOf(SignedOutError);
    await expect(saveTraveller(clientWith(status), traveller, null)).rejects.toBeInstanceOf(SignedOutError);
  });

  it('refused for another reason does not', async () => {
    await expect(saveProfile(clientWith(400), 'a', profile)).rejects.not.toBeInstanceOf(SignedOutError);
  });
});

it.each([
  ['en', english, '/login?next=%2Far%2Fdashboard%2Fprofile'],
  ['ar', arabic, '/ar/login?next=%2Far%2Fdashboard%2Fprofile'],
] as const)('a signed-out user gets a link to the login page and back, in %s', (locale, account, href) => {
  vi.stubGlobal('window', { location: { pathname: '/ar/dashboard/profile' } });
  const drawn = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{ account }} timeZone="Asia/Qatar">
      <FormErrorSummary form={{ lines: [], attempt: 1, formError: null, isSignedOut: true }} />
    </NextIntlClientProvider>,
  );
  vi.unstubAllGlobals();
  expect(drawn).toContain(account.dashboard.form.signedOut);
  expect(drawn).toContain(`href="${href}"`);
});
