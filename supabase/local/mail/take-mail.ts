import { createHash, timingSafeEqual } from 'node:crypto';
import type { MailAttachment, Outbox } from './outbox.ts';

const maxBytes = 500_000;
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Stores a mail from the site in the outbox: JSON with `to`, `subject`, `html`, `text`, `headers` and `attachments`; the bearer token is the secret key. */
export async function takeMail(request: Request, secretKey: string, outbox: Pick<Outbox, 'keep'>): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Only POST');
  const given = request.headers.get('authorization') ?? '';
  if (!timingSafeEqual(digest(given), digest(`Bearer ${secretKey}`))) return refuse(401, 'Not the secret key');
  if (!(Number(request.headers.get('content-length') ?? Number.NaN) <= maxBytes)) return refuse(413, 'Too large');
  const mail: unknown = await request.json().catch(() => null);
  if (!isMail(mail)) return refuse(400, 'Not a mail');
  const { to, subject, html, text, headers, attachments } = mail;
  await outbox.keep({ to, subject, html, text, headers, ...(attachments && { attachments }) });
  return Response.json({ status: 'ok' }, { status: 201 });
}

interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments?: readonly MailAttachment[];
}

function isMail(value: unknown): value is Mail {
  const { to, subject, html, text, headers, attachments = [] } = (value ?? {}) as Record<string, unknown>;
  return (
    areTexts([to, subject, html, text]) &&
    typeof headers === 'object' &&
    headers !== null &&
    areTexts(Object.values(headers)) &&
    Array.isArray(attachments) &&
    attachments.every((file) => areTexts([file?.filename, file?.contentType, file?.content]))
  );
}

function areTexts(parts: unknown[]): boolean {
  return parts.every((part) => typeof part === 'string');
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { connection: 'close' } });
}
