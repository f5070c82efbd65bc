import { describe, expect, it } from 'vitest';
import { fleetClasses } from '@/content/business/victoria-fleets';
import { type EnquiryKind, enquiryKinds, fieldsOf, isEnquiryKind } from '@/lib/enquiries/kinds';
import { cachedResponseOf, cacheResponse } from '@/lib/enquiries/response-cache';
import { checkEnquiry, type TypedValues } from '@/lib/enquiries/take/check-enquiry';
import { cleanLine } from '@/lib/enquiries/take/field-schema';
import ar from '@/messages/ar/enquiries.json';
import en from '@/messages/en/enquiries.json';
import { typedForm } from './typed-form';

describe('check enquiry', () => {
  const today = '2026-11-21';
  const kinds = Object.keys(enquiryKinds).filter(isEnquiryKind);
  const check = (kind: EnquiryKind, typed: TypedValues) => checkEnquiry(kind, typed, today);
  /** The errors of a valid form with these `changes`. */
  function errorsOf(kind: EnquiryKind, changes: Record<string, string>) {
    const checked = check(kind, typedForm(kind, today, changes));
    return checked.ok ? {} : Object.fromEntries(checked.reason.map(({ path, message }) => [path, message]));
  }

  describe.each(kinds)('the form of %s', (kind) => {
    const { details, contact } = fieldsOf(kind);
    const fields = [...details, ...contact];

    it('accepts valid values', () => {
      expect(check(kind, typedForm(kind, today))).toMatchObject({
        ok: true,
        value: { kind, name: 'Some words', email: 'amina@example.com', phone: '+97440000000' },
      });
    });

    it('requires every field that is not optional, in order, and no other', () => {
      const checked = check(kind, {});
      const asked = checked.ok ? [] : checked.reason.map(({ path }) => path);
      expect(asked).toEqual(fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name));
    });

    it('keeps its limits', () => {
      for (const field of fields) {
        if (field.type === 'text' || field.type === 'long') {
          expect(errorsOf(kind, { [field.name]: 'ع'.repeat(field.max) })).toEqual({});
          expect(errorsOf(kind, { [field.name]: 'ع'.repeat(field.max + 1) })).toEqual({ [field.name]: 'tooLong' });
        }
        if (field.type === 'number') {
          expect(errorsOf(kind, { [field.name]: String(field.max) })).toEqual({});
          for (const wrong of [field.min - 1, field.max + 1, 1.5, 1e9]) {
            expect(errorsOf(kind, { [field.name]: String(wrong) })).toEqual({ [field.name]: 'numberRange' });
          }
        }
        if (field.type === 'choice')
          expect(errorsOf(kind, { [field.name]: 'nothing we offer' })).toEqual({ [field.name]: 'choose' });
      }
    });
  });

  describe('a field', () => {
    it.each([
      ['a@example.com\nBcc: b@example.com', 'emailInvalid'],
      ['a@example.com\r\nSubject: x', 'emailInvalid'],
      ['a b@example.com', 'emailInvalid'],
      ['no address', 'emailInvalid'],
      [`${'a'.repeat(64)}@${'b'.repeat(190)}.com`, 'emailInvalid'],
    ])('for an e-mail address refuses %j', (email, problem) => {
      expect(errorsOf('contact', { email })).toEqual({ email: problem });
    });

    it.each(['12', '+974', 'call me', '+9744000000012345', "'; drop table enquiries; --"])(
      'for a telephone number refuses %j',
      (phone) => {
        expect(errorsOf('visa', { phone })).toEqual({ phone: 'phoneInvalid' });
      },
    );

    it.each([
      ['2026-11-20', 'past'],
      ['2029-01-01', 'tooFar'],
      ['2027-02-30', 'dayInvalid'],
      ['31/11/2026', 'noSuchDay'],
      ['1/12/26', 'shortYear'],
      ['tomorrow', 'dayInvalid'],
      ['', 'dayInvalid'],
    ])('for a day refuses %j', (departure, problem) => {
      expect(errorsOf('insurance', { departure })).toEqual({ departure: problem });
    });

    it.each(['10/12/2026', '١٠/١٢/٢٠٢٦', '10122026', '2026-12-10'])('accepts a day typed as %s', (departure) => {
      const checked = check('cruise', typedForm('cruise', today, { departure }));
      expect(checked.ok && checked.value.details['departure']).toBe('2026-12-10');
    });

    it('for a day accepts today, and reports a return before the departure together with other errors', () => {
      expect(errorsOf('insurance', { departure: today })).toEqual({});
      for (const kind of ['insurance', 'visa', 'umrah', 'jet'] as const) {
        expect(errorsOf(kind, { departure: '2026-12-10', return: '2026-12-10' })).toEqual({});
        expect(errorsOf(kind, { departure: '2026-12-10', return: '2026-12-09' })).toEqual({ return: 'beforeStart' });
      }
      expect(errorsOf('insurance', { departure: '2026-12-10', return: '2026-12-01', email: 'x' })).toEqual({
        return: 'beforeStart',
        email: 'emailInvalid',
      });
    });

    it('for stars accepts one to five', () => {
      for (const rating of ['0', '6', 'many', '']) expect(errorsOf('feedback', { rating })).toEqual({ rating: 'choose' });
    });

    it('with only invisible characters is empty', () => {
      expect(errorsOf('contact', { name: ' \u202e\u0000\n ' })).toEqual({ name: 'required' });
    });
  });

  describe('the travellers of a visa', () => {
    const onlyOne = Object.fromEntries(
      [2, 3, 4, 5, 6].flatMap((place) => [
        [`traveler${place}Name`, ''],
        [`traveler${place}Nationality`, ''],
      ]),
    );

    it('may be one, and the first is required', () => {
      expect(errorsOf('visa', onlyOne)).toEqual({});
      expect(errorsOf('visa', { traveler1Name: '', traveler1Nationality: ' ' })).toEqual({
        traveler1Name: 'required',
        traveler1Nationality: 'required',
      });
    });

    it('are complete or absent', () => {
      expect(errorsOf('visa', { ...onlyOne, traveler2Name: 'Omar Example', traveler5Nationality: 'Qatar' })).toEqual({
        traveler2Nationality: 'nationalityOrNone',
        traveler5Name: 'nameOrNone',
      });
      expect(errorsOf('visa', { ...onlyOne, traveler3Name: 'Omar Example', traveler3Nationality: 'Qatar' })).toEqual({});
    });

    it('are stored each by name and nationality', () => {
      const changes = { ...onlyOne, traveler2Name: ' Omar  Example', traveler2Nationality: 'Qatar' };
      const checked = check('visa', typedForm('visa', today, changes));
      const { departure, ...others } = checked.ok ? checked.value.details : {};
      expect(others).toEqual({
        traveler1Name: 'Some words',
        traveler1Nationality: 'Some words',
        traveler2Name: 'Omar Example',
        traveler2Nationality: 'Qatar',
        destination: 'Some words',
        return: '2026-12-28',
        notes: 'Some words',
      });
    });
  });

  describe('the stored enquiry', () => {
    const stored = (changes: Record<string, string>, kind: EnquiryKind = 'contact') => {
      const checked = check(kind, typedForm(kind, today, changes));
      if (!checked.ok) throw new Error(JSON.stringify(checked.reason));
      return checked.value;
    };

    it('has no direction marks, no control characters, and one kind of line break', () => {
      const { name, details } = stored({
        name: '\u202eAmina\u0000\u0007\nExample\u2069',
        message: 'One\r\ntwo\u0000\r\n\tthree\ud800',
      });
      expect(name).toBe('Amina Example');
      expect(details['message']).toBe('One\ntwo\n\tthree');
    });

    it('has numbers in either script as numbers', () => {
      expect(stored({ travelers: '١٠' }, 'insurance').details['travelers']).toBe(10);
    });

    it('has neither empty optional fields nor unknown fields', () => {
      const { phone, details } = stored({ phone: ' ', bookingReference: '', isAdmin: 'yes', locale: 'en' });
      expect(phone).toBeUndefined();
      expect(Object.keys(details).toSorted()).toEqual(['message', 'topic']);
    });

    it('keeps the spelling of names', () => {
      expect(stored({ name: 'عبد الله O’Brien <b>' }).name).toBe('عبد الله O’Brien <b>');
    });
  });

  it('an unknown form is refused', () => {
    for (const name of ['', 'constructor', '__proto__', 'toString', 'Contact']) expect(isEnquiryKind(name)).toBe(false);
  });
});

