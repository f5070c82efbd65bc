/** Airlines for timetable and fares. Fleets and bag rules are typical and leave out exceptions. */
import type { CabinClass } from '../../../../contracts/flights/flight-request.ts';

export interface SandboxAirline {
  name: string;
  alliance?: 'oneworld' | 'star' | 'skyteam';
  lowCost?: true;
  /** Aircraft codes by role; missing roles are not flown. */
  narrow?: readonly string[];
  wide?: readonly string[];
  /** Airports served with the Airbus A380 from the airline's hubs. */
  superjumboTo?: readonly string[];
  /** Aircraft that carry a first class or a premium economy cabin. */
  first?: readonly string[];
  premium?: readonly string[];
  /** A low-cost airline with a business cabin. */
  business?: true;
  /** Checked bag of an economy fare: kilograms, or pieces; neither means hand luggage only. */
  kilos?: number;
  pieces?: number;
  /** Fare level relative to the market, which is 1. */
  level: number;
}

// biome-ignore format: a table, one airline a line
export const sandboxAirlines: Readonly<Record<string, SandboxAirline>> = {
  '5J': { name: 'Cebu Pacific', lowCost: true, narrow: ['32N', '32Q'], wide: ['339'], level: 0.78 },
  '6E': { name: 'IndiGo', lowCost: true, narrow: ['32N', '32Q'], wide: ['789'], kilos: 20, level: 0.84 },
  '9P': { name: 'Fly Jinnah', lowCost: true, narrow: ['320'], level: 0.78 },
  A3: { name: 'Aegean Airlines', alliance: 'star', narrow: ['32N', '32Q', '320'], pieces: 1, level: 0.95 },
  AA: { name: 'American Airlines', alliance: 'oneworld', narrow: ['321', '738'], wide: ['788', '789', '77W'], premium: ['788', '789', '77W'], pieces: 1, level: 1.02 },
  AC: { name: 'Air Canada', alliance: 'star', narrow: ['223', '7M8', '321'], wide: ['789', '333', '77W'], premium: ['789', '333', '77W'], pieces: 1, level: 1 },
  AF: { name: 'Air France', alliance: 'skyteam', narrow: ['223', '320', '321'], wide: ['359', '789', '77W'], first: ['77W'], premium: ['359', '789', '77W'], pieces: 1, level: 1.02 },
  AH: { name: 'Air Algérie', narrow: ['738', '7M8'], wide: ['332'], pieces: 1, level: 0.92 },
  AI: { name: 'Air India', alliance: 'star', narrow: ['32N', '321'], wide: ['788', '359', '77W'], first: ['77W'], premium: ['359'], kilos: 25, level: 0.92 },
  AK: { name: 'AirAsia', lowCost: true, narrow: ['320', '32Q'], level: 0.74 },
  AT: { name: 'Royal Air Maroc', alliance: 'oneworld', narrow: ['738', '7M8'], wide: ['788', '789'], pieces: 1, level: 0.93 },
  AV: { name: 'Avianca', alliance: 'star', narrow: ['32N'], wide: ['788'], pieces: 1, level: 0.92 },
  AY: { name: 'Finnair', alliance: 'oneworld', narrow: ['320', '321', 'E90'], wide: ['359', '333'], premium: ['359', '333'], pieces: 1, level: 0.98 },
  AZ: { name: 'ITA Airways', alliance: 'star', narrow: ['223', '32N'], wide: ['339', '359'], premium: ['339'], pieces: 1, level: 0.97 },
  BA: { name: 'British Airways', alliance: 'oneworld', narrow: ['320', '32N', '321'], wide: ['789', '351', '77W'], superjumboTo: ['LAX', 'JNB', 'SIN', 'MIA', 'SFO'], first: ['789', '77W', '388'], premium: ['789', '351', '77W', '388'], pieces: 1, level: 1.05 },
  BG: { name: 'Biman Bangladesh Airlines', narrow: ['738'], wide: ['788', '789', '77W'], kilos: 30, level: 0.88 },
  BR: { name: 'EVA Air', alliance: 'star', narrow: ['321'], wide: ['333', '789', '77W'], premium: ['77W'], pieces: 2, level: 0.99 },
  BS: { name: 'US-Bangla Airlines', narrow: ['738'], wide: ['333'], kilos: 30, level: 0.86 },
  CA: { name: 'Air China', alliance: 'star', narrow: ['320', '738'], wide: ['333', '359', '77W'], pieces: 1, level: 0.88 },
  CI: { name: 'China Airlines', alliance: 'skyteam', narrow: ['32Q', '738'], wide: ['333', '359', '77W'], premium: ['359', '77W'], pieces: 2, level: 0.96 },
  CX: { name: 'Cathay Pacific', alliance: 'oneworld', narrow: ['32Q'], wide: ['333', '359', '351', '77W'], first: ['77W'], premium: ['359', '351', '77W'], pieces: 1, level: 1.03 },
  CZ: { name: 'China Southern Airlines', narrow: ['320', '738'], wide: ['788', '359', '77W'], premium: ['359', '77W'], pieces: 1, level: 0.86 },
  DL: { name: 'Delta Air Lines', alliance: 'skyteam', narrow: ['738', '321'], wide: ['339', '359'], premium: ['339', '359'], pieces: 1, level: 1.03 },
  EI: { name: 'Aer Lingus', narrow: ['320', '32Q'], wide: ['333'], pieces: 1, level: 0.94 },
  EK: { name: 'Emirates', wide: ['77W', '359', '77W'], superjumboTo: ['LHR', 'LGW', 'MAN', 'CDG', 'FRA', 'MUC', 'AMS', 'ZRH', 'FCO', 'MXP', 'MAD', 'BCN', 'VIE', 'BKK', 'SIN', 'KUL', 'DPS', 'HKG', 'ICN', 'NRT', 'PVG', 'CAN', 'PEK', 'SYD', 'MEL', 'BNE', 'PER', 'JFK', 'LAX', 'IAD', 'IAH', 'YYZ', 'GRU', 'JNB', 'MRU', 'CAI', 'JED', 'BOM', 'BLR'], first: ['77W', '388'], premium: ['77W', '359', '388'], kilos: 25, level: 1.04 },
  ET: { name: 'Ethiopian Airlines', alliance: 'star', narrow: ['738', '7M8'], wide: ['788', '359', '351', '77W'], pieces: 2, level: 0.88 },
  EY: { name: 'Etihad Airways', narrow: ['320', '321', '32Q'], wide: ['789', '781', '351'], superjumboTo: ['LHR', 'JFK', 'CDG', 'SIN', 'YYZ'], first: ['388', '32Q'], kilos: 25, level: 0.98 },
  F3: { name: 'flyadeal', lowCost: true, narrow: ['320', '32N'], level: 0.74 },
  FZ: { name: 'flydubai', lowCost: true, business: true, narrow: ['7M8', '738', '7M9'], level: 0.9 },
  G9: { name: 'Air Arabia', lowCost: true, narrow: ['320', '32Q'], level: 0.78 },
  GA: { name: 'Garuda Indonesia', alliance: 'skyteam', narrow: ['738'], wide: ['333', '77W'], kilos: 30, level: 0.96 },
  GF: { name: 'Gulf Air', narrow: ['32N', '32Q'], wide: ['789'], kilos: 25, level: 0.88 },
  H9: { name: 'Himalaya Airlines', narrow: ['320'], kilos: 30, level: 0.84 },
  HY: { name: 'Uzbekistan Airways', narrow: ['32N', '32Q'], wide: ['788'], kilos: 23, level: 0.9 },
  IA: { name: 'Iraqi Airways', narrow: ['738', '7M8'], wide: ['788'], kilos: 30, level: 0.86 },
  IB: { name: 'Iberia', alliance: 'oneworld', narrow: ['320', '32N', '32Q'], wide: ['332', '359'], premium: ['332', '359'], pieces: 1, level: 1 },
  IR: { name: 'Iran Air', narrow: ['321'], wide: ['332'], kilos: 30, level: 0.82 },
  IX: { name: 'Air India Express', lowCost: true, narrow: ['7M8', '738'], kilos: 20, level: 0.8 },
  J2: { name: 'Azerbaijan Airlines', narrow: ['32N', 'E90'], wide: ['788'], premium: ['788'], kilos: 23, level: 0.92 },
  J9: { name: 'Jazeera Airways', lowCost: true, narrow: ['32N'], level: 0.78 },
  JL: { name: 'Japan Airlines', alliance: 'oneworld', narrow: ['738'], wide: ['788', '789', '351'], first: ['351'], premium: ['789', '351'], pieces: 2, level: 1.04 },
  JU: { name: 'Air Serbia', narrow: ['319', '320', 'AT7'], wide: ['332'], pieces: 1, level: 0.92 },
  KC: { name: 'Air Astana', narrow: ['32N', '32Q'], wide: ['763'], kilos: 23, level: 0.92 },
  KE: { name: 'Korean Air', alliance: 'skyteam', narrow: ['32Q', '738'], wide: ['789', '781', '77W'], superjumboTo: ['LAX', 'JFK'], first: ['77W', '388'], pieces: 1, level: 1.02 },
  KL: { name: 'KLM Royal Dutch Airlines', alliance: 'skyteam', narrow: ['73H', '32Q', 'E90'], wide: ['332', '789', '781', '77W'], premium: ['789', '781', '77W'], pieces: 1, level: 1.01 },
  KQ: { name: 'Kenya Airways', alliance: 'skyteam', narrow: ['738', 'E90'], wide: ['788'], pieces: 2, level: 0.92 },
  KU: { name: 'Kuwait Airways', narrow: ['32N', '320'], wide: ['338', '77W'], first: ['77W'], kilos: 23, level: 0.86 },
  LA: { name: 'LATAM Airlines', narrow: ['320', '321'], wide: ['788', '789', '77W'], pieces: 1, level: 0.96 },
  LH: { name: 'Lufthansa', alliance: 'star', narrow: ['320', '32N', '321'], wide: ['789', '359', '333', '748'], superjumboTo: ['DEL', 'BKK', 'LAX', 'JFK', 'BOS'], first: ['359', '748', '388'], premium: ['789', '359', '333', '748', '388'], pieces: 1, level: 1.05 },
  LO: { name: 'LOT Polish Airlines', alliance: 'star', narrow: ['738', '7M8', 'E95'], wide: ['788', '789'], premium: ['788', '789'], pieces: 1, level: 0.94 },
  LX: { name: 'Swiss International Air Lines', alliance: 'star', narrow: ['223', '32N', '321'], wide: ['333', '359', '77W'], first: ['333', '77W'], premium: ['359', '77W'], pieces: 1, level: 1.06 },
  ME: { name: 'Middle East Airlines', alliance: 'skyteam', narrow: ['320', '32Q'], wide: ['332'], kilos: 23, level: 0.95 },
  MH: { name: 'Malaysia Airlines', alliance: 'oneworld', narrow: ['738', '7M8'], wide: ['333', '339', '359'], kilos: 25, level: 0.95 },
  MK: { name: 'Air Mauritius', wide: ['339', '359'], kilos: 23, level: 0.98 },
  MS: { name: 'EgyptAir', alliance: 'star', narrow: ['32N', '738', '223'], wide: ['333', '789', '77W'], pieces: 1, level: 0.87 },
  MU: { name: 'China Eastern Airlines', alliance: 'skyteam', narrow: ['320', '738'], wide: ['332', '359', '77W'], pieces: 1, level: 0.86 },
  NH: { name: 'All Nippon Airways', alliance: 'star', narrow: ['32Q'], wide: ['788', '789', '77W'], first: ['77W'], premium: ['789', '77W'], pieces: 2, level: 1.03 },
  NZ: { name: 'Air New Zealand', alliance: 'star', narrow: ['32N', '32Q'], wide: ['789', '77W'], premium: ['789', '77W'], pieces: 1, level: 1 },
  OS: { name: 'Austrian Airlines', alliance: 'star', narrow: ['320', '32N', 'E95'], wide: ['789', '77W'], premium: ['789', '77W'], pieces: 1, level: 1 },
  OV: { name: 'SalamAir', lowCost: true, narrow: ['32N', '32Q'], level: 0.76 },
  PC: { name: 'Pegasus Airlines', lowCost: true, narrow: ['32N', '32Q'], level: 0.78 },
  PK: { name: 'Pakistan International Airlines', narrow: ['320'], wide: ['77W', '772'], kilos: 30, level: 0.88 },
  PR: { name: 'Philippine Airlines', narrow: ['321', '32Q'], wide: ['333', '359', '77W'], premium: ['333', '359'], pieces: 1, level: 0.92 },
  QF: { name: 'Qantas', alliance: 'oneworld', narrow: ['738', '32Q'], wide: ['332', '789'], superjumboTo: ['SIN', 'LAX', 'JNB', 'DFW'], first: ['388'], premium: ['789', '388'], pieces: 1, level: 1.04 },
  QR: { name: 'Qatar Airways', alliance: 'oneworld', narrow: ['320', '7M8'], wide: ['788', '789', '359', '351', '77W'], superjumboTo: ['LHR', 'CDG', 'BKK', 'SYD'], first: ['388'], kilos: 25, level: 1.06 },
  RA: { name: 'Nepal Airlines', narrow: ['320'], wide: ['332'], kilos: 30, level: 0.82 },
  RB: { name: 'Syrian Air', narrow: ['320'], kilos: 30, level: 0.84 },
  RJ: { name: 'Royal Jordanian', alliance: 'oneworld', narrow: ['32N', '321', 'E90'], wide: ['788'], pieces: 1, level: 0.9 },
  RO: { name: 'TAROM', alliance: 'skyteam', narrow: ['738', '7M8'], pieces: 1, level: 0.9 },
  SA: { name: 'South African Airways', alliance: 'star', narrow: ['320'], wide: ['333', '359'], kilos: 23, level: 0.92 },
  SK: { name: 'SAS Scandinavian Airlines', alliance: 'skyteam', narrow: ['32N', '320'], wide: ['333', '359'], premium: ['333', '359'], pieces: 1, level: 0.98 },
  SQ: { name: 'Singapore Airlines', alliance: 'star', narrow: ['7M8'], wide: ['781', '359', '77W'], superjumboTo: ['LHR', 'SYD', 'BOM', 'DEL', 'PVG'], first: ['77W', '388'], premium: ['359', '77W', '388'], kilos: 25, level: 1.06 },
  SU: { name: 'Aeroflot', narrow: ['320', '321', '738'], wide: ['333', '77W'], pieces: 1, level: 0.9 },
  SV: { name: 'Saudia', alliance: 'skyteam', narrow: ['320', '321'], wide: ['333', '789', '77W'], first: ['77W'], pieces: 1, level: 0.88 },
  TG: { name: 'Thai Airways', alliance: 'star', narrow: ['320'], wide: ['788', '359', '77W'], first: ['77W'], kilos: 25, level: 0.97 },
  TK: { name: 'Turkish Airlines', alliance: 'star', narrow: ['321', '32Q', '7M9'], wide: ['333', '789', '359', '77W'], kilos: 23, level: 0.96 },
  TP: { name: 'TAP Air Portugal', alliance: 'star', narrow: ['32N', '32Q'], wide: ['339'], pieces: 1, level: 0.92 },
  TU: { name: 'Tunisair', narrow: ['320', '32N'], wide: ['332'], kilos: 23, level: 0.9 },
  UA: { name: 'United Airlines', alliance: 'star', narrow: ['738', '7M9'], wide: ['764', '789', '77W'], premium: ['789', '77W'], pieces: 1, level: 1.02 },
  UL: { name: 'SriLankan Airlines', alliance: 'oneworld', narrow: ['320', '32Q'], wide: ['332', '333'], kilos: 30, level: 0.9 },
  VN: { name: 'Vietnam Airlines', alliance: 'skyteam', narrow: ['321'], wide: ['789', '359'], premium: ['789', '359'], pieces: 1, level: 0.93 },
  WB: { name: 'RwandAir', narrow: ['738'], wide: ['332'], premium: ['332'], pieces: 2, level: 0.9 },
  WY: { name: 'Oman Air', alliance: 'oneworld', narrow: ['7M8', '738'], wide: ['788', '789'], kilos: 25, level: 0.9 },
  XY: { name: 'flynas', lowCost: true, narrow: ['32N'], wide: ['339'], level: 0.78 },
};

