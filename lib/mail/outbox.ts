import 'server-only';
import * as z from 'zod/mini';
import { mailGatherSeconds } from '@/lib/env';
import { describeError } from '@/lib/log';
import { mailSender } from '@/lib/mail-transport/mail-sender';
import { createAdminClient } from '@/lib/supabase/admin';
import { passOf, startWorker, type Work } from '@/lib/worker';
import { composeMail, toSend } from './compose';
import { joinMail } from './join-mail';
import type { Composed } from './layout';
import { type QueuedMail, queuedMail } from './queued-mail';

/**
 * One mail at a time: the lease of a claimed mail is as long as sending one may take. After that, another instance may send it. Several rows are
 * one mail: news of one booking.
 */
const claimed = z.array(z.looseObject({ id: z.coerce.number(), kind: z.string(), attempts: z.number() }));
type Claimed = z.infer<typeof claimed>[number];
type Send = NonNullable<ReturnType<typeof mailSender>>;

const work: Work<{ rows: Claimed[]; send: Send }> = {
  name: 'mail',
  everyMs: 15_000,
  async claim() {
    const send = mailSender();
    if (!send) return null;
    const { data, error } = await createAdminClient().rpc('claim_mail', { most: 1, gather: mailGatherSeconds() });
    if (error) throw error;
    const rows = claimed.parse(data).toSorted((one, other) => one.id - other.id);
    return rows.length > 0 ? { rows, send } : null;
  },
  perform: ({ rows, send }) => sendOne(rows, send),
  failure: 'mail-not-sent',
  factsOf: ({ rows: [row] }) => ({ kind: row?.kind ?? '', mail: row?.id ?? 0, attempts: row?.attempts ?? 0 }),
};

/** Sends all due mail. Never rejects: failed mail is retried later, or shown at the desk. */
export const sendDueMail = passOf(work);

/** Sends due mail now, at intervals, and whenever this process enqueues some. */
export const watchOutbox = (): void => startWorker(work, sendDueMail);

type Outcome = { row: Claimed; problem: string | null; isFinal: boolean };

/** Rejects when something is to be tried again. A row that cannot be composed does not stop the others. */
async function sendOne(rows: readonly Claimed[], send: Send): Promise<void> {
  const ready: { row: Claimed; mail: QueuedMail; composed: Composed }[] = [];
  const outcomes: Outcome[] = [];
  let failure: unknown = null;
  for (const row of rows) {
    try {
      const mail = queuedMail.parse(row);
      const composed = await composeMail(mail);
      if (composed && composed !== 'moot') ready.push({ row, mail, composed });
      else outcomes.push({ row, problem: composed === 'moot' ? 'moot' : 'gone', isFinal: true });
    } catch (error) {
      failure = error;
      outcomes.push({ row, problem: nameOf(error), isFinal: isFinal(error) });
    }
  }
  try {
    const [first] = ready;
    if (first) await send(toSend(first.mail, await joinMail(ready)));
    outcomes.push(...ready.map(({ row }) => ({ row, problem: null, isFinal: true })));
  } catch (error) {
    failure = error;
    outcomes.push(...ready.map(({ row }) => ({ row, problem: nameOf(error), isFinal: isFinal(error) })));
  }
  await finish(outcomes);
  if (failure) throw failure;
}

/** All at once, so that a process that dies here leaves no part of a sent mail to be sent again alone. */
async function finish(outcomes: readonly Outcome[]): Promise<void> {
  const finished = outcomes.map(({ row, problem, isFinal: is }) => ({
    mail: row.id,
    attempt: row.attempts,
    problem,
    isFinal: is,
  }));
  const { error } = await createAdminClient().rpc('finish_mails', { finished });
  if (error) throw error;
}

/** The failure as the desk shows it. Without the mail server's text, which may contain an address. */
function nameOf(error: unknown): string {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' ? `${describeError(error)} ${responseCode}` : describeError(error);
}

/** The server will never accept it, for instance because there is no such mailbox. Wrong credentials do not count: we can correct them. */
function isFinal(error: unknown): boolean {
  const { code, responseCode, cause } = error as { code?: unknown; responseCode?: unknown; cause?: { code?: unknown } };
  const isOfEnvelope = code === 'EENVELOPE' || cause?.code === 'EENVELOPE';
  return isOfEnvelope && (typeof responseCode !== 'number' || responseCode >= 500);
}
