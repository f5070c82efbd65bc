/** A seat map as it is drawn for one passenger: rows from the front, places from the left of the aircraft in every language. */
import type { SeatElement, SeatMap } from '@/supabase/functions/_shared/contracts/flights/flight-extras';

export interface Place {
  /** "14A" */
  seat: string;
  /** "A" */
  letter: string;
  position: 'window' | 'aisle' | 'middle';
  /** The price for this passenger, in riyals, and the id to buy it; null when the passenger cannot select the seat. */
  offer: { id: string; riyals: number } | null;
  /** Not available for anybody in the party. */
  isTaken: boolean;
  /** By the exit: for adults who can help. */
  isExit: boolean;
  /** Remarks of the airline, in its words. */
  notes: string[];
}
export type Facility = Exclude<SeatElement['type'], 'seat' | 'empty'>;
/** Null: nothing is there. */
type Spot = { type: 'seat'; place: Place } | { type: Facility } | null;

export interface SeatRow {
  /** "14"; empty for a row without seats. */
  number: string;
  /** Between the aisles. */
  sections: Spot[][];
  /** Of the seats this passenger can choose, in riyals; null without any. */
  prices: { from: number; to: number } | null;
}

export interface DrawnCabin {
  cabin: SeatMap['cabins'][number]['cabin'];
  deck: number;
  rows: SeatRow[];
  /** The most seats between aisles, section by section. */
  widths: number[];
}

const exitWords = /exit/i;

/** `passenger`: place in the party, from 1. */
export function drawSeatMap({ cabins }: SeatMap, passenger: number): DrawnCabin[] {
  return cabins.map(({ cabin, deck, rows }) => {
    const drawn = rows.map(({ sections }) => drawRow(sections, passenger));
    const most = Math.max(0, ...drawn.map(({ sections }) => sections.length));
    const widths = Array.from({ length: most }, (_, index) =>
      Math.max(0, ...drawn.map(({ number, sections }) => (number ? (sections[index]?.length ?? 0) : 0))),
    );
    return { cabin, deck, rows: drawn, widths };
  });
}

function drawRow(sections: readonly (readonly SeatElement[])[], passenger: number): SeatRow {
  const drawn = sections.map((elements, section) =>
    elements.map((element, index): Spot => {
      const { type, designator: seat } = element;
      if (type === 'empty' || (type === 'seat' && !seat)) return null;
      if (type !== 'seat' || !seat) return { type: type as Facility };
      const isOuter = (section === 0 && index === 0) || (section === sections.length - 1 && index === elements.length - 1);
      const isInner = (index === 0 && section > 0) || (index === elements.length - 1 && section < sections.length - 1);
      return { type: 'seat', place: toPlace(element, seat, isOuter ? 'window' : isInner ? 'aisle' : 'middle', passenger) };
    }),
  );
  const places = drawn.flat().flatMap((spot) => (spot?.type === 'seat' ? [spot.place] : []));
  const prices = places.flatMap(({ offer }) => offer?.riyals ?? []);
  return {
    number: /^\d+/.exec(places[0]?.seat ?? '')?.[0] ?? '',
    sections: drawn,
    prices: prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : null,
  };
}

function toPlace(
  { offers = [], disclosures = [] }: SeatElement,
  seat: string,
  position: Place['position'],
  passenger: number,
): Place {
  const offer = offers.find((each) => each.passenger === passenger);
  return {
    seat,
    position,
    letter: seat.replace(/^\d+/, ''),
    offer: offer ? { id: offer.id, riyals: Number(offer.price.total) } : null,
    isTaken: offers.length === 0,
    isExit: disclosures.some((note) => exitWords.test(note)),
    notes: disclosures.filter((note) => !exitWords.test(note)),
  };
}

/** The seats of a cabin as a table, for arrow keys: empty spots are skipped. */
export function seatAfterKey(key: string, seat: string, rows: readonly SeatRow[]): string | null {
  const table = rows
    .map(({ sections }) => sections.flat().map((spot) => (spot?.type === 'seat' ? spot.place.seat : null)))
    .filter((row) => row.some(Boolean));
  const at = table.findIndex((row) => row.includes(seat));
  const row = table[at] ?? [];
  const column = row.indexOf(seat);
  const along = (step: number) => {
    for (let next = column + step; next >= 0 && next < row.length; next += step) if (row[next]) return row[next] ?? null;
    return null;
  };
  const across = (step: number) => {
    const letter = seat.replace(/^\d+/, '');
    const next = table[at + step];
    // Rows may be shorter towards front and back: match by letter, or by column.
    return next?.find((each) => each?.replace(/^\d+/, '') === letter) ?? next?.[column] ?? next?.find(Boolean) ?? null;
  };
  const ends = { Home: row.find(Boolean), End: row.findLast(Boolean) };
  switch (key) {
    // The left of the aircraft is on the left in every language.
    case 'ArrowLeft':
      return along(-1);
    case 'ArrowRight':
      return along(1);
    case 'ArrowUp':
      return across(-1);
    case 'ArrowDown':
      return across(1);
    case 'Home':
    case 'End':
      return ends[key] ?? null;
    default:
      return null;
  }
}
