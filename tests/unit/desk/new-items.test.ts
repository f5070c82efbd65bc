import { beforeEach, describe, expect, it } from 'vitest';
import { readStored } from '@/lib/bookings/products/read-stored';
import { queryOf, readView } from '@/lib/desk/address';
import type { DeskBooking, DeskEnquiry } from '@/lib/desk/details/details';
import {
  clearNewDraft,
  idOfAttempt,
  newItemStart,
  readNewDraft,
  readRemark,
  saveNewDraft,
  storeRemark,
} from '@/lib/desk/new-item/new-draft';
import { itemOf, newRefund, newVisaCase } from '@/lib/desk/new-item/new-items';
import { fieldErrors } from '@/lib/network/http';
import arabic from '@/messages/ar/desk.json';
import english from '@/messages/en/desk.json';
import { stubTabStorage } from '../stubs';

const today = '2026-11-21';
const id = '00000000-0000-4000-8000-0000000000aa';
const visa = { id, givenNames: 'Amina', surname: 'Al-Example', email: 'a@example.com', destination: 'FR', status: 'received' };
const refund = { id, bookingReference: 'KT-FLY247', surname: 'Al-Namuthaj', amount: '1650', status: 'claimed' };

function errorsOf(subject: 'visa' | 'refund', values: Record<string, string>): string[] {
  const item = { ...itemOf(subject, values), id };
  const checked = subject === 'visa' ? newVisaCase(today).safeParse(item) : newRefund(today).safeParse(item);
  return fieldErrors(checked.error?.issues ?? []).map(({ path, message }) => `${path}: ${message}`);
}

describe('a new visa case', () => {
  it('is normalized: marks, spaces, small letters, and the reference', () => {
    const typed = {
      ...visa,
      surname: ' Al-Example\u200f\n ',
      email: ' a@example.com ',
      bookingReference: 'kt fly٢٤٧',
      travelDate: '',
    };
    expect(newVisaCase(today).parse({ ...itemOf('visa', typed), id })).toEqual({
      ...visa,
      bookingReference: 'KT-FLY247',
      steps: {},
    });
  });

  it.each<[Record<string, string>, string[]]>([
    [{}, []],
    [{ givenNames: ' ', surname: '\u200f' }, ['givenNames: givenNames', 'surname: surname']],
    [{ surname: 'x'.repeat(61) }, ['surname: nameTooLong']],
    // Nothing that the look-up compares is left of these.
    ...['李', '😀', '---', 'Иванов', '123', '\u3164'].map((surname): [Record<string, string>, string[]] => [
      { surname },
      ['surname: nameAsInPassport'],
    ]),
    [{ surname: '\u200b' }, ['surname: surname']],
    [{ givenNames: '李' }, ['givenNames: nameAsInPassport']],
    [{ travelDate: '1990-01-01' }, ['travelDate: travelRange']],
    [{ travelDate: '9999-12-31' }, ['travelDate: travelRange']],
    [{ travelDate: '2025-11-21' }, []],
    [{ travelDate: '2028-11-21' }, []],
    [{ 'steps.received': '1990-01-01' }, ['steps.received: stepLongAgo']],
    [{ status: 'withdrawn' }, ['status: status']],
    [{ email: 'a@example.com\nBcc: b@example.com' }, ['email: emailInvalid']],
    [{ email: '' }, ['email: emailInvalid']],
    [{ destination: 'ZZ' }, ['destination: destination']],
    [{ destination: '' }, ['destination: destination']],
    [{ travelDate: '2027-02-30' }, ['travelDate: day']],
    [{ bookingReference: 'KE-FLY247' }, ['bookingReference: bookingReference']],
    [{ status: 'lost' }, ['status: status']],
    [{ remark: 'x'.repeat(1001) }, ['remark: remarkTooLong']],
    [{ 'steps.received': '2026-11-22' }, ['steps.received: stepFuture']],
    [{ 'steps.received': 'yesterday' }, ['steps.received: day']],
    // The day of a stage does not count when another status is selected.
    [{ 'steps.ready': '2026-11-20' }, []],
    [{ status: 'consulate', 'steps.received': '2026-11-10', 'steps.consulate': '2026-11-09' }, ['steps.consulate: stepOrder']],
    [{ status: 'decided', 'steps.consulate': '2026-11-10', 'steps.papers': '2026-11-05', 'steps.decided': '2026-11-11' }, []],
  ])('with %j has these errors: %j', (changed, failures) => {
    expect(errorsOf('visa', { ...visa, ...changed })).toEqual(failures);
  });

  it('has no steps beyond its status', () => {
    const checked = newVisaCase(today).safeParse({ ...visa, steps: { ready: today } });
    expect(fieldErrors(checked.error?.issues ?? [])).toEqual([{ path: 'steps.ready', message: 'stepAhead' }]);
    expect(newVisaCase(today).safeParse({ ...visa, steps: { made_up: today } }).success).toBe(false);
    expect(newVisaCase(today).safeParse({ ...visa, id: 'x' }).success).toBe(false);
  });
});

