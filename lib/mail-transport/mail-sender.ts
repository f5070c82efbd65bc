import 'server-only';
import { createTransport, type Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import { mailSettings } from '@/lib/env';
import { kickWorker } from '@/lib/worker';

/** A mail to send, as HTML and as text. */
export interface SiteMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The address for replies; the sender when left out. */
  replyTo?: string;
  /** For the unsubscribe button of mail programs: the address accepts a POST (RFC 8058). */
  unsubscribe?: string;
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
  /** The encoding of `content`; plain text by default. */
  encoding?: 'base64';
}

/** Resolves once the server has accepted the mail, rejects otherwise. */
type Send = (mail: SiteMail) => Promise<void>;

const timeLimitMs = 15_000;
/** Shorter than the lease of a claimed mail, so that it is sent or released in time. */
const wholeLimitMs = 60_000;
const address = /^[^\s<>,;:@"()[\]\\\p{Cc}]{1,64}@[^\s<>,;:@"()[\]\\\p{Cc}]{1,253}$/u;
const oneLine = /^[^\p{Cc}]{0,998}$/u;

/** How mail is sent: by SMTP if configured, into the outbox of the local backend, or not at all (null). */
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
 * `smtp://user:password@host:587` begins unencrypted and uses STARTTLS, which is required with a password; `smtps://…:465` is encrypted from the
 * start. Connections are pooled.
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
    // The mail is complete: nothing may be loaded from the network or the disk.
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
      from,
      to,
      replyTo: replyTo ?? from,
      subject,
      html,
      text,
      headers: unsubscribe ? unsubscribeHeaders(unsubscribe) : {},
      attachments: attachments.map((attachment) => ({ ...attachment })),
    });
    await within(wholeLimitMs, sending);
  };
}

/** The pool waits for a free connection without limit; after `limitMs` the mail is retried later. */
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

/** Sends mail that was just enqueued, without waiting for the next poll of the outbox. Never throws. */
export const kickOutbox = (): void => kickWorker('mail');

/** The same for a campaign that was just sent. */
export const kickCampaigns = (): void => kickWorker('campaigns');
