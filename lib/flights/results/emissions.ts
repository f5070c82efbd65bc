import type { FlightOffer } from '../offer';

/** Average kilograms of CO₂ of the offers whose supplier states it; null when none does. */
export function averageEmissions(offers: readonly FlightOffer[]): number | null {
  const known = offers.flatMap(({ emissionsKg }) => emissionsKg ?? []);
  return known.length > 0 ? known.reduce((sum, kg) => sum + kg, 0) / known.length : null;
}

/** Smaller differences between estimates mean nothing. In per cent. */
const noticeable = 5;

/** Per cent above (negative: below) the average, in whole steps; 0 when near the average or when either is unknown. */
export function comparedEmissions(kg: number | undefined, average: number | null): number {
  if (kg === undefined || !average) return 0;
  const percent = Math.round((kg / average - 1) * 100);
  return Math.abs(percent) < noticeable ? 0 : percent;
}
