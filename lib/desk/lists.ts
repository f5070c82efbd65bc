import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { stateOf } from '@/lib/bookings/model/booking-state';
import { knownBooking } from '@/lib/bookings/model/known-booking';
import type { Database } from '@/lib/supabase/database.types';
import { deadlineKinds } from './booking-life/life';
import { refuseOthers } from './staff';
import { isSubject, type ListOrder, type Subject } from './subjects';

export const pageSize = 25;

const listRow = z.pipe(
  z.object({
    id: z.string(),
    reference: z.string(),
    /** The kind of a booking, an enquiry or a change; the country of a visa. */
    kind: z.string(),
    status: z.string(),
    person: z.string(),
    email: z.string(),
    /** First day of the trip, or the requested day; yyyy-MM-dd. */
    day: z.nullable(z.string()),
    created_at: z.string(),
    /** The next task for a booking, and its deadline. */
    due: z.nullable(z.enum(deadlineKinds)),
    due_at: z.nullable(z.string()),
    /** Of a booking. */
    known: z._default(z.nullable(knownBooking), null),
    found: z.coerce.number(),
  }),
  z.transform(({ known, ...row }) => ({ ...row, state: known && stateOf(known) })),
);
export type ListRow = z.infer<typeof listRow>;

export interface ListQuery {
  subject: Subject;
  search: string;
  /** Empty for all. */
  status: string;
  page: number;
  /** Newest first by default. Only bookings have deadlines. */
  order?: ListOrder;
}

/** One page, newest first or by the next deadline, and the total number. Throws when it cannot be read, a NotStaffError for other users. */
export async function readList(
  client: SupabaseClient<Database>,
  { subject, search, status, page, order }: ListQuery,
): Promise<{ rows: ListRow[]; found: number }> {
  const { data, error } = await client.rpc('desk_list', {
    wanted_subject: subject,
    search,
    wanted_status: status || null,
    page_number: page,
    by_deadline: order === 'deadline',
  });
  if (error) throw error;
  const rows = z.array(listRow).parse(data);
  if (rows.length === 0) await refuseOthers(client);
  return { rows, found: rows[0]?.found ?? 0 };
}

const countRow = z.object({ subject: z.string(), status: z.string(), items: z.coerce.number() });
export type Counts = Record<Subject, Record<string, number>>;

/** The number of items by status. Throws when it cannot be read. */
export async function readCounts(client: SupabaseClient<Database>): Promise<Counts> {
  const { data, error } = await client.rpc('desk_counts');
  if (error) throw error;
  const counts: Counts = { booking: {}, enquiry: {}, change: {}, visa: {}, refund: {} };
  for (const { subject, status, items } of z.array(countRow).parse(data)) {
    if (isSubject(subject)) counts[subject][status] = items;
  }
  return counts;
}
