import { Coordinates, Qibla } from 'adhan';

const points = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;

/** The direction of the Kaaba, in whole degrees clockwise from true north, and the nearest of eight points. */
export function qiblaFrom(latitude: number, longitude: number): { degrees: number; point: (typeof points)[number] } {
  const degrees = Math.round(Qibla(new Coordinates(latitude, longitude))) % 360;
  return { degrees, point: points[Math.round(degrees / 45) % 8] ?? 'north' };
}