describe('a new refund', () => {
  it.each([
    ['1650', 1650],
    ['1,650.50', 1650.5],
    ['١٬٦٥٠٫٥', 1650.5],
    ['9,999,999.99', 9_999_999.99],
  ])('of %s is %d riyals', (amount, riyals) => {
    expect(newRefund(today).parse({ ...refund, amount })).toMatchObject({ amount: riyals, deducted: 0 });
  });

  it.each<[Record<string, string>, string[]]>([
    ...['', '0', '-5', '1650,50', '16.505', '1e3', 'QAR 5', '10000000'].map((amount): [Record<string, string>, string[]] => [
      { amount },
      ['amount: amount'],
    ]),
    [{ deducted: 'x' }, ['deducted: deducted']],
    [{ surname: '---' }, ['surname: nameAsInPassport']],
    [{ status: 'withdrawn' }, ['status: status']],
    [{ bookingReference: '', surname: '' }, ['bookingReference: bookingReference', 'surname: surname']],
    [{ status: 'paid', 'steps.checked': '2026-11-02', 'steps.received': '2026-11-01' }, ['steps.received: stepOrder']],
  ])('with %j has these errors: %j', (changed, failures) => {
    expect(errorsOf('refund', { ...refund, ...changed })).toEqual(failures);
  });
});

it('every error has a message in both languages', () => {
  for (const words of [english, arabic]) {
    for (const error of [
      'givenNames',
      'emailInvalid',
      'unknownBooking',
      'nameAsInPassport',
      'travelRange',
      'aboveTotal',
      'stepAhead',
      'stepFuture',
      'stepLongAgo',
      'stepOrder',
      'remarkTooLong',
    ]) {
      expect(words.make.errors).toHaveProperty(error);
    }
  }
});

describe('the address of a new item', () => {
  it.each(['?list=visa&item=new', `?list=refund&item=new&from=${id}`])('%s is kept', (query) => {
    expect(queryOf(readView(query))).toBe(query);
  });
  it.each(['?item=new', '?list=enquiry&item=new'])('%s is none', (query) => expect(readView(query).item).toBeNull());
  it('ignores an invalid id of the source', () => expect(readView('?list=visa&item=new&from=x').from).toBeNull());
});

describe('the source of a new item', () => {
  const enquiry: DeskEnquiry = {
    reference: 'KE-222222',
    user_id: null,
    kind: 'visa',
    status: 'new',
    locale: 'en',
    name: 'Amina bint Example',
    email: 'a@example.com',
    phone: null,
    details: { departure: '2027-03-01' },
    created_at: '2026-11-01T00:00:00Z',
  };
  const booking: DeskBooking = {
    id,
    reference: 'KT-222222',
    user_id: null,
    kind: 'flight',
    status: 'cancelled',
    state: 'cancelled',
    locale: 'ar',
    notes: '',
    contact_email: 'a@example.com',
    contact_phone: '+97440000000',
    offer: readStored('flight', {}),
    total_amount: 1,
    departure_date: '2030-01-01',
    last_travel_date: '2030-01-02',
    created_at: '2029-01-01T00:00:00Z',
    issued: null,
    names_follow: false,
    confirmed_at: '2029-01-02T00:00:00Z',
    booking_passengers: [
      {
        position: 1,
        type: 'adult',
        given_names: 'Amina',
        surname: 'First',
        title: null,
        gender: null,
        travel_document: 'passport' as const,
        has_document: true,
        date_of_birth: null,
        nationality: null,
      },
    ],
  };

  it('is an enquiry about a visa, or a booking with a possible payment', () => {
    expect(newItemStart({ subject: 'enquiry', item: enquiry }, id)).toEqual({
      draft: { subject: 'visa', from: id },
      values: {
        givenNames: 'Amina bint',
        surname: 'Example',
        email: 'a@example.com',
        travelDate: '2027-03-01',
        remark: 'KE-222222',
      },
    });
    const forAnother = { ...enquiry, details: { ...enquiry.details, traveler1Name: 'Omar Traveller' } };
    expect(newItemStart({ subject: 'enquiry', item: forAnother }, id)).toMatchObject({
      values: { givenNames: 'Omar', surname: 'Traveller', email: 'a@example.com' },
    });
    expect(newItemStart({ subject: 'booking', item: booking }, id)).toEqual({
      draft: { subject: 'refund', from: id },
      values: { bookingReference: 'KT-222222', surname: 'First' },
    });
  });

  it('is nothing else', () => {
    expect(newItemStart({ subject: 'enquiry', item: { ...enquiry, kind: 'contact' } }, id)).toBeNull();
  });

  it('is neither an unpaid booking nor its cancellation', () => {
    const change = { booking_id: id, kind: 'cancellation', message: '', wished_day: null, status: 'open', created_at: '' };
    expect(newItemStart({ subject: 'change', item: change, booking }, id)).not.toBeNull();
    const unpaid = { ...booking, confirmed_at: null };
    expect(newItemStart({ subject: 'booking', item: unpaid }, id)).toBeNull();
    expect(newItemStart({ subject: 'change', item: change, booking: unpaid }, id)).toBeNull();
  });
});

describe('typed values at the desk', () => {
  beforeEach(() => {
    stubTabStorage();
  });

  it('are restored after a reload, and sent again under the same id until something changes', () => {
    const draft = { subject: 'visa', from: null } as const;
    expect(readNewDraft(draft)).toBeNull();
    saveNewDraft(draft, visa);
    expect(readNewDraft(draft)).toEqual(visa);
    expect(readNewDraft({ ...draft, from: id })).toBeNull();
    const first = idOfAttempt(draft, visa);
    expect(idOfAttempt(draft, visa)).toBe(first);
    expect(idOfAttempt(draft, { ...visa, surname: 'Else' })).not.toBe(first);
    clearNewDraft(draft);
    expect(readNewDraft(draft)).toBeNull();
    expect(idOfAttempt(draft, visa)).not.toBe(first);
  });

  it('are a remark for each item', () => {
    storeRemark(id, 'Called, no answer');
    expect([readRemark(id), readRemark('another')]).toEqual(['Called, no answer', '']);
    storeRemark(id, '');
    expect(readRemark(id)).toBe('');
  });
});
