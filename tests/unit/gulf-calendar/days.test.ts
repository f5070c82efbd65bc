import { describe, expect, it } from 'vitest';
import { hajjAfter } from '@/lib/time/gulf/hajj';
import { formatHijri, formatHijriDays, formatHijriMonths, hijriOf } from '@/lib/time/gulf/hijri';
import { hasSchoolBreak, isInRamadan, isWeekend, type Occasion, occasionsOn, occasionsWithin } from '@/lib/time/gulf/occasions';

/** Each day of ten years. */
const days = Array.from({ length: 3653 }, (_, index) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10));
const lengths = (occasion: Occasion) => {
  const found = occasionsWithin(days[0] as string, days.at(-1) as string).filter((one) => one.occasion === occasion);
  return found.map(({ first, last }) => (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1);
};

describe('Hijri dates', () => {
  it('are those of Intl for ten years, in both languages', () => {
    const numbers = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { timeZone: 'UTC', dateStyle: 'short' });
    const words = {
      en: new Intl.DateTimeFormat('en-GB-u-ca-islamic-umalqura', { timeZone: 'UTC', dateStyle: 'long' }),
      ar: new Intl.DateTimeFormat('ar-QA-u-ca-islamic-umalqura-nu-latn', { timeZone: 'UTC', dateStyle: 'long' }),
    };
    for (const day of days) {
      const date = new Date(`${day}T08:00:00Z`);
      const { day: number, month, year } = hijriOf(day);
      expect(numbers.format(date), day).toContain(`${month}/${number}/${year}`);
      expect(formatHijri(day, 'en')).toBe(words.en.format(date));
      expect(formatHijri(day, 'ar')).toBe(words.ar.format(date));
    }
  });

  it('go on by one day, in months of 29 or 30 days', () => {
    days.slice(1).forEach((day, index) => {
      const [before, now] = [hijriOf(days[index] as string), hijriOf(day)];
      if (now.day === 1) expect([29, 30], day).toContain(before.day);
      else expect(now, day).toEqual({ ...before, day: before.day + 1 });
    });
  });

  it('of a trip say once what both have in common, on each day of ten years', () => {
    expect(formatHijriDays('2027-02-08', '2027-02-12', 'en')).toBe('1 – 5 Ramadan 1448 AH');
    expect(formatHijriDays('2027-02-05', '2027-02-12', 'ar')).toBe('28 شعبان – 5 رمضان 1448 هـ');
    expect(formatHijriDays('2027-02-08', '2027-02-08', 'en')).toBe('1 Ramadan 1448 AH');
    days.slice(0, -7).forEach((day, index) => {
      const last = days[index + 7] as string;
      const [start = '', end] = formatHijriDays(day, last, 'en').split(' – ');
      expect(end).toBe(formatHijri(last, 'en'));
      // What the first day leaves out, the last one says.
      expect(formatHijri(day, 'en').startsWith(start), day).toBe(true);
      const rest = formatHijri(day, 'en').slice(start.length);
      expect(formatHijri(last, 'en').endsWith(rest), day).toBe(true);
    });
  });

  it('name the months of a month, with both years where one ends', () => {
    expect(formatHijriMonths('2027-02', 'en')).toBe('Shaʻban – Ramadan 1448 AH');
    expect(formatHijriMonths('2027-02', 'ar')).toBe('شعبان – رمضان 1448 هـ');
    expect(formatHijriMonths('2027-06', 'en')).toBe('Dhuʻl-Hijjah 1448 AH – Muharram 1449 AH');
  });
});

describe('what a day is in Qatar', () => {
  it('Friday and Saturday are the weekend, for ten years', () => {
    const names = new Intl.DateTimeFormat('en', { timeZone: 'UTC', weekday: 'long' });
    for (const day of days) {
      const name = names.format(new Date(`${day}T12:00:00Z`));
      expect(isWeekend(day), day).toBe(name === 'Friday' || name === 'Saturday');
    }
  });

  it('there is one National Day and one National Sport Day a year, a Tuesday of the second week of February', () => {
    const of = (occasion: Occasion) => days.filter((day) => occasionsOn(day).includes(occasion));
    expect(of('nationalDay')).toEqual(Array.from({ length: 10 }, (_, year) => `${2027 + year}-12-18`));
    const sport = of('sportDay');
    expect(sport.map((day) => day.slice(0, 7))).toEqual(Array.from({ length: 10 }, (_, year) => `${2027 + year}-02`));
    for (const day of sport) {
      expect(new Date(`${day}T12:00:00Z`).getUTCDay()).toBe(2);
      expect(Number(day.slice(8))).toBeGreaterThanOrEqual(8);
      expect(Number(day.slice(8))).toBeLessThanOrEqual(14);
    }
    expect(sport[0]).toBe('2027-02-09');
  });

  it('Ramadan has 29 or 30 days, the holiday of Eid al-Fitr six or seven, that of Eid al-Adha five', () => {
    const ramadans = lengths('ramadan');
    // Thirty-three Hijri years are 32 of ours.
    expect(ramadans.length).toBeGreaterThanOrEqual(10);
    for (const length of ramadans) expect([29, 30]).toContain(length);
    for (const length of lengths('eidAlFitr')) expect([6, 7]).toContain(length);
    expect(new Set(lengths('eidAlAdha'))).toEqual(new Set([5]));
  });

  it('marks stand where the calendar of Umm al-Qura has them', () => {
    expect(occasionsWithin('2027-02-08', '2027-03-20')).toEqual([
      { occasion: 'ramadan', first: '2027-02-08', last: '2027-03-08' },
      { occasion: 'sportDay', first: '2027-02-09', last: '2027-02-09' },
      { occasion: 'eidAlFitr', first: '2027-03-07', last: '2027-03-12' },
    ]);
    expect(occasionsWithin('2027-05-20', '2027-05-20')).toEqual([]);
    expect(occasionsWithin('2027-05-16', '2027-05-16')).toEqual([
      { occasion: 'eidAlAdha', first: '2027-05-15', last: '2027-05-19' },
    ]);
    expect([isInRamadan('2027-02-07'), isInRamadan('2027-02-08'), isInRamadan('2027-03-09')]).toEqual([false, true, false]);
  });

  it('schools have a break at mid-year, in the Decembers that the ministry has decided', () => {
    expect(['2026-12', '2027-12', '2028-12', '2027-11'].map(hasSchoolBreak)).toEqual([true, true, false, false]);
  });
});

describe('the days of Hajj', () => {
  it('are the next 8 to 13 Dhu al-Hijjah, on each day of ten years', () => {
    for (const day of days.slice(0, -400)) {
      const { first, last } = hajjAfter(day);
      expect(first > day && Date.parse(first) - Date.parse(day) < 385 * 86_400_000, day).toBe(true);
      expect([hijriOf(first), hijriOf(last)]).toMatchObject([
        { day: 8, month: 12 },
        { day: 13, month: 12 },
      ]);
    }
    expect(hajjAfter('2026-11-29')).toEqual({ first: '2027-05-14', last: '2027-05-19' });
  });
});
