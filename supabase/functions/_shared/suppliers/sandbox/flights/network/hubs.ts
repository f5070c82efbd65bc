/** Schedules of hubs: when their waves leave, how long a change of planes takes, and night curfews. Times are local minutes. */

const clock = (text: string) => text.split(' ').map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));

const gulfWaves = clock('02:15 08:15 14:15 20:15');
const europeWaves = clock('07:00 09:45 12:45 16:45 20:30');
const americaWaves = clock('07:30 10:45 14:00 17:45 21:15');
const asiaWaves = clock('00:30 08:30 13:00 17:30 22:45');

const wavesByAirlineHub: Readonly<Record<string, number[]>> = {
  'QR-DOH': clock('01:40 07:50 14:20 19:40'),
  'EK-DXB': clock('03:00 08:30 14:40 21:20'),
  'EY-AUH': clock('02:30 09:10 14:15 21:40'),
  'TK-IST': clock('01:50 07:30 13:10 18:20 20:50'),
  'ET-ADD': clock('08:45 10:15 16:30 23:15'),
  'SQ-SIN': clock('00:50 08:30 12:30 17:30 22:50'),
  'CX-HKG': clock('00:40 09:00 14:00 18:30 23:30'),
};

const wavesByRegion: readonly [codes: string, waves: number[]][] = [
  ['LHR CDG AMS FRA MUC ZRH VIE ATH MAD FCO LIS CPH HEL WAW DUB BEG OTP SVO', europeWaves],
  ['PHL DFW JFK MIA ORD LAX EWR IAD SFO IAH ATL SEA YYZ YUL GRU SCL BOG', americaWaves],
  ['DEL BOM BKK KUL CGK MNL SGN HAN ICN HND NRT TPE PEK PVG CAN PKX SYD MEL PER BNE AKL CMB DAC', asiaWaves],
];

const waves = new Map(wavesByRegion.flatMap(([codes, times]) => codes.split(' ').map((code) => [code, times] as const)));

/** Departure times of this airline's waves at its hub, in minutes after local midnight; arrivals come before them. */
export function departureWaves(airline: string, hub: string): number[] {
  return wavesByAirlineHub[`${airline}-${hub}`] ?? waves.get(hub) ?? gulfWaves;
}

/** Minutes from the middle of an arrival wave to the middle of the departure wave it feeds. */
export const waveTransfer = 100;

// biome-ignore format: a table, read by code
const minimumConnections: Readonly<Record<string, number>> = {
  DOH: 45, DXB: 75, AUH: 60, SHJ: 60, BAH: 50, KWI: 60, MCT: 60, JED: 90, RUH: 75, IST: 65, SAW: 60, CAI: 75, AMM: 50, LHR: 75, LGW: 75,
  CDG: 75, AMS: 50, FRA: 50, MUC: 40, ZRH: 40, VIE: 30, MAD: 60, FCO: 60, CPH: 45, HEL: 40, ATH: 45, SVO: 70, DEL: 75, BOM: 75, BKK: 75,
  SIN: 60, KUL: 60, HKG: 60, ICN: 70, HND: 70, NRT: 60, PEK: 90, PKX: 75, PVG: 90, CAN: 75, SYD: 75, ADD: 60, NBO: 60, JNB: 75,
};
const unitedStatesEntry = 120;

/** The shortest change of planes that is sold at an airport, in minutes; longer where passengers clear entry or change terminal. */
export function minimumConnection(airport: string, country: string, changesTerminal: boolean): number {
  const usual = country === 'US' ? unitedStatesEntry : (minimumConnections[airport] ?? 60);
  return usual + (changesTerminal ? 30 : 0);
}

/** Longer waits are not sold as one journey. */
export const maximumConnection = 20 * 60;

const nightClosed = new Set(
  `LHR LGW MAN BHX EDI CDG ORY NCE LYS AMS BRU FRA MUC BER DUS ZRH GVA VIE PRG BUD WAW CPH ARN OSL HEL MAD BCN AGP LIS FCO MXP VCE ATH JTR
  JMK ZAG SJJ SYD ADL NRT KIX DUB`.split(/\s+/),
);

/** The penalty of a local time at an airport: 0 good, below 1 possible, 6 closed at night. */
export function nightPenalty(airport: string, localMinutes: number): number {
  const minutes = ((localMinutes % 1440) + 1440) % 1440;
  const isNight = minutes < 330 || minutes > 1420;
  if (!isNight) return 0;
  return nightClosed.has(airport) ? 6 : 0.6;
}
