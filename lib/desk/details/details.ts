import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { stateOfRow } from '@/lib/bookings/model/booking-state';
import { askedColumns, knownBooking, knownOrder } from '@/lib/bookings/model/known-booking';
import { offerMarkup } from '@/lib/bookings/model/markup-row';
import { issuedRow, ticketsRow } from '@/lib/bookings/model/order-row';
import { fieldRows, type SensitiveColumn, sensitiveRows } from '@/lib/bookings/model/passenger-fields';
import { readStored } from '@/lib/bookings/products/read-stored';
import type { Database } from '@/lib/supabase/database.types';
import {
  genders,
  paperReasons,
  paperStatuses,
  passengerTypes,
  travelDocuments,
} from '@/supabase/functions/_shared/contracts/states.generated';
import { refuseOthers } from '../staff';
import type { Subject } from '../subjects';

const openColumns = fieldRows.flatMap(({ column, isSensitive }) => (isSensitive ? [] : [column]));
const sensitiveColumns = sensitiveRows.map(({ column }) => column);
const bookingColumns = `id, reference, user_id, kind, status, locale, contact_email, contact_phone, notes, offer, total_amount, departure_date, last_travel_date, confirmed_at, created_at, issued, names_follow, booking_passengers (position, ${openColumns.join(', ')}, has_document), orders (status, is_cancelling, airline_change, change_answer, itineraries), payments (status, amount, pay_by, choice, payment_refunds (amount, cause, status)), ${askedColumns}, booking_markups (offers)`;

const bookingRow = z.object({
  id: z.string(),
  reference: z.string(),
  user_id: z.nullable(z.string()),
  kind: z.string(),
  status: knownBooking.shape.status,
  locale: z.enum(['en', 'ar']),
  contact_email: z.string(),
  contact_phone: z.string(),
  notes: z.string(),
  offer: z.unknown(),
  total_amount: z.coerce.number(),
  departure_date: z.string(),
  last_travel_date: z.string(),
  /** Null: not paid for. */
  confirmed_at: z.nullable(z.string()),
  created_at: z.string(),
  issued: z.nullable(issuedRow),
  names_follow: z._default(z.boolean(), false),
  booking_passengers: z.array(
    z.object({
      position: z.number(),
      type: z.enum(passengerTypes),
      title: z.nullable(z.string()),
      gender: z.nullable(z.enum(genders)),
      travel_document: z.enum(travelDocuments),
      given_names: z.string(),
      surname: z.string(),
      date_of_birth: z.nullable(z.string()),
      nationality: z.nullable(z.string()),
      /** Whether number and expiry day are known; neither is read here. */
      has_document: z.boolean(),
    }),
  ),
  orders: z.array(z.extend(knownOrder, { itineraries: ticketsRow.shape.itineraries })),
  payments: knownBooking.shape.payments,
  booking_change_requests: knownBooking.shape.changes,
  refunds: knownBooking.shape.refunds,
  booking_markups: z.nullable(z.object({ offers: z.array(z.nullable(offerMarkup)) })),
});
const deskBooking = z.pipe(
  bookingRow,
  z.transform(({ booking_markups: markups, orders, payments, booking_change_requests: changes, refunds, ...row }) => {
    const state = stateOfRow({ ...row, orders, payments, booking_change_requests: changes, refunds });
    const offer = readStored(row.kind, row.offer, orders);
    const supplierOffers = offer.supplierOffers.map((one, index) => ({ ...one, markup: markups?.offers[index] ?? null }));
    const trip: ReturnType<typeof readStored> = { ...offer, supplierOffers };
    return { ...row, status: row.status as string, state, offer: trip };
  }),
);
export type DeskBooking = z.infer<typeof deskBooking>;

const enquiry = z.object({
  reference: z.string(),
  user_id: z.nullable(z.string()),
  kind: z.string(),
  status: z.string(),
  locale: z.enum(['en', 'ar']),
  name: z.string(),
  /** Null where the maker of a trip plan left none. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
  created_at: z.string(),
});
export type DeskEnquiry = z.infer<typeof enquiry>;

const change = z.object({
  booking_id: z.string(),
  kind: z.string(),
  message: z.string(),
  wished_day: z.nullable(z.string()),
  status: z.string(),
  created_at: z.string(),
});
export type DeskChange = z.infer<typeof change>;

const steps = z.array(z.object({ stage: z.string(), happened_on: z.string() }));
const visa = z.object({
  reference: z.string(),
  user_id: z.nullable(z.string()),
  /** The enquiry it was made from, whose papers it uses. */
  enquiry_id: z.nullable(z.string()),
  given_names: z.string(),
  surname: z.string(),
  contact_email: z.string(),
  destination: z.string(),
  travel_date: z.nullable(z.string()),
  status: z.string(),
  created_at: z.string(),
  bookings: z.nullable(z.object({ reference: z.string() })),
  enquiries: z.nullable(z.object({ reference: z.string(), details: z.record(z.string(), z.unknown()) })),
  visa_case_steps: steps,
});
export type DeskVisa = z.infer<typeof visa>;

