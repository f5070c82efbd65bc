/** Of lib/i18n, which the base of lib may not import. */
type Locale = 'en' | 'ar';

/** A day of the Hijri calendar of Umm al-Qura; months from 1 (Muharram) to 12. */
export interface HijriDay {
  day: number;
  month: number;
  year: number;
}

const parts = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});
/** A calendar asks for a year of days each time it is drawn. */
const known = new Map<string, HijriDay>();

const noonOf = (day: string) => new Date(`${day.slice(0, 10)}T12:00:00Z`);

/** `day` is yyyy-MM-dd, or a longer ISO text. Throws a RangeError on another text. */
export function hijriOf(day: string): HijriDay {
  const found = known.get(day);
  if (found) return found;
  const shown = parts.formatToParts(noonOf(day));
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(shown.find(({ type }) => type === name)?.value);
  const hijri = { day: part('day'), month: part('month'), year: part('year') };
  known.set(day, hijri);
  return hijri;
}

/** Latin digits in both languages, as everywhere on the site. */
const tags: Readonly<Record<Locale, string>> = {
  en: 'en-GB-u-ca-islamic-umalqura-nu-latn',
  ar: 'ar-QA-u-ca-islamic-umalqura-nu-latn',
};
const formats = new Map<string, Intl.DateTimeFormat>();

function format(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const key = locale + Object.keys(options).join();
  const cached = formats.get(key) ?? new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: 'UTC' });
  formats.set(key, cached);
  return cached.format(noonOf(day));
}

/** "3 Ramadan 1448 AH", «3 رمضان 1448 هـ». `day` as in `hijriOf`. */
export function formatHijri(day: string, locale: Locale): string {
  return format(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** The days of a trip, without what both have in common: "28 Sha‘ban – 5 Ramadan 1448 AH", "3 – 10 Ramadan 1448 AH". Days as in `hijriOf`. */
export function formatHijriDays(first: string, last: string, locale: Locale): string {
  const [start, end] = [hijriOf(first), hijriOf(last)];
  if (start.year !== end.year) return `${formatHijri(first, locale)} – ${formatHijri(last, locale)}`;
  const isOneMonth = start.month === end.month;
  if (isOneMonth && start.day === end.day) return formatHijri(last, locale);
  return `${format(first, locale, isOneMonth ? { day: 'numeric' } : { day: 'numeric', month: 'long' })} – ${formatHijri(last, locale)}`;
}

/** The Hijri months of a month (yyyy-MM): "Sha‘ban – Ramadan 1448 AH"; both years where they differ. */
export function formatHijriMonths(month: string, locale: Locale): string {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  const isOneYear = hijriOf(first).year === hijriOf(last).year;
  const start = format(first, locale, isOneYear ? { month: 'long' } : { month: 'long', year: 'numeric' });
  const end = format(last, locale, { month: 'long', year: 'numeric' });
  return isOneYear && hijriOf(first).month === hijriOf(last).month ? end : `${start} – ${end}`;
}

function lastDayOf(month: string): string {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index, 0)).toISOString().slice(0, 10);
}
