import 'server-only';
import * as z from 'zod/mini';
import { describeError, logError } from '@/lib/log';
import { mailSender, onKick } from '@/lib/mail-transport/mail-sender';
import { createAdminClient } from '@/lib/supabase/admin';
import { composeMail } from './compose';
import { queuedMail } from './queued-mail';

const pollIntervalMs = 15_000;

/** One at a time: the lease of a claimed mail is as long as sending one may take. After that, another instance may send it. */
const claimed = z.array(z.looseObject({ id: z.coerce.number(), kind: z.string(), attempts: z.number() })).check(z.maxLength(1));
type Claimed = z.infer<typeof claimed>[number];

/** Sends all due mail. Never rejects: failed mail is retried later, or shown at the desk. */
export async function sendDueMail(): Promise<void> {
  const send = mailSender();
  if (!send) return;
  try {
    for (;;) {
      const { data, error } = await createAdminClient().rpc('claim_mail', { most: 1 });
      if (error) throw error;
      const [row] = claimed.parse(data);
      if (!row) return;
      await sendOne(row, send);
    }
  } catch (error) {
    logError('mail-outbox', { cause: describeError(error) });
  }
}

async function sendOne(row: Claimed, send: NonNullable<ReturnType<typeof mailSender>>): Promise<void> {
  try {
    const composed = await composeMail(queuedMail.parse(row));
    if (composed && composed !== 'moot') await send(composed);
    await finish(row, composed === 'moot' ? 'moot' : composed ? null : 'gone', true);
  } catch (error) {
    logError('mail-not-sent', { kind: row.kind, mail: row.id, attempts: row.attempts, cause: describeError(error) });
    await finish(row, nameOf(error), isFinal(error));
  }
}

async function finish({ id, attempts }: Claimed, problem: string | null, isLast: boolean): Promise<void> {
  const { error } = await createAdminClient().rpc('finish_mail', { mail: id, attempt: attempts, problem, is_final: isLast });
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

/** Sends due mail now, at intervals, and whenever this process enqueues some. Returns a function that stops it. */
export function watchOutbox(): () => void {
  let isSending = false;
  let isAskedAgain = false;
  const run = async () => {
    isAskedAgain = isSending;
    if (isSending) return;
    isSending = true;
    await sendDueMail();
    isSending = false;
    if (isAskedAgain) void run();
  };
  const timer = setInterval(() => void run(), pollIntervalMs);
  timer.unref();
  onKick(() => void run());
  void run();
  return () => {
    clearInterval(timer);
    onKick(null);
  };
}