const refund = z.object({
  reference: z.string(),
  booking_id: z.string(),
  amount: z.coerce.number(),
  deducted: z.coerce.number(),
  status: z.string(),
  created_at: z.string(),
  refund_steps: steps,
});
export type DeskRefund = z.infer<typeof refund>;

export type Detail =
  | { subject: 'booking'; item: DeskBooking }
  | { subject: 'enquiry'; item: DeskEnquiry }
  | { subject: 'change'; item: DeskChange; booking: DeskBooking }
  | { subject: 'visa'; item: DeskVisa }
  | { subject: 'refund'; item: DeskRefund; booking: DeskBooking };

/** Everything about one item except private facts; null when there is none (any more). Throws when it cannot be read, a NotStaffError for other users. */
export async function readDetail(client: SupabaseClient<Database>, subject: Subject, id: string): Promise<Detail | null> {
  const detail = await readAny(client, subject, id);
  if (!detail) await refuseOthers(client);
  return detail;
}

async function readAny(client: SupabaseClient<Database>, subject: Subject, id: string): Promise<Detail | null> {
  switch (subject) {
    case 'booking': {
      const item = await readOne(client, 'bookings', bookingColumns, id, deskBooking);
      return item && { subject, item };
    }
    case 'enquiry': {
      const item = await readOne(client, 'enquiries', '*', id, enquiry);
      return item && { subject, item };
    }
    case 'change': {
      const item = await readOne(client, 'booking_change_requests', '*', id, change);
      const booking = item && (await readOne(client, 'bookings', bookingColumns, item.booking_id, deskBooking));
      return booking && { subject, item, booking };
    }
    case 'visa': {
      const columns = '*, bookings (reference), enquiries (reference, details), visa_case_steps (stage, happened_on)';
      const item = await readOne(client, 'visa_cases', columns, id, visa);
      return item && { subject, item };
    }
    case 'refund': {
      const item = await readOne(client, 'refunds', '*, refund_steps (stage, happened_on)', id, refund);
      const booking = item && (await readOne(client, 'bookings', bookingColumns, item.booking_id, deskBooking));
      return booking && { subject, item, booking };
    }
  }
}

async function readOne<Shape extends z.ZodMiniType>(
  client: SupabaseClient<Database>,
  table: 'bookings' | 'enquiries' | 'booking_change_requests' | 'visa_cases' | 'refunds',
  columns: string,
  id: string,
  shape: Shape,
): Promise<z.infer<Shape> | null> {
  const { data, error } = await client.from(table).select(columns).eq('id', id).maybeSingle();
  if (error) throw error;
  return data === null ? null : shape.parse(data);
}

const privateFacts = z.object({
  position: z.number(),
  ...(Object.fromEntries(sensitiveColumns.map((column) => [column, z.nullable(z.string())])) as Record<
    SensitiveColumn,
    z.ZodMiniNullable<z.ZodMiniString>
  >),
});
export type PrivateFacts = z.infer<typeof privateFacts>;

/** What is sensitive about the passengers of a booking, read on demand. Throws when they cannot be read. */
export async function readPrivateFacts(client: SupabaseClient<Database>, bookingId: string): Promise<PrivateFacts[]> {
  const { data, error } = await client
    .from('booking_passengers')
    .select(`position, ${sensitiveColumns.join(', ')}`)
    .eq('booking_id', bookingId)
    .order('position');
  if (error) throw error;
  return z.array(privateFacts).parse(data);
}

/** A file that came with an enquiry: a paper for a visa, or a CV. */
const deskFile = z.object({
  id: z.string(),
  field: z.enum(['passport', 'photo', 'statement', 'cv']),
  name: z.string(),
  type: z.string(),
  status: z.enum(paperStatuses),
  /** Why another copy is needed; null unless it was refused. */
  reason: z.nullable(z.enum(paperReasons)),
  checked_by: z.nullable(z.string()),
  checked_at: z.nullable(z.string()),
});
export type DeskFile = z.infer<typeof deskFile>;

/** Without their content. Throws when they cannot be read. */
export async function readFiles(client: SupabaseClient<Database>, enquiryId: string): Promise<DeskFile[]> {
  const { data, error } = await client
    .from('enquiry_files')
    .select('id, field, name, type, status, reason, checked_by, checked_at')
    .eq('enquiry_id', enquiryId)
    .order('created_at', { ascending: true });
  if (error) throw error;
  return z.array(deskFile).parse(data);
}

/** The trip plan that an enquiry is about, as lib/trip-plans/plan.ts reads it; null when it has ended. Throws when it cannot be read. */
export async function readPlanOfEnquiry(client: SupabaseClient<Database>, enquiryId: string): Promise<unknown> {
  const { data, error } = await client.rpc('desk_trip_plan', { enquiry: enquiryId });
  if (error) throw error;
  return data;
}
