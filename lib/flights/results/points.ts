import { clubNow } from '@/lib/club/club-now';

/** The least Karam Club points of any member for a trip of this price in QAR. */
export function pointsFor(totalPrice: number): number {
  return Math.floor((totalPrice * clubNow().silver.pointsPer100Qar) / 100);
}
