import type { Bilingual } from './bilingual.ts';

/** Hours a place is ahead of Doha (behind: negative); where clocks change, the two differ. */
export interface ClockDifference {
  winter: number;
  summer: number;
}

/**
 * What the time zone data of this Node says of next January and next July. Throws a RangeError on a zone nobody knows.
 */
export function hoursAheadOfDoha(timeZone: string): ClockDifference {
  const year = new Date().getUTCFullYear() + 1;
  const hours = (zone: string) => {
    // Swedish writes a moment almost as ISO 8601 does.
    const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    return (month: number) => Date.parse(`${format.format(Date.UTC(year, month, 15, 12)).replace(' ', 'T')}Z`) / 3_600_000;
  };
  const [there, inDoha] = [hours(timeZone), hours('Asia/Qatar')];
  return { winter: there(0) - inDoha(0), summer: there(6) - inDoha(6) };
}

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const arabicHours = [
  ...['', 'ساعة', 'ساعتين', 'ثلاث ساعات', 'أربع ساعات', 'خمس ساعات', 'ست ساعات', 'سبع ساعات'],
  ...['ثماني ساعات', 'تسع ساعات', 'عشر ساعات', 'إحدى عشرة ساعة', 'اثنتي عشرة ساعة'],
];

/** Hours and half hours in words: "one hour", "two and a half hours". */
function hoursInWords(hours: number): Bilingual {
  const whole = Math.floor(Math.abs(hours));
  const [en, ar] = [numbers[whole], arabicHours[whole]];
  const half = Math.abs(hours) - whole;
  if (en === undefined || ar === undefined || (half !== 0 && (half !== 0.5 || whole === 0)))
    throw new RangeError(`There are no words for ${hours} hours`);
  if (half) return { en: `${en} and a half hours`, ar: `${ar} ونصف الساعة` };
  return { en: `${en} ${whole === 1 ? 'hour' : 'hours'}`, ar };
}

/**
 * How the clock of a place stands to that of Doha, for the middle of a sentence: "six hours ahead of Doha", «يسبق الدوحة بست ساعات» (of
 * «التوقيت»). No sentence of the site states such a difference itself: laws change, and the data of the pinned Node follows them.
 */
export function clockFromDoha(timeZone: string): Bilingual {
  return clockInWords(hoursAheadOfDoha(timeZone));
}

/** Throws a RangeError where there are no words: other parts of an hour than its half, more than twelve, ahead in one season and behind in the other. */
export function clockInWords({ winter, summer }: ClockDifference): Bilingual {
  const inWinter = hoursInWords(winter);
  if (winter === summer) {
    if (winter === 0) return { en: 'the same as in Doha', ar: 'مثل توقيت الدوحة' };
    if (winter > 0) return { en: `${inWinter.en} ahead of Doha`, ar: `يسبق الدوحة ب${inWinter.ar}` };
    return { en: `${inWinter.en} behind Doha`, ar: `يتأخر عن الدوحة ${inWinter.ar}` };
  }
  if (winter > 0 || summer > 0 || winter % 1) throw new RangeError(`There are no words for ${winter} and ${summer} hours`);
  if (summer === 0) {
    return {
      en: `the same as in Doha in summer and ${inWinter.en} behind in winter`,
      ar: `مثل توقيت الدوحة صيفًا، ويتأخر عنها ${inWinter.ar} شتاءً`,
    };
  }
  const inSummer = hoursInWords(summer);
  return {
    en: `${inSummer.en} behind Doha in summer and ${numbers[-winter]} in winter`,
    ar: `يتأخر عن الدوحة ${inSummer.ar} صيفًا و${inWinter.ar} شتاءً`,
  };
}

/** The difference as a text of its own, with a capital letter where the language has them. */
export function clockFact(timeZone: string): Bilingual {
  const { en, ar } = clockFromDoha(timeZone);
  return { en: `${en.charAt(0).toUpperCase()}${en.slice(1)}`, ar };
}

/** Puts the difference in the place of `{clock:Asia/Seoul}`, as the articles write it. */
export function fillClocks(text: string, locale: keyof Bilingual): string {
  return text.replace(/\{clock:([\w/]+)\}/g, (_, timeZone: string) => clockFromDoha(timeZone)[locale]);
}
