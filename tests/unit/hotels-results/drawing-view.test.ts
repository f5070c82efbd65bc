import { expect, it } from 'vitest';
import { drawingView } from '@/lib/hotels/results/drawing-view';
import { gulfPlaces } from '@/supabase/functions/_shared/hotel-places/gulf';
import { propertiesIn } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/properties/properties';

const doha = gulfPlaces.filter(({ id }) => id === 'doha').flatMap(propertiesIn);

it('a hotel looks the same each time', () => {
  expect(drawingView('doha-old-house')).toEqual(drawingView('doha-old-house'));
});

it('hotels of a city that share a few drawings rarely look alike', () => {
  const looks = doha.map(({ id, art }) => JSON.stringify([art[0], drawingView(id)]));
  expect(doha.length).toBeGreaterThan(50);
  expect(new Set(looks).size).toBeGreaterThan(40);
});
