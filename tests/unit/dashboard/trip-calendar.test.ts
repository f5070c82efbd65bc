import { describe, expect, it } from 'vitest';
import { type CalendarWords, tripCalendar } from '@/lib/dashboard/trip-calendar';
import { familySearch, offerFor } from '../bookings/booking-fixture';

const now = new Date('2026-11-21T09:00:00Z');
const words: CalendarWords = {
  language: 'en',
  title: ({ carrierCode, number, departure, arrival }) =>
    `${carrierCode} ${number}: ${departure.iataCode} to ${arrival.iataCode}`,
  place: ({ departure }) => `Airport; ${departure.iataCode}, with a \\ in it`,
  text: () => 'First line\nsecond line',
  stayText: 'Reference: KT-7F3K9Q',
};

function calendarOf(
  change: (offer: ReturnType<typeof offerFor>) => void = () => undefined,
  status: 'requested' | 'confirmed' | 'cancelled' = 'confirmed',
): string {
  const offer = offerFor(familySearch);
  change(offer);
  return tripCalendar({ reference: 'KT-7F3K9Q', offers: [offer], status }, words, now);
}

const unfolded = (text: string) => text.replace(/\r\n /g, '').split('\r\n');

describe('the calendar of a trip', () => {
  it('states its language', () => {
    const trip = { reference: 'KT-7F3K9Q', offers: [offerFor(familySearch)], status: 'confirmed' as const };
    expect(tripCalendar(trip, words, now)).toContain('PRODID:-//Karam Travel//Trips//EN\r\n');
    const arabic = unfolded(tripCalendar(trip, { ...words, language: 'ar' }, now));
    expect(arabic).toContain('PRODID:-//كرم للسفر//الرحلات//AR');
    expect(arabic).toContain('X-WR-CALNAME:كرم للسفر');
  });

  it('has one entry per flight, in the time zones of its airports', () => {
    const lines = unfolded(calendarOf());
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual([
      'DTSTART:20270114T185500Z',
      'DTEND:20270114T230500Z',
      // By local times, this flight lands before it takes off: no event may end before it starts.
      'DTSTART:20270121T200500Z',
      'DTEND:20270121T215500Z',
    ]);
    expect(lines.filter((line) => line.startsWith('UID'))).toEqual([
      'UID:KT-7F3K9Q-1@karam-travel',
      'UID:KT-7F3K9Q-2@karam-travel',
    ]);
    expect(lines).toContain('DTSTAMP:20261121T090000Z');
    expect(lines).toContain('SUMMARY:QR 3: DOH to LHR');
  });

  it('escapes special characters of the format', () => {
    const lines = unfolded(calendarOf());
    expect(lines).toContain('LOCATION:Airport\\; DOH\\, with a \\\\ in it');
    expect(lines).toContain('DESCRIPTION:First line\\nsecond line');
  });

  it('marks a request as tentative', () => {
    expect(calendarOf()).toContain('STATUS:CONFIRMED');
    expect(calendarOf(undefined, 'requested')).toContain('STATUS:TENTATIVE');
    expect(calendarOf(undefined, 'cancelled')).toContain('STATUS:CANCELLED');
  });

  it('replaces the entries of every earlier file, and cancels a flight that was dropped', () => {
    const offer = offerFor(familySearch);
    const [first, dropped] = offer.itineraries.map(({ segments }) => segments);
    const trip = { reference: 'KT-7F3K9Q', status: 'ticketed' as const };
    const before = unfolded(tripCalendar({ ...trip, offers: [offer] }, words, now));
    const moved = { ...offer, itineraries: offer.itineraries.slice(0, 1) };
    const afterwards = new Date(now.getTime() + 1000);
    const after = unfolded(tripCalendar({ ...trip, offers: [moved], dropped }, words, afterwards));
    expect(first).toHaveLength(1);
    expect(after.filter((line) => line.startsWith('UID'))).toEqual(before.filter((line) => line.startsWith('UID')));
    expect(after.filter((line) => line.startsWith('STATUS'))).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED']);
    const sequence = (lines: string[]) => Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice(9));
    expect(sequence(after)).toBe(sequence(before) + 1);
  });

  it('keeps local times for an airport without a known zone, and never ends before it begins', () => {
    const text = calendarOf(({ itineraries }) => {
      const segment = itineraries[0]?.segments[0];
      if (!segment) throw new Error('no flight');
      segment.arrival = { iataCode: 'XXX', at: '2027-01-14T21:00:00' };
    });
    expect(text).toContain('DTSTART:20270114T215500\r\nDTEND:20270114T215500\r\n');
  });

  it('has lines of at most 75 bytes, in Arabic too, with the line ends of the format', () => {
    const long = 'رحلة طويلة جدًا إلى مدينة بعيدة '.repeat(8);
    const text = tripCalendar(
      { reference: 'KT-7F3K9Q', offers: [offerFor(familySearch)], status: 'confirmed' as const },
      { ...words, text: () => long },
      now,
    );
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`DESCRIPTION:${long}`);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('contains the flights of every leg, and a stay as whole days', () => {
    const leg = offerFor(familySearch);
    const journey = unfolded(
      tripCalendar({ reference: 'KT-7F3K9Q', offers: [leg, leg], status: 'confirmed' as const }, words, now),
    );
    expect(journey.filter((line) => line.startsWith('UID')).at(-1)).toBe('UID:KT-7F3K9Q-4@karam-travel');
    const stay = { title: 'Souq House, Doha', firstDay: '2027-01-30', lastDay: '2027-01-31' };
    const days = unfolded(tripCalendar({ reference: 'KT-7F3K9Q', offers: [], stay, status: 'requested' }, words, now));
    expect(days).toContain('DTSTART;VALUE=DATE:20270130');
    expect(days).toContain('DTEND;VALUE=DATE:20270201');
    expect(days).toContain('SUMMARY:Souq House\\, Doha');
    expect(days).toContain('STATUS:TENTATIVE');
  });
});
