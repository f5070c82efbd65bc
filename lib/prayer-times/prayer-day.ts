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
