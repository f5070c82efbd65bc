/** Bags, seats and meals of the sandbox: typical for each kind of airline, with invented, constant prices. */

import type { BagOnSale, FlightExtras, MealOnSale, SeatElement, SeatMap } from '../../../../contracts/flights/flight-extras.ts';
import type { FlightSearchRequest } from '../../../../contracts/flights/flight-request.ts';
import type { FlightOffer, FlightSegment } from '../../../../contracts/flights/flight-search.ts';
import { chance, fingerprint } from '../../seeded.ts';
import { type SandboxAirline, sandboxAirlines } from '../network/airlines.ts';

type Fare = FlightOffer['travelerPricings'][number]['fareDetailsBySegment'][number];

interface Seated {
  offer: FlightOffer;
  airline: SandboxAirline | undefined;
  /** Positions of passengers with a seat: all but infants. */
  passengers: number[];
}

export function extrasOf(
  offer: FlightOffer,
  { adults, children }: Pick<FlightSearchRequest, 'adults' | 'children'>,
): FlightExtras {
  const [code = ''] = offer.validatingAirlineCodes;
  const passengers = Array.from({ length: adults + children }, (_, index) => index + 1);
  const seated = { offer, airline: sandboxAirlines[code], passengers };
  return { bags: bagsOf(seated), seatMaps: seatMapsOf(seated), meals: mealsOf(seated) };
}

/** A bag is sold for a whole direction, in the airline's unit: low-cost airlines sell three weights and a larger cabin bag. */
function bagsOf({ offer, airline, passengers }: Seated): BagOnSale[] {
  const kinds: [BagOnSale['type'], weightKg: number, riyals: number][] = airline?.lowCost
    ? [
        ['checked', 15, 70],
        ['checked', 20, 95],
        ['checked', 30, 150],
        ['carry_on', 10, 55],
      ]
    : [['checked', 23, 220]];
  return offer.itineraries.flatMap(({ duration, segments }, way) =>
    kinds.map(([type, weightKg, riyals]) => ({
      id: idOf(offer, 'bag', way, type, weightKg),
      passengers,
      segmentIds: segments.map(({ id }) => id),
      maximumQuantity: type === 'checked' ? 3 : 1,
      price: priceOf(riyals * (1 + hoursIn(duration) / 10)),
      type,
      weightKg,
    })),
  );
}

/** Low-cost airlines sell two meals on flights over an hour and a half; others offer special meals free of charge. */
function mealsOf({ offer, airline, passengers }: Seated): MealOnSale[] {
  const menu: [name: string, code: string | null, riyals: number][] = airline?.lowCost
    ? [
        ['Hot meal', null, 35],
        ['Sandwich', null, 22],
      ]
    : [
        ['Vegetarian meal', 'VGML', 0],
        ['Gluten-free meal', 'GFML', 0],
        ['Diabetic meal', 'DBML', 0],
        ['Child meal', 'CHML', 0],
      ];
  return flightsAmong(offer)
    .filter(({ duration }) => hoursIn(duration) > 1.5)
    .flatMap(({ id }) =>
      menu.map(([name, code, riyals]) => ({
        id: idOf(offer, 'meal', id, name),
        passengers,
        segmentIds: [id],
        maximumQuantity: 1,
        price: priceOf(fareOf(offer, id)?.includedServices?.meal ? 0 : riyals),
        name,
        ...(code && { code }),
      })),
    );
}

function seatMapsOf(seated: Seated): SeatMap[] {
  return flightsAmong(seated.offer).map((segment) => {
    const cabin = fareOf(seated.offer, segment.id)?.cabin ?? 'ECONOMY';
    const { first, last, sections } = layoutOf(segment, cabin, seated.airline);
    const rows = Array.from({ length: last - first + 1 }, (_, index) => ({
      sections: sections.map((letters) => [...letters].map((letter) => seatAt(`${first + index}${letter}`, segment, seated))),
    }));
    return { segmentId: segment.id, cabins: [{ cabin, deck: 0, rows }] };
  });
}

/** First and last row, and the letters between the aisles. */
function layoutOf({ aircraftCode = '' }: FlightSegment, cabin: Fare['cabin'], airline: SandboxAirline | undefined) {
  const isWide = airline?.wide?.includes(aircraftCode) ?? false;
  if (cabin === 'FIRST') return { first: 1, last: 2, sections: isWide ? ['A', 'EF', 'K'] : ['AC', 'DF'] };
  if (cabin === 'BUSINESS') return { first: 3, last: 8, sections: isWide ? ['A', 'EF', 'K'] : ['AC', 'DF'] };
  if (cabin === 'PREMIUM_ECONOMY') return { first: 10, last: 13, sections: ['AC', 'DEFG', 'HK'] };
  return { first: 15, last: 32, sections: isWide ? ['ABC', 'DEFG', 'HJK'] : ['ABC', 'DEF'] };
}

const exitRow = 22;

/** A third of the seats is taken. The first rows and the exit row cost more; the exit row is for adults only. */
function seatAt(designator: string, segment: FlightSegment, { offer, airline, passengers }: Seated): SeatElement {
  const flight = `${segment.carrierCode}${segment.number} ${segment.departure.at}`;
  if (chance(`seat ${flight} ${designator}`) < 1 / 3) return { type: 'seat', designator };
  const row = Number.parseInt(designator, 10);
  const adults = offer.travelerPricings[0]?.quantity ?? 1;
  const fare = fareOf(offer, segment.id);
  const isFree = fare?.includedServices?.seat ?? fare?.cabin !== 'ECONOMY';
  const usual = airline?.lowCost ? 25 : 60;
  const riyals = isFree ? 0 : usual * (row === exitRow ? 3 : row < 18 ? 2 : 1);
  const offers = passengers
    .filter((passenger) => row !== exitRow || passenger <= adults)
    .map((passenger) => ({ id: idOf(offer, segment.id, designator, passenger), passenger, price: priceOf(riyals) }));
  return { type: 'seat', designator, ...(row === exitRow && { disclosures: ['Exit row'] }), offers };
}

function fareOf({ travelerPricings }: FlightOffer, segmentId: string): Fare | undefined {
  return travelerPricings[0]?.fareDetailsBySegment.find((fare) => fare.segmentId === segmentId);
}

/** Trains have no seat selection here. */
function flightsAmong({ itineraries }: FlightOffer): FlightSegment[] {
  return itineraries.flatMap(({ segments }) => segments.filter(({ vehicle }) => !vehicle));
}

function idOf(offer: FlightOffer, ...parts: (string | number)[]): string {
  return fingerprint([offer.id, ...parts].join(' '));
}

function priceOf(riyals: number): { currency: 'QAR'; total: string } {
  return { currency: 'QAR', total: Math.round(riyals).toFixed(2) };
}

function hoursIn(isoDuration: string): number {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(isoDuration) ?? [];
  return Number(hours) + Number(minutes) / 60;
}
