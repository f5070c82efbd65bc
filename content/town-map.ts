import type { Bilingual } from './bilingual';

/** Points from one end to the other, 'latitude longitude' in degrees (WGS 84), with commas between them. */
export type Track = string;

interface Strip {
  track: Track;
  /** In metres, as it is in nature. */
  wide: number;
}

interface Named {
  track: Track;
  name?: Bilingual;
}

/** A town as one would draw it from memory: coast and rivers to about three hundred metres, and the roads that people name. */
export interface TownMap {
  /** The outlines of content/town-waters, of water and of the islands in it: what an odd number of them surrounds is water. */
  waters?: readonly Track[];
  /** Seas and lakes drawn by hand: their outlines. */
  seas?: readonly Track[];
  /** Islands in any of these: their outlines. */
  islands?: readonly Track[];
  rivers?: readonly (Named & Strip)[];
  /** Narrow land in a sea or a river. */
  spits?: readonly Strip[];
  parks?: readonly Named[];
  /** Hills and mountains: their feet. */
  hills?: readonly Named[];
  /** The grounds of the two Holy Mosques. */
  squares?: readonly Named[];
  /** Those without a name are drawn as streets. */
  roads?: readonly Named[];
  /** A stadium, a market, a university, a shopping centre: their grounds. */
  grounds?: readonly Named[];
  rails?: readonly Rail[];
  /** Where they stop, of all lines. */
  stations?: Track;
  /** Parts of the town, by their middle. */
  quarters?: readonly Quarter[];
}

export interface Quarter {
  name: Bilingual;
  at: readonly [latitude: number, longitude: number];
}

/** A line of a metro in the colour of its own map. */
export interface Rail {
  track: Track;
  line: 'gold' | 'red' | 'green';
}
