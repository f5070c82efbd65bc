import { Coordinates, Qibla } from 'adhan';

/** In the order of the day. The sunrise ends the time of Fajr. */
export const prayers = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type Prayer = (typeof prayers)[number];

export interface PrayerDay {
  /** The date at the place: "2026-11-27". Its Ramadan is that of Umm al-Qura. */
  day: string;
  /** In the order of the day: the moment, and the clock of the place. */
  times: readonly { prayer: Prayer; at: string; clock: string }[];
  /** The moment at which the next day begins there; null for another day than today. */
  until: string | null;
  /** The night is too short for the angle of Fajr or Isha, so a share of the night is used instead. */
  isEstimate: boolean;
}

/** The clock is past midnight: in northern summers the evening ends on the next day. */
export function isNextDay({ times }: Pick<PrayerDay, 'times'>, prayer: Prayer): boolean {
  const [first, one] = ['fajr', prayer].map((name) => times.find((time) => time.prayer === name)?.clock ?? '');
  return (first ?? '') > (one ?? '');
}

const points = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;

/** The direction of the Kaaba, in whole degrees clockwise from true north, and the nearest of eight points. */
export function qiblaFrom(latitude: number, longitude: number): { degrees: number; point: (typeof points)[number] } {
  const degrees = Math.round(Qibla(new Coordinates(latitude, longitude))) % 360;
  return { degrees, point: points[Math.round(degrees / 45) % 8] ?? 'north' };
}
