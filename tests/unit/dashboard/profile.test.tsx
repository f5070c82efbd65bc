import type { SupabaseClient } from '@supabase/supabase-js';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FormErrorSummary } from '@/components/dashboard/form-parts';
import {
  checkTraveller,
  draftOf,
  emptySavedTraveller,
  type SavedTravellerDraft,
  saveTraveller,
} from '@/lib/bookings/saved-travellers';
import { profileTyped, travellerTyped } from '@/lib/dashboard/form-drafts';
import { checkProfile, type Profile, type ProfileDraft, saveProfile } from '@/lib/dashboard/profile';
import { SignedOutError } from '@/lib/supabase/signed-out-error';
import arabic from '@/messages/ar/account.json';
import english from '@/messages/en/account.json';
import { stubTabStorage } from '../stubs';

describe('form drafts', () => {
  beforeEach(() => {
    stubTabStorage();
  });

  const birthDate = '٥//';
  const profile = { firstName: 'نورة', lastName: '', phone: '+974 5', birthDate, locale: 'ar' } as const;
  const traveller = { id: null, draft: { ...emptySavedTraveller, givenNames: 'Amina', passportNumber: 'qx 1' } };

  it('typed values are restored after a reload, only for the same user, until they are saved', () => {
    profileTyped.save('a', profile);
    travellerTyped.save('a', traveller);
    expect([profileTyped.read('a'), travellerTyped.read('a')]).toEqual([profile, traveller]);
    expect([profileTyped.read('b'), travellerTyped.read('b')]).toEqual([null, null]);
    profileTyped.clear('a');
    expect([profileTyped.read('a'), travellerTyped.read('a')]).toEqual([null, traveller]);
    travellerTyped.clear('a');
    expect(travellerTyped.read('a')).toBeNull();
  });

  it.each(['{"id":null}', '{"id":null,"draft":{"givenNames":5}}', '{"firstName":"x"}', '[]', '{'])('%s is no draft', (stored) => {
    for (const name of ['profile', 'traveller']) sessionStorage.setItem(`karam.${name}.a.v1`, stored);
    expect([profileTyped.read('a'), travellerTyped.read('a')]).toEqual([null, null]);
  });
});

describe('profile', () => {
  const today = '2026-11-21';
  const draft: ProfileDraft = { firstName: ' Amina ', lastName: '', phone: '5555 5555', birthDate: '1990-05-20', locale: 'ar' };
  const check = (change: Partial<ProfileDraft>) => checkProfile({ ...draft, ...change }, today);

  describe('a profile', () => {
    it('is stored trimmed, with an international number, and null for empty fields', () => {
      expect(check({}).profile).toEqual({
        first_name: 'Amina',
        last_name: null,
        phone: '+97455555555',
        birth_date: '1990-05-20',
        locale: 'ar',
      });
      expect(check({ phone: '', birthDate: '', firstName: '' }).profile).toMatchObject({
        phone: null,
        birth_date: null,
        first_name: null,
      });
    });

    it('has no direction marks in its names', () => {
      const names = { firstName: '\u202Eanim\u2067A ', lastName: '\u200F' };
      expect(check(names).profile).toMatchObject({ first_name: 'animA', last_name: null });
    });

    it.each(['\u200B\u2060', '\u200D', '...'])('does not accept %j as a name', (nothing) => {
      expect(check({ firstName: nothing, lastName: 'Haddad\u200B' }).profile).toMatchObject({
        first_name: null,
        last_name: 'Haddad',
      });
    });

    it.each([
      ['٥٥٥٥ ٥٥٥٥', '+97455555555'],
      ['0044 20 7946 0000', '+442079460000'],
      ['+974 ', null],
    ])('reads the phone number "%s" as %s', (phone, stored) => {
      expect(check({ phone }).profile?.phone).toBe(stored);
    });

    it.each<[Partial<ProfileDraft>, object]>([
      [{ phone: '12' }, { phone: 'phoneInvalid' }],
      [
        { firstName: 'x'.repeat(61), birthDate: 'incomplete' },
        { firstName: 'nameTooLong', birthDate: 'birthDateInvalid' },
      ],
      [{ birthDate: '31/02/1990' }, { birthDate: 'noSuchDay' }],
      [{ birthDate: '1/2/90' }, { birthDate: 'shortYear' }],
      [{ birthDate: '1899-12-31' }, { birthDate: 'birthDateTooOld' }],
      [{ birthDate: '2026-11-22' }, { birthDate: 'birthDateFuture' }],
    ])('with %j is refused by field', (change, errors) => {
      expect(check(change)).toEqual({ profile: null, errors });
    });
  });
});

