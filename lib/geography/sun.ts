import type { Position } from './great-circle';

export interface SunAngles {
  /** Degrees since the sun was highest: negative in the morning, between -180 and 180. */
  hourAngle: number;
  /** Degrees from noon to sunset: it is day while |hourAngle| is smaller. 90 at an equinox, 0 in polar night. */
  halfDay: number;
}

/**
 * The position of the sun over a place, to about a degree: enough for day or night. Its source text becomes a script in pages
 * (components/destinations/clock), so it uses nothing from outside.
 */
export function sunAt({ latitude, longitude }: Position, at: Date): SunAngles {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const yearStart = Date.UTC(at.getUTCFullYear(), 0, 1);
  const season = (2 * Math.PI * (at.getTime() - yearStart)) / 31_556_952_000;
  const declination = radians(-23.44) * Math.cos(season + 0.17);
  const minutesAhead = -7.66 * Math.sin(season - 0.05) + 9.86 * Math.sin(2 * season + 3.49);
  const solarMinutes = at.getUTCHours() * 60 + at.getUTCMinutes() + 4 * longitude + minutesAhead;
  const hourAngle = ((((solarMinutes / 4 - 180 + 180) % 360) + 360) % 360) - 180;
  // The sun's edge is visible while its centre is slightly below the horizon.
  const cosine = Math.sin(radians(-0.83)) / (Math.cos(radians(latitude)) * Math.cos(declination));
  const turn = cosine - Math.tan(radians(latitude)) * Math.tan(declination);
  return { hourAngle, halfDay: (Math.acos(Math.max(-1, Math.min(1, turn))) * 180) / Math.PI };
}
