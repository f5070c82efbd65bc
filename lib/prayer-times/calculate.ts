import 'server-only';
import { CalculationMethod, type CalculationParameters, Coordinates, HighLatitudeRule, PrayerTimes } from 'adhan';
import type { PrayerConvention, PrayerPlace } from '@/content/prayer-times';
import { type PrayerDay, prayers } from './prayer-day';

/** The hours of prayer on the day that it is at a place at `now`. */
export function prayerDay(place: PrayerPlace, convention: PrayerConvention, now: Date): PrayerDay {
  const { timeZone, latitude, longitude } = place;
  const day = new Intl.DateTimeFormat('sv', { timeZone }).format(now);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const inRamadan = isRamadan(now, timeZone);
  const timesBy = (nightRule: CalculationParameters['highLatitudeRule']) => {
    const parameters = parametersOf(convention, inRamadan);
    parameters.highLatitudeRule = nightRule;
    return new PrayerTimes(new Coordinates(latitude, longitude), new Date(year, month - 1, date), parameters);
  };
  const times = timesBy(HighLatitudeRule.TwilightAngle);
  // Rules for short nights agree where the sun goes low enough.
  const others = timesBy(HighLatitudeRule.MiddleOfTheNight);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
  return {
    day,
    times: prayers.map((prayer) => ({ prayer, at: times[prayer].toISOString(), clock: clock.format(times[prayer]) })),
    until: new Date(now.getTime() + msLeftOfDay(now, timeZone)).toISOString(),
    isEstimate: times.fajr.getTime() !== others.fajr.getTime() || times.isha.getTime() !== others.isha.getTime(),
  };
}

function parametersOf({ method, own, minutes, ishaAddedInRamadan = 0 }: PrayerConvention, inRamadan: boolean) {
  const parameters = Object.assign(CalculationMethod[method](), own);
  Object.assign(parameters.adjustments, minutes);
  if (inRamadan) parameters.adjustments.isha += ishaAddedInRamadan;
  return parameters;
}

function isRamadan(now: Date, timeZone: string): boolean {
  return new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { timeZone, month: 'numeric' }).format(now).startsWith('9');
}

/** Until midnight at the place; wrong by an hour on the days on which its clocks change. */
function msLeftOfDay(now: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('sv', { timeZone, timeStyle: 'medium' }).format(now);
  return 86_400_000 - Date.parse(`1970-01-01T${clock}Z`) - now.getMilliseconds();
}
