/** LiteAPI's facilities are ids with a list of names; our codes are found by the English names. */
import * as z from 'zod/mini';
import type { AmenityCode } from '../../../contracts/hotels/hotel-search.ts';
import { rejectOnAbort } from '../../../resilience/reject-on-abort.ts';
import type { LiteApiClient } from '../client.ts';
import { facilitiesResponse, facility as facilityShape, readable } from '../responses.ts';

/** In the order of a card. */
const table: readonly (readonly [AmenityCode, RegExp])[] = [
  ['beach', /\bbeachfront\b|\bprivate beach\b|\bbeach access\b/i],
  ['pool', /\bpool\b(?! (table|bar|towels?|cover|view))/i],
  ['skiStorage', /\bski storage\b/i],
  ['prayerRoom', /\bprayer (room|area)\b/i],
  ['spa', /\bspa\b(?! (tub|bath))/i],
  ['kitchenette', /\bkitchen(ette)?\b/i],
  ['kidsClub', /\b(kids|children)['’]?s? club\b/i],
  ['breakfastHall', /\bbreakfast (room|hall|area|buffet|available|service)\b|\bbuffet breakfast\b/i],
  ['wifi', /\bwi-?fi\b|\bwireless internet\b/i],
  ['airportShuttle', /\bairport (shuttle|transfer|transportation|pick-?up)\b|\bshuttle\b.{0,60}\bairport\b/i],
  ['familyRooms', /\bfamily rooms?\b/i],
  ['ladiesFloor', /\b(ladies|women)\b.{0,60}\bfloor\b/i],
  ['restaurant', /\brestaurants?\b/i],
  ['halalFood', /\bhalal\b/i],
  ['gym', /\bfitness\b|\bgym\b/i],
  ['parking', /\bparking\b|\bgarage\b/i],
  ['airConditioning', /\bair.?condition(ing|ed)\b/i],
  ['businessCentre', /\bbusiness cent(re|er)\b/i],
  ['laundry', /\blaundry\b|\bdry.?cleaning\b/i],
  ['accessible', /\bdisabled guests\b|\bwheelchair\b|\baccessible rooms?\b/i],
];

/** Words for amenities outside the hotel. */
const elsewhere = /^no\b|\bnot (available|allowed)\b|\bnearby\b|\boff-?site\b|\bshared kitchen\b/i;

export function amenityOf(name: string): AmenityCode | null {
  if (elsewhere.test(name)) return null;
  return table.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

export type FacilityCodes = ReadonlyMap<number, AmenityCode>;

/** Our codes for facility ids, each once and in the order of the table. */
export function amenitiesOf(ids: readonly number[], codes: FacilityCodes): AmenityCode[] {
  const found = new Set(ids.map((id) => codes.get(id)));
  return table.map(([code]) => code).filter((code) => found.has(code));
}

const limitMs = 3_000;
const cacheMs = 24 * 3_600_000;
const failureCacheMs = 5 * 60_000;

/**
 * The list is requested once a day, with one request for all searches. Without it, hotels are shown without amenities. Only an abort rejects, and
 * does not stop the shared request.
 */
export function createFacilityCodes(client: LiteApiClient): (signal: AbortSignal, now: Date) => Promise<FacilityCodes> {
  let cached: { codes: FacilityCodes; until: number } = { codes: new Map(), until: 0 };
  let underWay: Promise<FacilityCodes> | null = null;

  async function askFor(now: number): Promise<FacilityCodes> {
    try {
      const codes = readCodes(await client.get('/data/facilities', {}, AbortSignal.timeout(limitMs)));
      cached = { codes, until: now + cacheMs };
    } catch {
      cached = { codes: cached.codes, until: now + failureCacheMs };
    }
    return cached.codes;
  }

  return async (signal, now) => {
    if (now.getTime() < cached.until) return cached.codes;
    underWay ??= askFor(now.getTime()).finally(() => {
      underWay = null;
    });
    return rejectOnAbort(underWay, signal);
  };
}

function readCodes(answer: unknown): FacilityCodes {
  const named = readable(facilityShape, z.parse(facilitiesResponse, answer).data);
  return new Map(
    named.flatMap(({ facility_id, facility }) => {
      const code = amenityOf(facility);
      return code ? [[facility_id, code] as const] : [];
    }),
  );
}