/** English names of aircraft, by the code timetables print. */
export const aircraftNames: Readonly<Record<string, string>> = {
  '223': 'Airbus A220-300',
  '319': 'Airbus A319',
  '320': 'Airbus A320',
  '321': 'Airbus A321',
  '32N': 'Airbus A320neo',
  '32Q': 'Airbus A321neo',
  '332': 'Airbus A330-200',
  '333': 'Airbus A330-300',
  '338': 'Airbus A330-800neo',
  '339': 'Airbus A330-900neo',
  '351': 'Airbus A350-1000',
  '359': 'Airbus A350-900',
  '388': 'Airbus A380',
  '738': 'Boeing 737-800',
  '73H': 'Boeing 737-800',
  '748': 'Boeing 747-8',
  '763': 'Boeing 767-300',
  '764': 'Boeing 767-400',
  '772': 'Boeing 777-200',
  '77W': 'Boeing 777-300ER',
  '781': 'Boeing 787-10',
  '788': 'Boeing 787-8',
  '789': 'Boeing 787-9',
  '7M8': 'Boeing 737 MAX 8',
  '7M9': 'Boeing 737 MAX 9',
  AT7: 'ATR 72',
  E90: 'Embraer 190',
  E95: 'Embraer 195',
};

/** Maximum range in kilometres; other aircraft have no limit. */
const reach: Readonly<Record<string, number>> = {
  AT7: 700,
  E90: 2_000,
  E95: 2_200,
  '319': 4_500,
  '320': 4_800,
  '321': 4_500,
  '332': 11_000,
  '333': 10_000,
  '763': 9_000,
  '764': 9_500,
  '781': 10_500,
  '788': 11_500,
  '388': 13_900,
  '77W': 13_500,
  '789': 14_000,
};

/** The aircraft of a flight of `kilometres` to `spoke`; `pick` in 0..1 chooses within the fleet. */
export function aircraftFor(airline: SandboxAirline, spoke: string, kilometres: number, pick: number): string {
  const canReach = (aircraft: string) => kilometres <= (reach[aircraft] ?? Number.POSITIVE_INFINITY);
  if (airline.superjumboTo?.includes(spoke) && pick < 0.5 && canReach('388')) return '388';
  const narrowReach = airline.wide ? 4_300 : Number.POSITIVE_INFINITY;
  const fleet = (kilometres <= narrowReach ? (airline.narrow ?? airline.wide) : (airline.wide ?? airline.narrow)) ?? ['320'];
  const fit = fleet.filter(canReach);
  return fit[Math.floor(pick * fit.length)] ?? fleet.at(-1) ?? '320';
}

/** Whether this aircraft of this airline has the cabin. */
export function hasCabin(airline: SandboxAirline, aircraft: string, cabin: CabinClass): boolean {
  if (cabin === 'ECONOMY') return true;
  if (cabin === 'BUSINESS') return !airline.lowCost || airline.business === true;
  return (cabin === 'FIRST' ? airline.first : airline.premium)?.includes(aircraft) ?? false;
}
