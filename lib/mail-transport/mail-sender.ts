import 'server-only';
import { createTransport, type Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import { mailSettings } from '@/lib/env';

/** A mail to send, as HTML and as text. */
export interface SiteMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where an answer goes; to the sender when left out. */
  replyTo?: string;
  /** What mail programs put behind their own button to unsubscribe: it takes a POST (RFC 8058). */
  unsubscribe?: string;
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** Resolves once a mail is taken, rejects when it is not. */
type Send = (mail: SiteMail) => Promise<void>;

const timeLimitMs = 15_000;
/** Shorter than the lease of a claimed mail, so that it is sent or given back in time. */
const wholeLimitMs = 60_000;
const address = /^[^\s<>,;:@"()[\]\\\p{Cc}]{1,64}@[^\s<>,;:@"()[\]\\\p{Cc}]{1,253}$/u;
const oneLine = /^[^\p{Cc}]{0,998}$/u;

/** How mail leaves the site: by SMTP where that is set up, into the outbox of the local backend, or not at all (null). */
export function mailSender(): Send | null {
  const { smtp, outbox } = mailSettings();
  const send = smtp ? sendBySmtp(smtp) : outbox && leaveIn(outbox);
  if (!send) return null;
  return async (mail) => {
    if (![mail.to, mail.replyTo ?? mail.to].every((text) => address.test(text)) || !oneLine.test(mail.subject)) {
      throw new Error('An address or a subject is more than one line', { cause: { code: 'EENVELOPE' } });
    }
    await send(mail);
  };
}

let pool: { server: string; transport: Transporter<SMTPPool.SentMessageInfo> } | null = null;

/**
 * `smtp://user:password@host:587` speaks plainly until STARTTLS, and with a password insists on it; `smtps://…:465` is encrypted from the
 * start. Connections are kept for the next mail.
 */
function transportTo(server: string): Transporter<SMTPPool.SentMessageInfo> {
  if (pool?.server === server) return pool.transport;
  const { protocol, hostname, port, username, password } = new URL(server);
  const isSecure = protocol === 'smtps:';
  pool?.transport.close();
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (isSecure ? 465 : 587)),
    secure: isSecure,
    requireTLS: !isSecure && username !== '',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
    // The mail is complete: nothing in it may be fetched or read from the disk.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  pool = { server, transport };
  return transport;
}

/** Closes the pooled connections to the mail server. */
export function closeMailSender(): void {
  pool?.transport.close();
  pool = null;
}

function sendBySmtp({ server, from }: { server: string; from: string }): Send {
  return async ({ to, subject, html, text, replyTo, unsubscribe, attachments = [] }) => {
    const sending = transportTo(server).sendMail({
      ...{ from, to, replyTo: replyTo ?? from, subject, html, text },
      headers: unsubscribe ? unsubscribeHeaders(unsubscribe) : {},
      attachments: attachments.map((attachment) => ({ ...attachment })),
    });
    await within(wholeLimitMs, sending);
  };
}

/** The pool waits without limit for a free connection; after this long the mail is tried again later. */
async function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server takes too long')), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function leaveIn(outbox: { url: string; key: string }): Send {
  return async ({ unsubscribe, replyTo, ...mail }) => {
    const headers = { ...(replyTo && { 'Reply-To': replyTo }), ...(unsubscribe && unsubscribeHeaders(unsubscribe)) };
    const answer = await fetch(outbox.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${outbox.key}` },
      body: JSON.stringify({ ...mail, headers }),
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!answer.ok) throw new Error(`The outbox answers ${answer.status}`);
  };
}

function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const kickName = Symbol.for('karam.kick-outbox');
type Kicked = { [kickName]?: () => void };

/** Registers what sends the mail that is due (lib/mail/outbox.ts); null when nothing does any more. */
export function onKick(send: (() => void) | null): void {
  // Next.js bundles instrumentation and routes apart: what they share lies on the process.
  if (send) (globalThis as Kicked)[kickName] = send;
  else delete (globalThis as Kicked)[kickName];
}

/** Says that mail was enqueued just now, so that it need not wait for the next look at the outbox. Never throws. */
export function kickOutbox(): void {
  (globalThis as Kicked)[kickName]?.();
}
