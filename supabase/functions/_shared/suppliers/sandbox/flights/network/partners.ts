/** Airlines that sell each other's flights on one ticket outside their alliances. */
import { sandboxAirlines } from './airlines.ts';

const pairs = new Set(
  `EK-FZ EK-QF EK-UA EK-AC EK-TP QR-6E QR-LA QR-WB QR-CZ QR-GA EY-AF EY-KL EY-SV EY-GF EY-MH EY-JU TK-HY TK-KC KU-TK
  GF-TK SV-GA LH-AI QF-NZ AC-EY AV-LA NZ-CX WY-TK ET-MK KQ-MK AF-JU UL-6E IX-AI QR-HY QR-A3 EK-A3 EY-A3 FZ-HY`
    .split(/\s+/)
    .flatMap((pair) => [pair, pair.split('-').reverse().join('-')]),
);

/** Whether one ticket can contain flights of both: the same airline, one alliance, or partners. Low-cost airlines have no partners. */
export function canShareTicket(first: string, second: string): boolean {
  if (first === second || pairs.has(`${first}-${second}`)) return true;
  const alliance = sandboxAirlines[first]?.alliance;
  return alliance !== undefined && alliance === sandboxAirlines[second]?.alliance;
}

/** A flight on an airline's ticket: Emirates sells flydubai's flights under its own numbers from 2000 on, and names the operator. */
export function soldAs(ticketAirline: string, airline: string, number: string) {
  if (ticketAirline !== 'EK' || airline !== 'FZ') return { carrierCode: airline, number };
  return { carrierCode: 'EK', number: String(2_000 + Number(number)), operatingCarrierCode: 'FZ' };
}
