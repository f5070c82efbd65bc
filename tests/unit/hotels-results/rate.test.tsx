import fc from 'fast-check';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { ChangedRate } from '@/components/bookings/products/stay/changed-rate';
import { checkStayDraft, emptyStayDraft, loadStayDraft, saveStayDraft } from '@/lib/bookings/products/stay/draft';
import { guestsOf } from '@/lib/bookings/products/stay/guests';
import { stayRequest } from '@/lib/bookings/products/stay/schema';
import { stayPrice, withoutDearerEquals } from '@/lib/hotels/stay-price';
import ar from '@/messages/ar/hotels.json';
import en from '@/messages/en/hotels.json';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { stubTabStorage } from '../stubs';
import { answerOf, makeHotel } from './hotels';

describe('changed rate', () => {
  const search = {
    destination: 'istanbul',
    checkIn: '2027-01-20',
    checkOut: '2027-01-23',
    rooms: [{ adults: 2, childrenAges: [] }],
  };
  /** Not over on any day. */
  const lastFreeDay = addDays(todayInQatar(), 30);
  const free = { freeUntil: lastFreeDay, fees: [{ after: `${lastFreeDay}T14:00`, amount: '500.00' }] };
  const usual = { id: 'plain', total: 1000, board: 'breakfast' as const, cancellation: free };

  /** The text of the notice when `now` is sold instead of the usual rate. */
  function noticeOf(now: Parameters<typeof makeHotel>[0], locale: 'en' | 'ar' = 'en'): string {
    const stayOf = (change: Parameters<typeof makeHotel>[0]) => {
      const { hotels, ...answer } = answerOf([makeHotel({ ...usual, ...change })]);
      const [hotel] = hotels;
      if (!hotel) throw new Error('There is one');
      return { ...answer, search, hotel };
    };
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ hotels: locale === 'ar' ? ar : en }}>
        <ChangedRate before={stayOf({})} stay={stayOf(now)} onAccept={() => undefined} />
      </NextIntlClientProvider>,
    );
    return html
      .replace(/<[^>]+>/g, ' ')
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ');
  }

  it('another price is shown with both prices and the difference only', () => {
    const said = noticeOf({ total: 1075 });
    expect(said).toMatch(/The price has changed .*1,000.*1,075.*75 more/);
    expect(said).not.toContain('before,');
    expect(said).toContain('Continue at the new price');
  });

  it('stricter terms at the same price are shown before and after', () => {
    const said = noticeOf({
      cancellation: { freeUntil: null, fees: [{ after: null, amount: '1000.00', part: 'wholeStay' }] },
      due: 60,
    });
    expect(said).toMatch(/The terms of your stay have changed .*The price is still .*1,000/);
    expect(said).toMatch(/Cancellation: before, .*14:00.*; now, Non-refundable/);
    expect(said).toMatch(/Due at the property: before, Nothing ; now, .*60/);
    expect(said).not.toMatch(/Rooms:|Meals:/);
  });

  it.each(['en', 'ar'] as const)(
    'another rate in place of a sold-out one is announced in %s, with its room and meals',
    (locale) => {
      const rooms = [{ name: 'Twin Room', adults: 2, childrenAges: [], total: '900.00' }];
      const said = noticeOf({ total: 900, board: 'roomOnly', rooms }, locale);
      const { stayRequest, results } = locale === 'ar' ? ar : en;
      for (const text of [stayRequest.priceChange.rateTitle, 'Twin Room', results.boards.breakfast, results.boards.roomOnly])
        expect(said).toContain(text);
    },
  );
});

