import 'server-only';
import { mailSettings } from './env';
import { sendMail } from './smtp';

/** A mail that the site itself sends to a visitor, of plain text. */
export interface SiteMail {
  to: string;
  subject: string;
  text: string;
  /** What mail programs put behind their own button to unsubscribe: it takes a POST (RFC 8058). */
  unsubscribe?: string;
}

type Send = (mail: SiteMail) => Promise<void>;

const timeLimitMs = 10_000;

/** How mail leaves the site: by SMTP where that is set up, into the outbox of the local backend, or not at all (null). It rejects when a mail is not taken. */
export function mailDoor(): Send | null {
  const { smtp, outbox } = mailSettings();
  if (smtp) {
    return ({ to, subject, text, unsubscribe }) =>
      sendMail(smtp.server, {
        ...{ from: smtp.from, replyTo: smtp.from, to, subject: asHeader(subject), text },
        ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
      });
  }
  if (!outbox) return null;
  return async ({ unsubscribe, ...mail }) => {
    const answer = await fetch(outbox.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${outbox.key}` },
      body: JSON.stringify({ ...mail, headers: unsubscribe ? unsubscribeHeaders(unsubscribe) : {} }),
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!answer.ok) throw new Error(`The outbox answers ${answer.status}`);
  };
}

function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Text as a header may have it (RFC 2047): ASCII as it is, anything else in pieces of at most 75 characters. */
function asHeader(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const pieces: string[] = [''];
  for (const letter of text) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (Buffer.byteLength(longer) <= 45) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces.map((piece) => `=?utf-8?B?${Buffer.from(piece).toString('base64')}?=`).join(' ');
}
