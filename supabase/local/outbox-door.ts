import { createHash, timingSafeEqual } from 'node:crypto';
import type { Outbox } from './mail.ts';

const maxBytes = 100_000;
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes a mail of the site's own into the outbox: JSON of `to`, `subject`, `text` and `headers`, with the secret key as bearer. */
export async function takeMail(request: Request, secretKey: string, outbox: Pick<Outbox, 'send'>): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Only POST');
  const given = request.headers.get('authorization') ?? '';
  if (!timingSafeEqual(digest(given), digest(`Bearer ${secretKey}`))) return refuse(401, 'Not the secret key');
  if (!(Number(request.headers.get('content-length') ?? Number.NaN) <= maxBytes)) return refuse(413, 'Too large');
  const mail: unknown = await request.json().catch(() => null);
  if (!isMail(mail)) return refuse(400, 'Not a mail');
  await outbox.send({ to: mail.to, subject: mail.subject, text: mail.text, headers: mail.headers });
  return Response.json({ status: 'ok' }, { status: 201 });
}

type Mail = { to: string; subject: string; text: string; headers: Record<string, string> };

function isMail(value: unknown): value is Mail {
  const { to, subject, text, headers } = (value ?? {}) as Record<string, unknown>;
  return (
    [to, subject, text].every((part) => typeof part === 'string') &&
    typeof headers === 'object' &&
    headers !== null &&
    Object.values(headers).every((part) => typeof part === 'string')
  );
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { connection: 'close' } });
}
