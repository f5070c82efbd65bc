import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { Issued } from '@/lib/bookings/model/order-row';
import type { Database } from '@/lib/supabase/database.types';
import { refuseSignedOut } from '@/lib/supabase/signed-out-error';
import type { DeskFile } from './details/details';
import { NotStaffError, readIsStaff } from './staff';
import type { Subject } from './subjects';

const note = z.object({
  id: z.string(),
  staff_name: z.string(),
  from_status: z.nullable(z.string()),
  to_status: z.nullable(z.string()),
  remark: z.string(),
  written_at: z.string(),
});
export type Note = z.infer<typeof note>;

/** The longest remark that the database takes, in characters. */
export const longestRemark = 1000;

/** The changes and remarks of one item, the latest first. Throws when they cannot be read. */
export async function readHistory(client: SupabaseClient<Database>, subject: Subject, id: string): Promise<Note[]> {
  const { data, error } = await client
    .from('desk_notes')
    .select('id, staff_name, from_status, to_status, remark, written_at')
    .eq('subject', subject)
    .eq('subject_id', id)
    .order('written_at', { ascending: false })
    .limit(200);
  if (error) throw error;
  return z.array(note).parse(data);
}

const outcome = z.object({ outcome: z.enum(['changed', 'stale', 'refused', 'gone']), status: z.nullable(z.string()) });
export type Outcome = z.infer<typeof outcome>;

/** What was issued outside the site: the numbers on screen, and the new ones. */
export interface IssuedByHand {
  known: Issued | null;
  issued: Issued | null;
}

interface Move {
  subject: Subject;
  id: string;
  /** The status on screen when the agent decided. */
  seen: string;
  wanted: string;
  remark: string;
  /** Of a booking that becomes or is ticketed. */
  issue?: IssuedByHand | undefined;
}

/**
 * `status` of the answer is the present one, whether or not the change was made. Throws a NotStaffError, a SignedOutError without a session, or
 * an error when the outcome is unknown.
 */
export async function moveOn(
  client: SupabaseClient<Database>,
  { subject, id, seen, wanted, remark, issue }: Move,
): Promise<Outcome> {
  const { data, error, status } = await (issue
    ? client.rpc('desk_issue_by_hand', { booking: id, seen, remark, ...issue })
    : client.rpc('desk_set_status', { wanted_subject: subject, item: id, seen, wanted, remark }));
  if (error) await explain(client, error, status);
  return z.tuple([outcome]).parse(data)[0];
}

/** Throws when it was not stored: a NotStaffError, or a SignedOutError without a session. */
export async function addRemark(client: SupabaseClient<Database>, subject: Subject, id: string, remark: string): Promise<void> {
  const { error, status } = await client.rpc('desk_add_remark', { wanted_subject: subject, item: id, remark });
  if (error) await explain(client, error, status);
}

export interface PaperTick {
  file: string;
  /** The status on screen when the agent decided. */
  seen: DeskFile['status'];
  wanted: DeskFile['status'];
  reason: DeskFile['reason'];
}

const tickOutcome = z.enum(['changed', 'stale', 'gone']);
export type TickOutcome = z.infer<typeof tickOutcome>;

/** Accepts a paper, or asks for another copy. Throws as `moveOn` does. */
export async function tickPaper(
  client: SupabaseClient<Database>,
  { file, seen, wanted, reason }: PaperTick,
): Promise<TickOutcome> {
  const { data, error, status } = await client.rpc('desk_check_paper', { file, seen, wanted, why: reason });
  if (error) await explain(client, error, status);
  return tickOutcome.parse(data);
}

export interface PlanReply {
  enquiry: string;
  /** Made by the form: sent twice, it is one answer. */
  id: string;
  text: string;
}

const replyOutcome = z.enum(['changed', 'gone']);
export type ReplyOutcome = z.infer<typeof replyOutcome>;

/** Answers in a trip plan, as the agency. Throws as `moveOn` does. */
export async function replyInPlan(client: SupabaseClient<Database>, { enquiry, id, text }: PlanReply): Promise<ReplyOutcome> {
  const { data, error, status } = await client.rpc('desk_answer_trip_plan', { enquiry, answer_id: id, answer: text });
  if (error) await explain(client, error, status);
  return replyOutcome.parse(data);
}

/** Throws the reason of a refusal: the HTTP status is the same for an ended session and for a user who is no longer staff. */
async function explain(client: SupabaseClient<Database>, error: unknown, status: number): Promise<never> {
  const isStaff = status === 401 || (await readIsStaff(client).catch(() => true));
  if (!isStaff) throw new NotStaffError('Works here no longer');
  refuseSignedOut(status);
  throw error;
}
