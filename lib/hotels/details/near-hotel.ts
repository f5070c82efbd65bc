import { sights } from '@/supabase/functions/_shared/contracts/hotels/sights';
import { kilometresBetween } from '../map/kilometres';

export interface NearSight {
  name: { en: string; ar: string };
  latitude: number;
  longitude: number;
  /** In a straight line. */
  kilometres: number;
}

/** A sight farther away is not near. */
const farKilometres = 30;

/** Up to `count` sights of the place around a point, nearest first; empty when we have none. */
export function sightsNear(placeId: string, point: { latitude: number; longitude: number }, count = 5): NearSight[] {
  return (sights[placeId] ?? [])
    .map(([en, ar, latitude, longitude]) => ({
      name: { en, ar },
      latitude,
      longitude,
      kilometres: kilometresBetween(point, { latitude, longitude }),
    }))
    .filter(({ kilometres }) => kilometres < farKilometres)
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, count);
}
