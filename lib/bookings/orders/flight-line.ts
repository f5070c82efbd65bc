import type { ChangedFlight } from '@/lib/bookings/model/order-row';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';

/** "QR 1  DOH 14/01/2027 08:10 – LHR 14/01/2027 13:20", times local to the airports. */
export function flightLine({ flight, from, to, departs, arrives }: ChangedFlight): string {
  const at = (moment: string) => `${formatDay(moment.slice(0, 10))} ${moment.slice(11, 16)}`;
  return isolated(`${flight}  ${from} ${at(departs)} – ${to} ${at(arrives)}`);
}
