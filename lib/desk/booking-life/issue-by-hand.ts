/** The form of what an agent has issued outside the site. Errors are keys of `desk.move.issue.errors`. */
import * as z from 'zod/mini';
import type { Issued } from '@/lib/bookings/model/order-row';
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import { toLatinDigits } from '@/lib/text/digits';

const tidy = (typed: string) =>
  toLatinDigits(typed)
    .replace(/\p{Bidi_Control}|\p{Cc}|\p{Cs}/gu, '')
    .replaceAll('،', ',')
    .trim()
    .toUpperCase();

const pnr = z
  .string()
  .check(
    z.overwrite(tidy),
    z.maxLength(60, { error: 'pnr', abort: true }),
    z.regex(/^(?:[A-Z0-9][A-Z0-9 ,./-]*)?$/, { error: 'pnr' }),
  );

/** IATA Resolution 722: three digits of the airline and ten of the document; "-02" or "/02" is a further coupon book of the same ticket. */
const ticketNumber = z.string().check(z.regex(/^\d{13}(?:-\d{2})?$/, { error: 'ticket' }));

/** The tickets of one traveller, between commas or spaces: "157-2345678901, 157-2345678902". */
const tickets = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) =>
      tidy(typed)
        .replace(/(?<!\d)(\d{3})[- –](\d{10})(?!\d)/g, '$1$2')
        .replace(/(\d{13})\/(\d{2})(?!\d)/g, '$1-$2')
        .split(/[\s,;/]+/)
        .filter(Boolean),
    ),
  ),
  z.array(ticketNumber).check(z.maxLength(8, { error: 'ticket' })),
);

const form = z.object({ pnr, tickets: z.record(z.string(), tickets) });

/** As typed; `tickets` by the traveller's place in the party, from 1. */
export interface IssueDraft {
  pnr: string;
  tickets: Readonly<Record<string, string>>;
}

export function draftOf(issued: Issued | null, places: readonly number[]): IssueDraft {
  const numbersAt = (place: number) => issued?.tickets.filter(({ passengers }) => passengers.includes(place)) ?? [];
  return {
    pnr: issued?.pnr ?? '',
    tickets: Object.fromEntries(
      places.map((place) => [
        place,
        numbersAt(place)
          .map(({ number }) => number)
          .join(', '),
      ]),
    ),
  };
}

const stored = z.object({ pnr: z.string(), tickets: z.record(z.string(), z.string()) });
const draftKey = (booking: string) => `karam.desk-issue.${booking}.v1`;

/** What was typed for a booking in this tab and not stored yet; null when there is nothing. */
export function readIssueDraft(booking: string): IssueDraft | null {
  return stored.safeParse(readTab(draftKey(booking))).data ?? null;
}

export function storeIssueDraft(booking: string, draft: IssueDraft | null): void {
  if (draft) writeTab(draftKey(booking), draft);
  else removeTab(draftKey(booking));
}

export type IssueError = 'pnr' | 'ticket' | 'twice';

/** What the draft says, null when it is empty; or the first error of each field, by `pnr` or the traveller's place. */
export function readIssued(
  draft: IssueDraft,
): { issued: Issued | null; errors?: never } | { errors: Readonly<Record<string, IssueError>> } {
  const read = form.safeParse(draft);
  if (!read.success) {
    const errorOf = (path: readonly PropertyKey[]) =>
      path[0] === 'pnr' ? (['pnr', 'pnr'] as const) : ([String(path[1]), 'ticket'] as const);
    return { errors: Object.fromEntries(read.error.issues.map(({ path }) => errorOf(path))) };
  }
  const listed = Object.entries(read.data.tickets).flatMap(([place, numbers]) =>
    numbers.map((number) => ({ number, passengers: [Number(place)] })),
  );
  const numbers = listed.map(({ number }) => number);
  // A ticket belongs to one traveller: the second one was pasted by mistake.
  const twice = listed.filter(({ number }, index) => numbers.indexOf(number) < index);
  if (twice.length > 0) {
    return { errors: Object.fromEntries(twice.map(({ passengers }) => [String(passengers[0]), 'twice' as const])) };
  }
  const reference = read.data.pnr || null;
  return { issued: reference || listed.length > 0 ? { pnr: reference, tickets: listed } : null };
}
