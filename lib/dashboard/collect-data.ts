import 'server-only';
import type { SupabaseClient, User } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { passengerColumns } from '@/lib/bookings/model/passenger-fields';
import { company } from '@/lib/company/company';
import { createAdminClient } from '@/lib/supabase/admin';
import type { Database } from '@/lib/supabase/database.types';
import { createSessionClient } from '@/lib/supabase/server';

/** Tables and columns that are read with the visitor's own rights. */
export const exportedTables = {
  profile: ['profiles', 'first_name, last_name, phone, birth_date, locale, created_at, updated_at'],
  savedTravellers: [
    'saved_travellers',
    'title, gender, given_names, surname, date_of_birth, nationality, passport_number, passport_expiry, loyalty_airline, loyalty_number, created_at',
  ],
  bookings: [
    'bookings',
    `reference, kind, status, locale, contact_email, contact_phone, notes, search, offer, total_amount, currency, confirmed_at, issued, names_follow, seen_prices, answer_by, created_at, updated_at, booking_passengers (position, ${passengerColumns.join(', ')}), booking_change_requests (kind, message, wished_day, status, created_at), refunds (reference, amount, deducted, currency, status, created_at, refund_steps (stage, happened_on)), payments (status, amount, refunded, pay_by, paid_at, choice, method, price_before, then_order, created_at, payment_parts (last_digits, points, amount, status, used_at, created_at), payment_refunds (amount, cause, status, price_fell, created_at)), orders (status, pnr, tickets, pay_by, airline_change, change_answer, is_cancelling, itineraries, longest_itineraries, created_at, order_choices (kind, status, items, amount, refused, created_at))`,
  ],
  enquiries: ['enquiries', 'reference, kind, status, locale, name, email, phone, details, created_at, updated_at'],
  visaApplications: [
    'visa_cases',
    'reference, given_names, surname, contact_email, destination, travel_date, status, created_at, updated_at, visa_case_steps (stage, happened_on)',
  ],
  clubAccount: ['loyalty_accounts', 'points, tier, tier_since, tier_until, tier_points, updated_at'],
  clubEntries: ['loyalty_entries', 'points, reason, earned_at, expires_at'],
  notifications: ['notifications', 'type, title, message, subject, reference, read, created_at'],
} as const;

/** All data about `user`, who is signed in, read with their own rights where possible. Rejects when a part cannot be read. */
export async function collectData(user: User): Promise<Record<string, unknown>> {
  const client = await createSessionClient();
  const parts = await Promise.all(
    Object.entries(exportedTables).map(async ([part, [table, columns]]) => [
      part,
      await readAll(client, table, columns, user.id),
    ]),
  );
  const account = {
    email: user.email,
    createdAt: user.created_at,
    lastSignInAt: user.last_sign_in_at,
    names: user.user_metadata,
  };
  const newsletter = user.email && user.email_confirmed_at ? await readNewsletter(user.email) : [];
  const mails = user.email && user.email_confirmed_at ? await readMails(user.email) : [];
  const [files, notes, giftCards] = await Promise.all([readFiles(user.id), readNotes(user.id), readGifts(user.id)]);
  return {
    writtenAt: new Date().toISOString(),
    account,
    ...Object.fromEntries(parts),
    newsletter,
    mails,
    files,
    notes,
    giftCards,
  };
}

/** Mail to the address in the last weeks: kind and time, without its text. */
async function readMails(email: string): Promise<unknown[]> {
  const { data, error } = await createAdminClient()
    .from('mail_outbox')
    .select('kind, recipient, language, created_at, sent_at, failed_at')
    // Guests may have typed capitals. `*` cannot be escaped in such a pattern, so the answer is compared again.
    .ilike('recipient', email.replace(/[\\%_]/g, '\\$&'))
    .order('id');
  if (error) throw new Error('mail_outbox cannot be read', { cause: error });
  return data.filter(({ recipient }) => recipient.toLowerCase() === email.toLowerCase());
}

/** The history of the requests, with the agency's remarks. */
async function readNotes(userId: string): Promise<unknown[]> {
  const { data, error } = await createAdminClient().rpc('notes_of_account', { account: userId });
  if (error) throw new Error('desk_notes cannot be read', { cause: error });
  return z.array(z.looseObject({})).parse(data);
}

/** Whether the address subscribes to offers, and which mails it got. Nobody may read the table, but the owner of a confirmed address may read its row. */
async function readNewsletter(email: string): Promise<unknown[]> {
  const { data, error } = await createAdminClient()
    .from('newsletter_subscriptions')
    .select(
      'email, locale, status, mailed_at, confirmed_at, unsubscribed_at, ended_by, opens_allowed_at, soft_bounces, soft_bounced_at, created_at, updated_at, campaign_mails (language, state, queued_at, settled_at, opened_at, bounced_at, bounce, unsubscribed_at)',
    )
    .eq('email', email.toLowerCase());
  if (error) throw new Error('newsletter_subscriptions cannot be read', { cause: error });
  return data;
}

/** The files of enquiries; size in bytes. Without the content, which would make the copy too large. */
async function readFiles(userId: string): Promise<unknown[]> {
  const { data, error } = await createAdminClient().rpc('files_of_account', { account: userId });
  if (error) throw new Error('enquiry_files cannot be read', { cause: error });
  const howToGetIt = `Write to ${company.email} from the address of this account, and we send you the file.`;
  return z
    .array(z.looseObject({}))
    .parse(data)
    .map((file) => ({ ...file, howToGetIt }));
}

/** To whom gift cards were sent, and with which words, until that is deleted. */
async function readGifts(userId: string): Promise<unknown[]> {
  const { data, error } = await createAdminClient()
    .from('gift_orders')
    .select('recipient_name, recipient_email, sender_name, message, language, send_at, sent_at, bookings!inner (reference)')
    .eq('bookings.user_id', userId);
  if (error) throw new Error('gift_orders cannot be read', { cause: error });
  return data;
}

const pageSize = 500;

type ExportedTable = (typeof exportedTables)[keyof typeof exportedTables][0];

async function readAll(
  client: SupabaseClient<Database>,
  table: ExportedTable,
  columns: string,
  userId: string,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let from = 0; ; from += pageSize) {
    const query = client.from(table).select(columns).eq('user_id', userId);
    const { data, error } = await query.range(from, from + pageSize - 1);
    if (error) throw new Error(`${table} cannot be read`, { cause: error });
    rows.push(...data);
    if (data.length < pageSize) return rows;
  }
}
