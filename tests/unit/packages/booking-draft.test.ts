import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAllDrafts, hasDrafts } from '@/lib/bookings/draft';
import {
  checkLead,
  checkPeople,
  emptyDraft,
  emptyTraveller,
  leadOf,
  loadDraft,
  type PackageDraft,
  saveDraft,
  withLead,
} from '@/lib/bookings/products/package/draft';
import { packageContent } from '@/lib/bookings/products/package/schema';
import { readPackageResponse } from '@/lib/bookings/products/package/send';
import { departureError } from '@/lib/bookings/products/package/trip-rules';
import { emptyStayDraft, loadStayDraft, saveStayDraft } from '@/lib/bookings/products/stay/draft';
import { idempotencyKeyOf, sendBooking } from '@/lib/bookings/send';
import { stubTabStorage } from '../stubs';

const today = '2026-11-21';

function typed(change: Partial<PackageDraft['travellers'][string]> = {}): PackageDraft {
  const traveller = {
    ...emptyTraveller,
    title: 'MRS',
    gender: 'female',
    givenNames: 'Amina',
    surname: 'Al-Example',
    dateOfBirth: '٢٠/5/1990',
    ...change,
  };
  return {
    ...emptyDraft(),
    departureDate: '2027-01-10',
    rooms: [{ adults: 1, childAges: [8] }],
    travellers: {
      'adult-0': traveller,
      'child-0': { ...traveller, title: 'MISS', givenNames: 'Noor', dateOfBirth: '1/2/2018' },
    },
    contact: { email: 'amina@example.com', phone: '+974 4000 0000', notes: '' },
  };
}

describe('the typed travellers', () => {
  it('become travellers and contact, with or without a passport', () => {
    const check = checkPeople(typed(), 4, today);
    expect(check).toEqual({
      request: {
        travellers: [
          { title: 'MRS', gender: 'female', givenNames: 'Amina', surname: 'Al-Example', dateOfBirth: '1990-05-20' },
          { title: 'MISS', gender: 'female', givenNames: 'Noor', surname: 'Al-Example', dateOfBirth: '2018-02-01' },
        ],
        contact: { email: 'amina@example.com', phone: '+97440000000' },
      },
    });
  });

  it.each([
    [
      'an empty adult',
      typed({ ...emptyTraveller }),
      ['titleRequired', 'genderRequired', 'givenNamesRequired', 'surnameRequired', 'dateOfBirthInvalid'],
    ],
    ['an adult with the title of a child', typed({ title: 'MISS' }), ['titleOfAdult']],
    ['an adult of 17', typed({ dateOfBirth: '11/1/2009' }), ['adultAge']],
    ['a passport that is too short', typed({ passportNumber: 'Q1' }), ['passportNumberInvalid']],
    ['a passport that expires five months later', typed({ passportNumber: 'QX100001', passportExpiry: '10/6/2027' }), []],
    ['a passport of the last day', typed({ passportNumber: 'QX100001', passportExpiry: '14/1/2027' }), []],
    ['a passport that ends before it', typed({ passportNumber: 'QX100001', passportExpiry: '13/1/2027' }), ['passportEnds']],
    ['a passport that never runs out', typed({ passportNumber: 'QX100001', passportExpiry: '31/12/9999' }), ['passportTooLong']],
    ['half a day of expiry', typed({ passportExpiry: '1//' }), ['passportExpiryInvalid']],
  ])('with %s have errors at their fields', (_, draft, errors) => {
    const check = checkPeople(draft, 4, today);
    const own = 'errors' in check ? Object.entries(check.errors).filter(([path]) => path.startsWith('travellers.0')) : [];
    expect(own.map(([, error]) => error)).toEqual(errors);
  });

  it('of whom one turns two before the flight home are told so in the form, where there are flights', () => {
    const draft = { ...typed(), rooms: [{ adults: 1, childAges: [1] }] };
    const baby = { ...typed().travellers['adult-0'], title: 'MISS', givenNames: 'Noor', dateOfBirth: '12/1/2025' };
    const travellers = { ...draft.travellers, 'child-0': { ...emptyTraveller, ...baby } };
    const check = (lastDay?: string) =>
      checkPeople({ ...draft, travellers }, 4, today, lastDay ? { departureDate: '2027-01-10', lastDay } : null);
    expect(check()).toHaveProperty('request');
    expect(check('2027-01-11')).toHaveProperty('request');
    expect(check('2027-01-14')).toEqual({ errors: { 'travellers.1.dateOfBirth': 'fareAge' } });
  });

  it('have errors in the order of the form, the contact last', () => {
    const draft = { ...typed(), travellers: {}, contact: { email: '', phone: '', notes: '' } };
    const check = checkPeople(draft, 4, today);
    expect('errors' in check ? Object.keys(check.errors) : []).toEqual([
      ...['title', 'gender', 'givenNames', 'surname', 'dateOfBirth'].map((field) => `travellers.0.${field}`),
      ...['title', 'gender', 'givenNames', 'surname', 'dateOfBirth'].map((field) => `travellers.1.${field}`),
      'contact.email',
      'contact.phone',
    ]);
  });
});