describe('stay draft', () => {
  const contact = { email: 'amina@example.com', phone: '5555 1234', notes: ' ' };
  const amina = { givenNames: 'Amina', surname: 'Haddad' };
  const nobody = { givenNames: '', surname: '' };

  describe('typed values', () => {
    test('need the lead guest and a contact; other names may follow', () => {
      expect(checkStayDraft({ guests: [amina, nobody], wishes: ['cot'], contact })).toEqual({
        request: { passengers: [amina, null], wishes: ['cot'], contact: { email: contact.email, phone: '+97455551234' } },
      });
    });

    test('have errors in the order of the form, one for each field', () => {
      expect(checkStayDraft(emptyStayDraft(2))).toEqual({
        errors: {
          'passengers.0.givenNames': 'givenNamesRequired',
          'passengers.0.surname': 'surnameRequired',
          'contact.email': 'emailInvalid',
          'contact.phone': 'phoneInvalid',
        },
      });
    });

    test('half a name is an error', () => {
      const check = checkStayDraft({ guests: [amina, { givenNames: 'Omar', surname: ' ' }], wishes: [], contact });
      expect(check).toEqual({ errors: { 'passengers.1.surname': 'surnameRequired' } });
    });

    test.each(["'; drop table", 'أمينة', '<b>x</b>', 'x'.repeat(61)])('a name like %s is an error', (surname) => {
      expect(checkStayDraft({ guests: [{ ...amina, surname }], wishes: [], contact })).toHaveProperty('errors');
    });
  });

  test('a wish is stored once, even if it is sent twice', () => {
    const isTaken = (...wishes: string[]) => stayRequest.shape.wishes.safeParse(wishes).success;
    expect([isTaken(), isTaken('cot', 'highFloor'), isTaken('cot', 'cot'), isTaken('view')]).toEqual([true, true, false, false]);
  });

  describe('the draft of this tab', () => {
    beforeEach(() => {
      stubTabStorage();
    });

    test('is restored, with its first guests in a smaller party', () => {
      const draft = { guests: [amina, nobody], wishes: ['cot' as const], contact };
      saveStayDraft(draft);
      expect(loadStayDraft(2)).toEqual(draft);
      expect(loadStayDraft(3)?.guests).toEqual([amina, nobody, nobody]);
      expect(loadStayDraft(1)?.guests).toEqual([amina]);
    });
  });

  test('guests are counted room by room, adults first', () => {
    expect(
      guestsOf([
        { adults: 1, childrenAges: [4] },
        { adults: 1, childrenAges: [] },
      ]),
    ).toEqual([
      { room: 0, type: 'adult', age: null },
      { room: 0, type: 'child', age: 4 },
      { room: 1, type: 'adult', age: null },
    ]);
  });
});

describe('stay price', () => {
  const days = { checkIn: '2027-01-20', checkOut: '2027-01-23', rooms: 1 };

  test('the cost of a stay is that of the rate, for its nights and rooms', () => {
    const hotel = makeHotel({
      total: 1850,
      due: 60,
      rooms: [1, 2].map(() => ({ name: 'Double', adults: 2, childrenAges: [], total: '925.00' })),
    });
    expect(stayPrice(hotel, days)).toEqual({
      nights: 3,
      rooms: 2,
      total: 1850,
      base: 1665,
      taxes: 185,
      dueAtProperty: 60,
      whole: 1910,
      perNight: 308,
    });
  });

  test('its lines add up, in spite of rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), (hundredths) => {
        const { total, base, taxes } = stayPrice(makeHotel({ total: hundredths / 100 }), days);
        expect(base + taxes).toBe(total);
        expect(base).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a hotel without rooms uses the rooms of the search', () => {
    expect(stayPrice(makeHotel({ rooms: [] }), { ...days, rooms: 2 }).rooms).toBe(2);
  });

  test('of equal rates the cheapest is kept, including what is due at the property', () => {
    const usual = makeHotel({ rate: 'usual', total: 700, due: 100 });
    const dearer = makeHotel({ rate: 'dearer', total: 780, due: 40 });
    const sameForMore = makeHotel({ rate: 'same-for-more', total: 790, due: 40 });
    const free = makeHotel({ rate: 'free', total: 900, cancellation: { freeUntil: '2027-01-18' } });
    const fed = makeHotel({ rate: 'fed', total: 950, board: 'breakfast' });
    expect(withoutDearerEquals([usual, dearer, sameForMore, free, fed])).toEqual([usual, free, fed]);
    expect(withoutDearerEquals([dearer, makeHotel({ rate: 'less', total: 760 })]).map(({ rate }) => rate)).toEqual(['less']);
  });
});
