import { minutesOf } from '@/lib/time/dates';
import type { FlightSegment } from '../offer';

/** Warnings about a layover: little time, a night in the terminal, a change of airport. */
export type LayoverWarning = 'short' | 'overnight' | 'airportChange';

export interface Layover {
  /** IATA code of the next departure; after an airport change, it differs from the last arrival. */
  airport: string;
  arrivalAirport: string;
  minutes: number;
  warnings: LayoverWarning[];
}

/** In minutes. In less, a delay or a queue at security is enough to miss the next flight. */
const shortMinutes = 60;
const shortWithTransferMinutes = 180;
/** In minutes. A layover is overnight when it lasts at least this long and covers 2 to 4 a.m. */
const overnightMinutes = 300;
const deepNight = { from: 120, to: 240 };
const minutesInDay = 1440;

/** The layovers of one itinerary, in order. */
export function findLayovers(segments: readonly FlightSegment[]): Layover[] {
  return segments.slice(1).map((next, index) => describeLayover(segments[index]?.arrival ?? next.departure, next.departure));
}

interface Pause {
  airport: string;
  /** Null when the supplier does not state it. */
  minutes: number | null;
  isWarning: boolean;
}

/** The stops of one itinerary, in the order flown: layovers, and the technical stops that the supplier names. */
export function pausesOf({ segments, layovers }: { segments: readonly FlightSegment[]; layovers: readonly Layover[] }): Pause[] {
  return segments.flatMap(({ stops = [] }, index) => {
    const pauses: Pause[] = stops.map(({ iataCode: airport, duration }) => {
      return { airport, minutes: duration ? minutesOf(duration) : null, isWarning: false };
    });
    const layover = layovers[index];
    if (layover) pauses.push({ airport: layover.airport, minutes: layover.minutes, isWarning: layover.warnings.length > 0 });
    return pauses;
  });
}

function describeLayover(arrival: FlightSegment['arrival'], departure: FlightSegment['departure']): Layover {
  const [start, end] = [localMinutes(arrival.at), localMinutes(departure.at)];
  const minutes = end - start;
  const changesAirport = arrival.iataCode !== departure.iataCode;
  const warnings: LayoverWarning[] = [];
  if (minutes < (changesAirport ? shortWithTransferMinutes : shortMinutes)) warnings.push('short');
  if (minutes >= overnightMinutes && coversDeepNight(start, end)) warnings.push('overnight');
  if (changesAirport) warnings.push('airportChange');
  return { airport: departure.iataCode, arrivalAirport: arrival.iataCode, minutes, warnings };
}

function coversDeepNight(start: number, end: number): boolean {
  const firstNight = Math.ceil((start - deepNight.from) / minutesInDay) * minutesInDay;
  return firstNight + deepNight.to <= end;
}

/** Minutes since an arbitrary midnight; compare only times in one place, or at airports of one city. */
function localMinutes(localIso: string): number {
  return Date.parse(`${localIso}Z`) / 60_000;
}