describe('the one screen', () => {
  it('asks for a name and a contact, whoever else travels', () => {
    const draft = withLead({ ...typed(), travellers: {} }, { givenNames: 'Amina', surname: 'Al-Example' });
    expect(checkLead(draft, today)).toEqual({
      request: {
        lead: { givenNames: 'Amina', surname: 'Al-Example' },
        travellers: [],
        contact: { email: 'amina@example.com', phone: '+97440000000' },
      },
    });
  });

  it('names what is missing at its field, in the order of the form', () => {
    const draft = {
      ...emptyDraft(),
      rooms: [
        { adults: 2, childAges: [8, null] },
        { adults: 1, childAges: [null] },
      ],
    };
    const check = checkLead(draft, today);
    expect('errors' in check && Object.entries(check.errors)).toEqual([
      ['departure', 'departureRequired'],
      ['room.1.child.2', 'ageRequired'],
      ['room.2.child.1', 'ageRequired'],
      ['lead.givenNames', 'givenNamesRequired'],
      ['lead.surname', 'surnameRequired'],
      ['contact.email', 'emailInvalid'],
      ['contact.phone', 'phoneInvalid'],
    ]);
  });

  it('knows the name of the first traveller, and the steps know its name', () => {
    const lead = leadOf(typed());
    expect(lead.givenNames).toBe('Amina');
    expect(withLead(typed(), { surname: 'Haddad' }).travellers['adult-0']).toMatchObject({ title: 'MRS', surname: 'Haddad' });
  });
});

describe('the day of departure', () => {
  it.each([
    ['', 'departureRequired'],
    ['2026-11-25', 'departureTooSoon'],
    ['2026-11-26', null],
    ['2027-11-16', null],
    ['2027-11-17', 'departureTooLate'],
  ])('%s: %s', (day, problem) => expect(departureError(day, today)).toBe(problem));
});

