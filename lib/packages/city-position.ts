/** Where the city of a holiday is, in its form: pasted from a map, and to begin with the place of its airport. */
import { airportPositions } from '@/content/airport-positions';
import { toLatinDigits } from '@/lib/text/digits';

type Typed = Readonly<Record<string, string>>;

/** Of "41.0082, 28.9784", as maps copy it; null for anything else. */
export function pastedPosition(text: string): Typed | null {
  const latin = toLatinDigits(text).replaceAll('٫', '.');
  const [, latitude, longitude] = /^(-?\d{1,3}\.\d+)°?[,،;\s]+(-?\d{1,3}\.\d+)°?$/.exec(latin.trim()) ?? [];
  if (!latitude || !longitude) return null;
  return { latitude: String(Number(Number(latitude).toFixed(6))), longitude: String(Number(Number(longitude).toFixed(6))) };
}

/** Of the airport, while nobody has entered another position. */
export function positionOfAirport(code: string, typed: Typed): Typed {
  const [latitude, longitude] = [typed['latitude']?.trim() ?? '', typed['longitude']?.trim() ?? ''];
  const isOfAirport = Object.values(airportPositions).some((at) => String(at[0]) === latitude && String(at[1]) === longitude);
  const name = code.trim().toUpperCase();
  const position = Object.hasOwn(airportPositions, name) ? airportPositions[name] : undefined;
  if (!position || !(isOfAirport || (latitude === '' && longitude === ''))) return {};
  return { latitude: String(position[0]), longitude: String(position[1]) };
}
