import type { ExtraItem, PaidExtras } from '@/lib/bookings/model/order-extras';
import { isolated } from '@/lib/text/isolate';

type Key = 'seat' | 'checked' | 'carry_on' | 'weight' | 'weightOfOne';
/** Of the namespace `tickets`. */
export type ExtraWords = (key: Key, values: Record<string, string | number>) => string;

/** "Seat 14A", "2 checked bags, 23 kg each". */
export function extraInWords(
  {
    kind,
    designator,
    type = 'checked',
    quantity,
    weightKg,
  }: Pick<ExtraItem, 'kind' | 'designator' | 'type' | 'quantity' | 'weightKg'>,
  t: ExtraWords,
): string {
  if (kind === 'seat') return t('seat', { seat: isolated(designator ?? '') });
  const bags = t(type, { count: quantity });
  return weightKg ? t(quantity === 1 ? 'weightOfOne' : 'weight', { bags, kg: weightKg }) : bags;
}

/** From the first airport to the last: "DOH–LHR", each in its own direction. */
export function flownWith({ flights }: Pick<ExtraItem, 'flights'>): string {
  const [first, last] = [flights[0], flights.at(-1)];
  const route = first && last ? `${first.from}–${last.to}` : '';
  return isolated(flights.length === 1 ? `${first?.flight} ${route}` : route);
}

/** A payment of flights, line by line: the flights, then each bag and seat; in dirhams. Empty when it is for nothing beside them. */
export function linesOfExtras(
  amount: number,
  extras: Pick<PaidExtras, 'items' | 'amount'> | null,
  { flights, t }: { flights: string; t: ExtraWords },
): { term: string; dirhams: number }[] {
  if (!extras) return [];
  const bought = extras.items.map((item) => ({ term: `${extraInWords(item, t)} · ${flownWith(item)}`, dirhams: item.dirhams }));
  return [{ term: flights, dirhams: amount - extras.amount }, ...bought];
}
