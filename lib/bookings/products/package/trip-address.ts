/**
 * The trip of a package in the address of its request: the server draws step and price from it. The page writes it, and so do its forms without
 * script, whose buttons repeat a field with another value: the last one counts.
 */
import { packageExtras } from '@/content/package';
import { type RoomDraft, roomLimits } from '@/lib/packages/party';
import { isDay, readDay } from '@/lib/time/dates';
import { emptyDraft, type PackageDraft } from './draft';
import { flightChoices } from './flights/flight-search';
import { mostExtraNights, packageWishes } from './schema';

export type TripDraft = Pick<PackageDraft, 'departureDate' | 'extraNights' | 'rooms' | 'extras' | 'wishes' | 'flight'>;

/** The fields of each step; rooms have numbers from 1. */
export const tripFields = {
  dates: /^(?:departure|nights)$/,
  rooms: /^(?:adults|children|age)[1-4]$|^remove$/,
  extras: /^(?:extras|wishes|flight)$/,
} as const;

/** The button of the one screen that sends; all others change the trip. */
export const sendField = 'send';

export const roomField = (name: 'adults' | 'children' | 'age', number: number) => `${name}${number}`;

const usual = emptyDraft();
const longestDay = 64;

export function hasTrip(query: URLSearchParams): boolean {
  const fields = Object.values(tripFields);
  return [...query.keys()].some((name) => fields.some((field) => field.test(name)));
}

/** What cannot be read or is impossible is replaced by what is nearest, so that a price can be shown; a day that was mistyped stays. */
export function readTrip(query: URLSearchParams): TripDraft {
  const typedDay = lastOf(query, 'departure') ?? '';
  const day = readDay(typedDay);
  const extras = query.getAll('extras');
  const wishes = query.getAll('wishes');
  return {
    departureDate: isDay(day) ? day : typedDay.slice(0, longestDay),
    extraNights: countIn(lastOf(query, 'nights'), 0, mostExtraNights) ?? 0,
    rooms: readRooms(query),
    extras: packageExtras.filter((extra) => extras.includes(extra)),
    wishes: query.has('wishes') ? packageWishes.filter((wish) => wishes.includes(wish)) : usual.wishes,
    flight: flightChoices.find((choice) => choice === lastOf(query, 'flight')) ?? usual.flight,
  };
}

/** Fields and values in the order of the steps, without those that are as usual. */
export function writeTrip({
  departureDate,
  extraNights,
  rooms,
  extras,
  wishes,
  flight,
}: TripDraft): [name: string, value: string][] {
  return [
    ...pairs('departure', isDay(departureDate) ? [departureDate] : []),
    ...pairs('nights', extraNights > 0 ? [extraNights] : []),
    ...(isSame(rooms, usual.rooms) ? [] : rooms.flatMap(writeRoom)),
    ...pairs('extras', extras),
    ...pairs('wishes', isSame(wishes, usual.wishes) ? [] : wishes.length > 0 ? wishes : ['']),
    ...pairs('flight', flight === usual.flight ? [] : [flight]),
  ];
}

function writeRoom({ adults, childAges }: RoomDraft, index: number): [string, string][] {
  return [
    ...pairs(roomField('adults', index + 1), [adults]),
    ...pairs(
      roomField('age', index + 1),
      childAges.map((age) => age ?? ''),
    ),
  ];
}

function readRooms(query: URLSearchParams): RoomDraft[] {
  const removed = query.get('remove');
  const rooms: RoomDraft[] = [];
  for (let number = 1; number <= roomLimits.rooms; number++) {
    const adults = lastOf(query, roomField('adults', number));
    if (adults === undefined && number > 1) break;
    if (removed !== String(number)) rooms.push(readRoom(query, number));
  }
  return rooms.length > 0 ? rooms : usual.rooms;
}

function readRoom(query: URLSearchParams, number: number): RoomDraft {
  const adults = countIn(lastOf(query, roomField('adults', number)), 1, roomLimits.adults) ?? 2;
  const ages = query.getAll(roomField('age', number)).map((age) => (/^(?:\d|1[0-7])$/.test(age) ? Number(age) : null));
  const most = Math.min(roomLimits.children, roomLimits.people - adults);
  const children = countIn(lastOf(query, roomField('children', number)) ?? String(ages.length), 0, most) ?? 0;
  return { adults, childAges: Array.from({ length: children }, (_, child) => ages[child] ?? null) };
}

/** The nearest number from `least` to `most`; null for what is not a number. */
function countIn(text: string | undefined, least: number, most: number): number | null {
  return text && /^\d{1,3}$/.test(text) ? Math.max(least, Math.min(most, Number(text))) : null;
}

const lastOf = (query: URLSearchParams, name: string) => query.getAll(name).at(-1);
const pairs = (name: string, values: readonly (string | number)[]) =>
  values.map((value): [string, string] => [name, String(value)]);
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
