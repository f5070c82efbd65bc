/** The flights of a package from Doha: what is searched for a trip, and what a choice means for the request. */
import type { FlightSearchRequest, SignedFlightOffer } from '@/lib/flights/offer';
import { homeAirport } from '@/lib/flights/search/search-form';
import { placesOf, type RoomDraft, type RoomParty } from '@/lib/packages/party';
import { daysBetween, isDay } from '@/lib/time/dates';
import { flightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { kindAt } from '@/supabase/functions/_shared/contracts/flights/search-agreements';
import type { PackageWish } from '../schema';
import { lastDayOf } from '../trip-rules';

export type { FlightSearchRequest, SignedFlightOffer };

/** What a flight is the first of among those that fit; the cheapest is chosen until a visitor chooses. */
export const flightKinds = ['cheapest', 'nonStop', 'daytime', 'best', 'otherAirline'] as const;
export type FlightKind = (typeof flightKinds)[number];
/** `none`: the package without flights. */
export const flightChoices = [...flightKinds, 'none'] as const;
export type FlightChoice = (typeof flightChoices)[number];

/** One direction, as it is shown. Times are local, codes are of airports. */
export interface HolidayWay {
  from: string;
  to: string;
  departs: string;
  arrives: string;
  dayOffset: number;
  minutes: number;
  stops: number;
}

/** A flight for the whole party, as the list and the price show it. */
export interface HolidayFlight {
  kinds: FlightKind[];
  search: FlightSearchRequest;
  offer: SignedFlightOffer;
  /** In QAR. */
  total: number;
  /** Names in the language of the page. */
  airlines: string[];
  /** Out and back. */
  ways: HolidayWay[];
  /** ISO instant after which it cannot be booked. */
  expiresAt: string;
  isSample: boolean;
}

/** What is known of the flights. */
export type FlightsFound =
  /** The day or an age is missing. */
  | { type: 'open' }
  /** `about`: the lowest fare by the calendar, in QAR; null while it is unknown. */
  | { type: 'searching'; about: number | null }
  | { type: 'found'; flights: readonly HolidayFlight[] }
  /** `unsearchable`: more seats than airlines sell in one search, or days that they do not sell yet. */
  | { type: 'notFound' | 'failed' | 'unsearchable' };

interface FlownTrip {
  departureDate: string;
  extraNights: number;
  rooms: readonly RoomDraft[];
}

/** The search for a trip to `airport`: there on its first day, back on its last. Null while the trip is open, or cannot be searched. */
export function flightSearchOf(airport: string, trip: FlownTrip, nights: number, today: string): FlightSearchRequest | null {
  if (!isFlightReady(trip)) return null;
  const kinds = placesOf(trip.rooms as RoomParty[]).map(({ age }) => (age === null ? 'adults' : kindAt(age)));
  const count = (kind: (typeof kinds)[number]) => kinds.filter((each) => each === kind).length;
  const search: FlightSearchRequest = {
    origin: homeAirport,
    destination: airport,
    departureDate: trip.departureDate,
    returnDate: lastDayOf(trip, nights),
    adults: count('adults'),
    children: count('children'),
    infants: count('infants'),
    cabinClass: 'ECONOMY',
  };
  return flightSearchRequest({ today }).safeParse(search).data ?? null;
}

/** Whether day and ages are known. */
export function isFlightReady({ departureDate, rooms }: FlownTrip): boolean {
  return isDay(departureDate) && rooms.every(({ childAges }) => !childAges.includes(null));
}

/** The flight that a choice means; null without flights. What a kind was not found for is the cheapest. */
export function flightOf(found: FlightsFound, choice: FlightChoice): HolidayFlight | null {
  if (choice === 'none' || found.type !== 'found') return null;
  return found.flights.find(({ kinds }) => kinds.includes(choice)) ?? found.flights[0] ?? null;
}

/** What the hours of flights take from the nights of a stay. */
export interface MissedNights {
  /** Nights that are paid for and not spent there. */
  nights: number;
  landsAfterFirstNight: boolean;
  leavesInLastNight: boolean;
  /** They keep the first night, but not its evening. */
  landsLate: boolean;
}

/** Local hours: whoever lands from the first on has lost the evening, whoever leaves before the second the night. */
const lateFrom = '22:00';
const nightUntil = '06:00';

/** `ways` are out and back, with local ISO times; the days of the stay are yyyy-MM-dd. The one rule of lost nights. */
export function missedNights(
  [out, back]: readonly Pick<HolidayWay, 'departs' | 'arrives'>[],
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): MissedNights {
  const [arrives = '', departs = ''] = [out?.arrives, back?.departs];
  const atStart = arrives ? Math.max(0, daysBetween(firstDay, arrives.slice(0, 10))) : 0;
  const isEarly = departs.slice(11) < nightUntil;
  const atEnd = departs ? Math.max(0, daysBetween(departs.slice(0, 10), lastDay) + (isEarly ? 1 : 0)) : 0;
  return {
    nights: Math.min(atStart + atEnd, daysBetween(firstDay, lastDay)),
    landsAfterFirstNight: atStart > 0,
    leavesInLastNight: atEnd > 0,
    landsLate: atStart === 0 && arrives.slice(11) >= lateFrom,
  };
}

/** The same of a flight for the days that were searched, and all nights of these days. */
export function missedNightsOf({ ways, search }: Pick<HolidayFlight, 'ways' | 'search'>): MissedNights & { ofNights: number } {
  const days = { firstDay: search.departureDate, lastDay: search.returnDate ?? search.departureDate };
  return { ...missedNights(ways, days), ofNights: daysBetween(days.firstDay, days.lastDay) };
}

/** The wishes that are sent: flights in the price are no question to the agency, and flights that were not found are one. */
export function wishesBeside(wishes: readonly PackageWish[], choice: FlightChoice, hasFlight: boolean): PackageWish[] {
  if (choice === 'none') return [...wishes];
  const others = wishes.filter((wish) => wish !== 'flights');
  return hasFlight ? others : ['flights', ...others];
}

/** The price of package and flights, as text in QAR: "1850.00"; computed in hundredths. */
export function sumOf(packageTotal: number, offer?: Pick<SignedFlightOffer, 'price'> | null): string {
  return ((packageTotal * 100 + Math.round(Number(offer?.price.total ?? 0) * 100)) / 100).toFixed(2);
}
