import 'server-only';
import * as z from 'zod/mini';
import { describeError } from '@/lib/log';
import { mailSender } from '@/lib/mail-transport/mail-sender';
import { createAdminClient } from '@/lib/supabase/admin';
import { passOf, startWorker, type Work } from '@/lib/worker';
import { composeMail } from './compose';
import { queuedMail } from './queued-mail';

/** One at a time: the lease of a claimed mail is as long as sending one may take. After that, another instance may send it. */
const claimed = z.array(z.looseObject({ id: z.coerce.number(), kind: z.string(), attempts: z.number() })).check(z.maxLength(1));
type Claimed = z.infer<typeof claimed>[number];
type Send = NonNullable<ReturnType<typeof mailSender>>;

const work: Work<{ row: Claimed; send: Send }> = {
  name: 'mail',
  everyMs: 15_000,
  async claim() {
    const send = mailSender();
    if (!send) return null;
    const { data, error } = await createAdminClient().rpc('claim_mail', { most: 1 });
    if (error) throw error;
    const [row] = claimed.parse(data);
    return row ? { row, send } : null;
  },
  perform: ({ row, send }) => sendOne(row, send),
  failure: 'mail-not-sent',
  factsOf: ({ row: { kind, id, attempts } }) => ({ kind, mail: id, attempts }),
};

/** Sends all due mail. Never rejects: failed mail is retried later, or shown at the desk. */
export const sendDueMail = passOf(work);

/** Sends due mail now, at intervals, and whenever this process enqueues some. */
export const watchOutbox = (): void => startWorker(work, sendDueMail);

/** Rejects when it is to be tried again. */
async function sendOne(row: Claimed, send: Send): Promise<void> {
  try {
    const composed = await composeMail(queuedMail.parse(row));
    if (composed && composed !== 'moot') await send(composed);
    await finish(row, composed === 'moot' ? 'moot' : composed ? null : 'gone', true);
  } catch (error) {
    await finish(row, nameOf(error), isFinal(error));
    throw error;
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
