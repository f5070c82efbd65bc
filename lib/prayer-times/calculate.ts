import 'server-only';
import { CalculationMethod, type CalculationParameters, Coordinates, HighLatitudeRule, PrayerTimes } from 'adhan';
import type { PrayerConvention } from '@/content/prayer-conventions';
import type { PrayerPlace } from '@/content/prayer-times';
import { isInRamadan } from '@/lib/time/gulf/occasions';
import { type PrayerDay, prayers } from './prayer-day';

/** The hours of prayer at a place on `day` (yyyy-MM-dd); without it, on the day that it is there at `now`. */
export function prayerDay(place: PrayerPlace, convention: PrayerConvention, now: Date, day?: string): PrayerDay {
  const { timeZone, latitude, longitude } = place;
  const today = new Intl.DateTimeFormat('sv', { timeZone }).format(now);
  const asked = day ?? today;
  const [year = 0, month = 1, date = 1] = asked.split('-').map(Number);
  const timesBy = (nightRule: CalculationParameters['highLatitudeRule'], byAngles = false) => {
    const parameters = parametersOf(convention, isInRamadan(asked));
    parameters.highLatitudeRule = nightRule;
    // The Moonsighting Committee limits its hours by season: only the angles say whether the night is too short.
    if (byAngles) parameters.method = 'Other';
    return new PrayerTimes(new Coordinates(latitude, longitude), new Date(year, month - 1, date), parameters);
  };
  const times = timesBy(HighLatitudeRule.TwilightAngle);
  // Rules for short nights agree where the sun goes low enough.
  const [one, other] = [timesBy(HighLatitudeRule.TwilightAngle, true), timesBy(HighLatitudeRule.MiddleOfTheNight, true)];
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
  return {
    day: asked,
    times: prayers.map((prayer) => ({ prayer, at: times[prayer].toISOString(), clock: clock.format(times[prayer]) })),
    until: asked === today ? new Date(now.getTime() + msLeftOfDay(now, timeZone)).toISOString() : null,
    isEstimate: one.fajr.getTime() !== other.fajr.getTime() || one.isha.getTime() !== other.isha.getTime(),
  };
}

function parametersOf({ method, own, minutes, ishaAddedInRamadan = 0 }: PrayerConvention, inRamadan: boolean) {
  const parameters = Object.assign(CalculationMethod[method](), own);
  Object.assign(parameters.adjustments, minutes);
  if (inRamadan) parameters.adjustments.isha += ishaAddedInRamadan;
  return parameters;
}

/** Until midnight at the place; wrong by an hour on the days on which its clocks change. */
function msLeftOfDay(now: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('sv', { timeZone, timeStyle: 'medium' }).format(now);
  return 86_400_000 - Date.parse(`1970-01-01T${clock}Z`) - now.getMilliseconds();
}
