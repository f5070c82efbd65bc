import { useEffect, useState } from 'react';
import type { TownMap } from '@/content/town-map';
import { loadTownMap } from '@/lib/hotels/map/town-map';

/** Null until loaded, and for towns without one: the map is drawn without it. */
export function useTownMap(placeId: string): TownMap | null {
  const [town, setTown] = useState<TownMap | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadTownMap(placeId).then(
      (found) => isWanted && setTown(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [placeId]);
  return town;
}
