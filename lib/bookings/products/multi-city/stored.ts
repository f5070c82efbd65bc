import * as z from 'zod/mini';
import type { StoredReader } from '../../stored-trip';
import { flightsAmong } from '../flight/stored';

const journey = z.object({ legs: z.array(z.object({ offer: z.unknown() })) });

export const readJourney: StoredReader = (offer) => flightsAmong(z.safeParse(journey, offer).data?.legs.map((leg) => leg.offer));
