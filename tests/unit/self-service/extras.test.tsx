import { readFileSync } from 'node:fs';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OfferedChoice } from '@/components/self-service/change-date/offered-choice';
import { BagChoice } from '@/components/self-service/extras/bag-choice';
import { SeatGrid } from '@/components/self-service/extras/seat-grid';
import { type ExtraItem, type ExtrasOnSale, isConsistent, lineOf, sumOf } from '@/lib/bookings/model/order-extras';
import { loadMessages } from '@/lib/i18n/messages';
import { drawSeatMap, seatAfterKey } from '@/lib/self-service/seat-map';
import { sitTogether } from '@/lib/self-service/sit-together';
import changeDate from '@/messages/en/changeDate.json';
import extras from '@/messages/en/extras.json';
import type { SeatElement, SeatMap } from '@/supabase/functions/_shared/contracts/flights/flight-extras';
import type { FlightItinerary } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { toExtras } from '@/supabase/functions/_shared/suppliers/duffel/extras';
import { rates } from '../../contract/suppliers/flight-question';

describe('bought extras', () => {
  const way = (number: string, from: string, to: string): FlightItinerary => ({
    duration: 'PT7H',
    segments: [
      {
        id: number,
        carrierCode: 'QR',
        number,
        duration: 'PT7H',
        numberOfStops: 0,
        departure: { iataCode: from, at: '2030-01-14T08:00:00' },
        arrival: { iataCode: to, at: '2030-01-14T13:00:00' },
      },
    ],
  });
  const bagOn = (flight: string): ExtraItem => ({
    kind: 'bag',
    passenger: 1,
    quantity: 1,
    dirhams: 12_000,
    flights: [{ flight, from: 'DOH', to: 'LHR' }],
  });

  function inEnglish(element: React.ReactNode) {
    return renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={{ changeDate, extras }} timeZone="Asia/Qatar">
        {element}
      </NextIntlClientProvider>,
    );
  }

  describe('flights of another day', () => {
    const warningFor = (flight: string) =>
      inEnglish(
        <OfferedChoice
          offer={{ id: 'offer', flights: [[]], due: 0, back: 0, fee: null, until: null }}
          moves={[{ direction: 2, day: '2030-02-01' }]}
          takesPayments
          flights={[way('1', 'DOH', 'LHR'), way('2', 'LHR', 'DOH')]}
          extras={[bagOn(flight)]}
          isSending={false}
          onBack={() => {}}
          onConfirm={() => {}}
        />,
      ).includes(changeDate.choice.extras);

    it('have a warning about bags and seats that were bought for them, not about those of the other direction', () => {
      expect(warningFor('QR 2')).toBe(true);
      expect(warningFor('QR 1')).toBe(false);
    });
  });

  describe('bags on sale', () => {
    const shown = (included: { quantity?: number; weight?: number } | null) =>
      inEnglish(
        <BagChoice
          onSale={{ type: 'onSale', takesPayments: true, seatMaps: [], flights: [], passengers: [], bags: [] }}
          included={included}
          selected={[]}
          onChoose={() => {}}
        />,
      ).replace(/[⁨⁩]/g, '');

    it('are beside what the fare already includes', () => {
      expect(shown({ weight: 25 })).toContain('The fare already includes 25 kg of checked bags for each adult.');
      expect(shown({ quantity: 2 })).toContain('The fare already includes 2 checked bags for each adult.');
      expect(shown({ quantity: 0 })).toContain('The fare includes no checked bag.');
      expect(shown(null)).not.toContain('The fare');
    });
  });
});

