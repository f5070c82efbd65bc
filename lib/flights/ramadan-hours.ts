import { airportsOf } from '@/supabase/functions/_shared/contracts/flights/city-airports';

/**
 * Countries in which shops, offices and restaurants keep other hours in Ramadan by day, and our airports there: the list of all airports is too large
 * for a page of results.
 */
export const ramadanCountries: Readonly<Record<string, string>> = {
  QA: 'DOH',
  SA: 'JED RUH DMM MED AHB TUU ELQ YNB ULH TIF',
  AE: 'DXB AUH SHJ RKT DWC',
  KW: 'KWI',
  BH: 'BAH',
  OM: 'MCT SLL',
  JO: 'AMM',
  EG: 'CAI HRG SSH HBE SPX',
  IQ: 'BGW NJF BSR EBL',
  MA: 'CMN RAK',
  TN: 'TUN',
  DZ: 'ALG',
  LY: 'MJI',
  SD: 'KRT',
  PK: 'KHI LHE ISB PEW SKT',
  BD: 'DAC',
  MV: 'MLE',
  IR: 'IKA',
  SO: 'MGQ',
  DJ: 'JIB',
};

const airports = new Set(Object.values(ramadanCountries).flatMap((codes) => codes.split(' ')));

/** Whether opening hours change in Ramadan at a place of a search. */
export function changesHoursInRamadan(place: string): boolean {
  return airportsOf(place).some((code) => airports.has(code));
}
