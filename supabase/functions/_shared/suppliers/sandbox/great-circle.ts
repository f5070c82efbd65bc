import type { AirportFacts } from '../../airports.ts';

const earthRadius = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Position = Pick<AirportFacts, 'latitude' | 'longitude'>;

/** Kilometres along the great circle. */
export function distanceBetween(from: Position, to: Position): number {
  const latitudes = radians(to.latitude - from.latitude) / 2;
  const longitudes = radians(to.longitude - from.longitude) / 2;
  const haversine =
    Math.sin(latitudes) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/**
 * Gate to gate in minutes, rounded to five: taxi time, which grows with the size of both airports, then cruise, which is faster on long sectors and
 * up to 4.5 % slower against the westerlies.
 */
export function blockMinutes(from: AirportFacts, to: AirportFacts): number {
  const kilometres = distanceBetween(from, to);
  const taxiAndClimb = 38 + (from.passengers + to.passengers) * 0.05;
  const kilometresPerMinute = 13.6 + 1.5 * Math.min(1, kilometres / 13_000);
  const headwind = -0.045 * eastwardShare(from, to, kilometres);
  return Math.round((taxiAndClimb + (kilometres / kilometresPerMinute) * (1 + headwind)) / 5) * 5;
}

/** By rail or road in minutes, rounded up to five. */
export function groundMinutes(from: Position, to: Position, vehicle: 'TRAIN' | 'BUS'): number {
  const kilometresPerMinute = vehicle === 'TRAIN' ? 3.2 : 1;
  return Math.ceil((20 + distanceBetween(from, to) / kilometresPerMinute) / 5) * 5;
}

/** 1 for a flight due east, -1 due west, 0 along a meridian. */
function eastwardShare(from: Position, to: Position, kilometres: number): number {
  const degrees = ((to.longitude - from.longitude + 540) % 360) - 180;
  const middle = radians((from.latitude + to.latitude) / 2);
  return Math.max(-1, Math.min(1, (degrees * 111 * Math.cos(middle)) / Math.max(kilometres, 1)));
}