describe('invisible characters', () => {
  const today = '2026-11-21';
  function errorsOf(changes: Record<string, string>) {
    const checked = checkEnquiry('contact', typedForm('contact', today, changes), today);
    return checked.ok ? [] : checked.reason.map(({ path, message }) => `${path}: ${message}`);
  }

  it.each(['\u200b', '\u2060\ufeff', '\u200d', '\u200c \u200f', '\u3164', '\u00ad'])(
    '%j is neither a name nor a message',
    (nothing) => {
      expect(errorsOf({ name: nothing, message: nothing })).toEqual(['message: required', 'name: required']);
    },
  );

  it('a name has a letter of any script', () => {
    for (const name of ['...', '12', "-'", '😀']) expect(errorsOf({ name })).toEqual(['name: nameLetters']);
    for (const name of ['李', 'أ', 'Õ', "D'A"]) expect(errorsOf({ name })).toEqual([]);
  });

  it('joiners stay in words and emoji that need them', () => {
    expect(cleanLine('\u200bمی\u200cخواهم\u2060 👩\u200d👧\ufeff')).toBe('می\u200cخواهم 👩\u200d👧');
  });

  it.each([64, 65])('an e-mail address with %d characters before the @: up to 64 are accepted', (length) => {
    expect(errorsOf({ email: `${'a'.repeat(length)}@example.com` })).toEqual(length > 64 ? ['email: emailInvalid'] : []);
  });

  it('of a post without script, only the fields of the form are kept, with a limited length', async () => {
    const values = {
      ...typedForm('contact', today),
      message: 'x'.repeat(50_000),
      name: 'x'.repeat(81),
      other: 'y'.repeat(10_000),
    };
    const token = await cacheResponse({ kind: 'contact', values, outcome: { errors: [] } });
    const saved = await cachedResponseOf(token);
    expect(Object.keys(saved?.values ?? {}).toSorted()).toEqual(Object.keys(typedForm('contact', today)).toSorted());
    expect(saved?.values['name']).toHaveLength(81);
    expect(saved?.values['message']).toHaveLength(8000);
  });
});

it('the form has the vehicles of the page of the fleet', () => {
  const vehicle = enquiryKinds.fleet.find(({ name }) => name === 'vehicle');
  const options = vehicle?.type === 'choice' ? vehicle.options : [];
  const names = options.map((option) => ({ en: en.options[option], ar: ar.options[option] }));
  expect(names.slice(0, -1)).toEqual(fleetClasses.map(({ name }) => name));
  expect(options.at(-1)).toBe('severalCars');
});