describe('seat map', () => {
  const offer = (id: string, passenger: number, total: string) => ({ id, passenger, price: { currency: 'QAR' as const, total } });
  const seat = (designator: string, offers: SeatElement['offers'], disclosures?: string[]): SeatElement => ({
    type: 'seat',
    designator,
    offers,
    ...(disclosures && { disclosures }),
  });
  const map: SeatMap = {
    segmentId: '1',
    cabins: [
      {
        cabin: 'ECONOMY',
        deck: 0,
        rows: [
          {
            sections: [
              [seat('14A', [offer('a1', 1, '95.00'), offer('a2', 2, '95.00')]), seat('14B', undefined)],
              [seat('14C', [offer('c2', 2, '60.00')]), seat('14D', [offer('d1', 1, '60.00')])],
            ],
          },
          { sections: [[{ type: 'lavatory' }, { type: 'empty' }], [{ type: 'galley' }]] },
          {
            sections: [
              [seat('15A', [offer('e1', 1, '0.00')], ['Exit row', 'Limited recline']), { type: 'empty' }],
              [{ type: 'empty' }, seat('15D', undefined)],
            ],
          },
        ],
      },
    ],
  };

  const onSale: ExtrasOnSale = {
    type: 'onSale',
    takesPayments: true,
    seatMaps: [map],
    flights: [{ id: '1', flight: 'QR 1', from: 'DOH', to: 'LHR', departs: '2027-02-01T08:00:00' }],
    passengers: [
      { type: 'adult', name: 'Amina Example' },
      { type: 'adult', name: 'Omar Example' },
    ],
    bags: [
      {
        id: 'b',
        passengers: [1, 2],
        segmentIds: ['1'],
        maximumQuantity: 2,
        price: { currency: 'QAR', total: '120.50' },
        type: 'checked',
      },
    ],
  };

  async function gridIn(locale: 'en' | 'ar') {
    const messages = await loadMessages(locale, ['extras']);
    return renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <SeatGrid
          cabins={drawSeatMap(map, 1)}
          label="Seats"
          own="14A"
          others={new Map([['14D', 'Omar']])}
          onTake={() => undefined}
        />
      </NextIntlClientProvider>,
    )
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\u00a0/g, ' ');
  }

  describe('a seat map', () => {
    it('shows position, price and availability of each seat', async () => {
      const html = await gridIn('en');
      expect(html).toContain('aria-label="14A, window, QAR 95, chosen"');
      expect(html).toContain('aria-label="14B, aisle, taken"');
      expect(html).toContain('aria-label="14C, aisle, not for this traveller"');
      expect(html).toContain('aria-label="14D, window, chosen for Omar"');
      expect(html).toContain('aria-label="15A, window, free of charge, exit row, for adults who can help, Limited recline"');
      expect(html).toContain('Lavatory · Galley');
      // One tab stop.
      expect(html.match(/role="gridcell"[^>]*tabindex="0"/g)).toHaveLength(1);
    });

    it('keeps the left of the aircraft on the left in Arabic', async () => {
      const html = await gridIn('ar');
      expect(html).toMatch(/role="grid"[^>]*dir="ltr"/);
      expect(html.indexOf('data-seat="14A"')).toBeLessThan(html.indexOf('data-seat="14D"'));
      expect(html).toContain('aria-label="14B، ممر، محجوز"');
    });

    it('is used with the arrow keys, which skip gaps', () => {
      const rows = drawSeatMap(map, 1)[0]?.rows ?? [];
      const moved = (key: string, from: string) => seatAfterKey(key, from, rows);
      expect(moved('ArrowRight', '14B')).toBe('14C');
      expect(moved('ArrowLeft', '14A')).toBeNull();
      expect(moved('ArrowDown', '14D')).toBe('15D');
      expect(moved('ArrowRight', '15A')).toBe('15D');
      expect(moved('ArrowUp', '15A')).toBe('14A');
      expect(moved('Home', '14D')).toBe('14A');
      expect(moved('Enter', '14A')).toBeNull();
    });

    it('renders recorded data of Duffel', () => {
      const recorded = JSON.parse(readFileSync('tests/fixtures/suppliers/duffel/extras.json', 'utf8'));
      const { seatMaps } = toExtras(recorded.offer, { data: recorded.seatMaps }, rates);
      const drawn = (seatMaps ?? []).map((each) => drawSeatMap(each, 1));
      expect(drawn.length).toBeGreaterThan(0);
      const rows = drawn.flat().flatMap((cabin) => cabin.rows);
      expect(rows.filter(({ number }) => number).length).toBeGreaterThan(3);
      expect(rows.some(({ prices }) => prices !== null)).toBe(true);
    });
  });

  describe('the selection', () => {
    const line = (id: string, passenger: number, quantity = 1) => lineOf(onSale, { id, passenger, quantity });

    it('has the current price, or is gone', () => {
      expect(line('a1', 1)).toMatchObject({ kind: 'seat', designator: '14A', dirhams: 9_500, flights: [{ flight: 'QR 1' }] });
      expect(line('b', 2, 2)).toMatchObject({ kind: 'bag', quantity: 2, dirhams: 24_100 });
      expect([line('a1', 2), line('b', 1, 3), line('a1', 1, 2), line('gone', 1)]).toEqual([null, null, null, null]);
    });

    it('has one seat for each traveller and flight, and one traveller on each seat', () => {
      const lines = (...wanted: [string, number][]) => wanted.flatMap(([id, passenger]) => line(id, passenger) ?? []);
      expect(isConsistent(lines(['a1', 1], ['c2', 2], ['b', 1], ['b', 2]))).toBe(true);
      expect(isConsistent(lines(['a1', 1], ['d1', 1]))).toBe(false);
      expect(isConsistent(lines(['a1', 1], ['a2', 2]))).toBe(false);
      expect(isConsistent(lines(['b', 1], ['b', 1]))).toBe(false);
      expect(sumOf(lines(['a1', 1], ['b', 2]))).toBe(21_550);
    });
  });

  describe('seats together', () => {
    const party = [1, 2, 3];
    const free = (designator: string, total = '60.00', who = party) =>
      seat(
        designator,
        who.map((passenger) => offer(`${designator} ${passenger}`, passenger, total)),
      );
    const taken = (designator: string) => seat(designator, undefined);
    const seatsIn = (...rows: SeatElement[][][]) => {
      const cabins = [{ cabin: 'ECONOMY' as const, deck: 0, rows: rows.map((sections) => ({ sections })) }];
      return sitTogether({ segmentId: '1', cabins }, party, 2)?.map(({ id }) => id) ?? null;
    };

    it('are side by side, a child beside an adult, and the cheapest of those', () => {
      const dear = [[free('20A', '90.00'), free('20B', '90.00'), free('20C', '90.00')], [taken('20D')]];
      const cheap = [[taken('21A')], [free('21D'), free('21E'), free('21F')]];
      expect(seatsIn(dear, cheap)).toEqual(['21D 1', '21E 3', '21F 2']);
    });

    it('are across the aisle rather than in two rows, and in two rows rather than not at all', () => {
      const split = [[taken('20A'), free('20B'), free('20C')], [free('20D')]];
      const behind = [[free('21A'), taken('21B'), taken('21C')], [taken('21D')]];
      expect(seatsIn(split, behind)).toEqual(['20B 1', '20C 3', '20D 2']);
      expect(seatsIn([[taken('19A'), free('19B'), free('19C')]], behind)).toEqual(['19B 1', '19C 3', '21A 2']);
    });

    it('are none where somebody may not sit, as a child by the exit, or where too few are left', () => {
      expect(seatsIn([[free('22A', '60.00', [1, 2]), free('22B', '60.00', [1, 2]), free('22C', '60.00', [1, 2])]])).toBeNull();
      expect(seatsIn([[free('20A'), taken('20B'), free('20C')]])).toBeNull();
    });
  });
});
