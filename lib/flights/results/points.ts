import { clubTiers } from '@/content/karam-club';

/** The least Karam Club points of any member for a trip of this price in QAR. */
export function pointsFor(totalPrice: number): number {
  const [lowest] = clubTiers;
  return lowest ? Math.floor((totalPrice * lowest.pointsPer100Qar) / 100) : 0;
}