describe('a draft of this tab', () => {
  beforeEach(() => void stubTabStorage());

  it('is restored completely for its holiday, and without extras for another', () => {
    const draft = { ...typed(), extras: ['dinners' as const], extraNights: 2 };
    saveDraft('paris', draft);
    expect(loadDraft('paris')).toEqual(draft);
    expect(loadDraft('lyon')).toEqual({ ...draft, extras: [], extraNights: 0 });
  });

  it('is ignored when its rooms are invalid, or when it is not a draft', () => {
    saveDraft('paris', { ...typed(), rooms: [{ adults: 9, childAges: [] }] });
    expect(loadDraft('paris')).toBeNull();
    sessionStorage.setItem('karam.package-drafts.v3', '{"packageId":');
    expect(loadDraft('paris')).toBeNull();
  });

  it('is kept for twelve hours after the last edit, for whoever chooses another holiday', () => {
    vi.useFakeTimers({ now: Date.now() });
    saveDraft('paris', typed());
    vi.advanceTimersByTime(11.9 * 3600 * 1000);
    expect(loadDraft('lyon')?.travellers).toEqual(typed().travellers);
    expect(hasDrafts()).toBe(true);
    vi.advanceTimersByTime(0.2 * 3600 * 1000);
    expect(loadDraft('lyon')).toBeNull();
    vi.useRealTimers();
  });

  it('leaves with the booking, as those of other products do', () => {
    saveDraft('paris', typed());
    saveStayDraft(emptyStayDraft(2));
    clearAllDrafts();
    expect([loadDraft('paris'), loadStayDraft(2), hasDrafts()]).toEqual([null, null, false]);
  });

  it('works without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    saveDraft('paris', typed());
    expect(loadDraft('paris')).toBeNull();
  });
});

describe('a sent request', () => {
  const request = {
    locale: 'en' as const,
    packageId: 'paris',
    trip: { departureDate: '2027-01-10', extraNights: 0, rooms: [{ adults: 2, childAges: [] }], extras: [], wishes: [] },
    total: 8800,
    travellers: [],
    contact: { email: 'amina@example.com', phone: '+97440000000' },
  };
  const send = () => sendBooking('package', request, readPackageResponse);
  const keyOf = (content: typeof request) => idempotencyKeyOf(packageContent(content));
  const answers = (status: number, body: unknown, headers = {}) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status, headers }));

  beforeEach(() => void stubTabStorage());

  it('keeps its key while nothing in it changes', () => {
    const key = keyOf(request);
    expect(keyOf({ ...request })).toBe(key);
    expect(keyOf({ ...request, total: 8810 })).not.toBe(key);
  });

  it('returns its reference', async () => {
    answers(201, { reference: 'KT-7F3K9Q' });
    expect(await send()).toEqual({ ok: true, value: { reference: 'KT-7F3K9Q' } });
  });

  it.each([
    [429, { code: 'tooManyRequests' }, { kind: 'busy', retryAfterSeconds: 12 }],
    [502, { code: 'bookingNotStored' }, { kind: 'notStored', retryAfterSeconds: 12 }],
    [409, { code: 'keyReused' }, { kind: 'keyReused', retryAfterSeconds: 12 }],
    [500, {}, { kind: 'unexpected', retryAfterSeconds: 12 }],
    [409, { code: 'priceChanged', details: { price: 1 } }, { kind: 'priceChanged', changed: { price: 1 } }],
    [
      400,
      { code: 'invalidBooking', details: [{ path: 'travellers.0.surname', message: 'surnameRequired' }] },
      { kind: 'fields', errors: { 'travellers.0.surname': 'surnameRequired' } },
    ],
    [
      400,
      { code: 'invalidBooking', details: [{ path: 'packageId', message: 'packageUnknown' }] },
      { kind: 'offSale', retryAfterSeconds: null },
    ],
    [
      400,
      { code: 'invalidBooking', details: [{ path: 'trip.rooms', message: 'roomImpossible' }] },
      { kind: 'gone', retryAfterSeconds: null },
    ],
  ])('answered with %i %j is understood', async (status, body, reason) => {
    answers(status, body, { 'Retry-After': '12' });
    expect(await send()).toEqual({ ok: false, reason });
  });

  it.each([
    ['no network', new TypeError('Failed to fetch'), 'offline'],
    ['no answer in time', new DOMException('', 'TimeoutError'), 'slow'],
  ])('with %s reports that', async (_, error, kind) => {
    vi.stubGlobal('fetch', () => Promise.reject(error));
    expect(await send()).toEqual({ ok: false, reason: { kind, retryAfterSeconds: null } });
  });

  it('with an answer that is not from our server has an unknown outcome', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 200 }));
    expect(await send()).toEqual({ ok: false, reason: { kind: 'unexpected', retryAfterSeconds: null } });
  });
});