describe('travellers', () => {
  const today = '2026-11-21';
  const draft: SavedTravellerDraft = {
    title: 'MISS',
    gender: 'female',
    givenNames: ' Amina Sara ',
    surname: 'Al-Example',
    dateOfBirth: '٥/3/2015',
    nationality: 'QA',
    passportNumber: 'qx 100 200',
    passportExpiry: '21/11/2026',
    loyaltyAirline: '',
    loyaltyNumber: '',
  };
  const check = (change: Partial<SavedTravellerDraft>) => checkTraveller({ ...draft, ...change }, today);

  describe('a saved traveller', () => {
    it('is stored like a passenger', () => {
      expect(check({}).facts).toEqual({
        title: 'MISS',
        gender: 'female',
        given_names: 'Amina Sara',
        surname: 'Al-Example',
        date_of_birth: '2015-03-05',
        nationality: 'QA',
        passport_number: 'QX100200',
        passport_expiry: '2026-11-21',
        loyalty_airline: null,
        loyalty_number: null,
      });
    });

    it('needs a new day if the stored one does not exist', () => {
      const { facts } = check({});
      const odd = facts && draftOf({ ...facts, date_of_birth: '-infinity', passport_expiry: 'infinity' });
      const empty = '';
      expect(odd).toMatchObject({ dateOfBirth: empty, passportExpiry: empty });
    });

    it('is loaded into the form as it was stored', () => {
      const { facts } = check({ loyaltyAirline: 'QR', loyaltyNumber: '512 345 678' });
      expect(facts).toMatchObject({ loyalty_airline: 'QR', loyalty_number: '512345678' });
      expect(facts && check(draftOf(facts)).facts).toEqual(facts);
    });

    it.each<[Partial<SavedTravellerDraft>, object]>([
      [
        { title: '', gender: '' },
        { title: 'titleRequired', gender: 'genderRequired' },
      ],
      [{ surname: 'العربي' }, { surname: 'nameAsInPassport' }],
      [{ dateOfBirth: '/3/2015' }, { dateOfBirth: 'dateOfBirthInvalid' }],
      [{ dateOfBirth: '22/11/2026' }, { dateOfBirth: 'dateOfBirthFuture' }],
      [{ dateOfBirth: '1/1/1890' }, { dateOfBirth: 'dateOfBirthTooOld' }],
      [{ loyaltyAirline: 'QR' }, { loyaltyNumber: 'loyaltyNumberInvalid' }],
      [{ loyaltyNumber: '512345678' }, { loyaltyAirline: 'loyaltyAirlineRequired' }],
      [{ passportExpiry: '20/11/2026' }, { passportExpiry: 'passportExpired' }],
      [{ passportExpiry: '31/12/9999' }, { passportExpiry: 'passportTooLong' }],
      [
        { nationality: '', givenNames: '' },
        { givenNames: 'givenNamesRequired', nationality: 'nationalityRequired' },
      ],
    ])('with %j is refused by field', (change, errors) => {
      expect(check(change)).toEqual({ facts: null, errors });
    });
  });
});

describe('save signed out', () => {
  const profile: Profile = { first_name: 'Amina', last_name: null, phone: null, birth_date: null, locale: 'en' };
  const traveller = {
    title: 'MS',
    gender: 'female',
    given_names: 'Amina',
    surname: 'Example',
    date_of_birth: '1990-01-01',
    nationality: 'QA',
    passport_number: 'QX100200',
    passport_expiry: '2035-01-01',
    loyalty_airline: null,
    loyalty_number: null,
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
});
