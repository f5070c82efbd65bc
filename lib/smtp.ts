import 'server-only';
import { connect as connectPlain, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { connect as connectTls } from 'node:tls';

/** A mail of plain text. Addresses are bare (`name@example.com`), the subject is ASCII. */
export interface Mail {
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  /** Further headers, by name. */
  headers?: Record<string, string>;
}

const timeLimitMs = 15_000;
/** What stands in a command or a header ends nowhere but at the end of its line. */
const oneLine = /^[\x20-\x7e]+$/;

/**
 * Hands a mail to the server at `smtps://user:password@host:465`, or at `smtp://host:25` without a password: a relay of the
 * same machine. Rejects when the server does not take it.
 */
export async function sendMail(server: string, mail: Mail): Promise<void> {
  const { protocol, hostname: host, port, username, password } = new URL(server);
  const isSecure = protocol === 'smtps:';
  if (!isSecure && username) throw new Error('A password is only sent over smtps');
  for (const text of [mail.from, mail.to, mail.replyTo, mail.subject, ...Object.entries(mail.headers ?? {}).flat()]) {
    if (!oneLine.test(text)) throw new Error('A header must be one line of ASCII');
  }
  const socket = isSecure
    ? connectTls({ host, port: Number(port || 465), servername: host })
    : connectPlain({ host, port: Number(port || 25) });
  socket.setTimeout(timeLimitMs, () => socket.destroy(new Error('The mail server does not answer')));
  try {
    const replies = readReplies(socket);
    const say = async (command: string | null, expected: number) => {
      if (command !== null) socket.write(`${command}\r\n`);
      const { value: code } = await replies.next();
      if (code !== expected) throw new Error(`The mail server answers ${code}`);
    };
    await say(null, 220);
    await say(`EHLO ${hostname().replace(/[^\w.-]/g, '') || 'localhost'}`, 250);
    if (username) await say(`AUTH PLAIN ${base64(`\0${decodeURIComponent(username)}\0${decodeURIComponent(password)}`)}`, 235);
    await say(`MAIL FROM:<${mail.from}>`, 250);
    await say(`RCPT TO:<${mail.to}>`, 250);
    await say('DATA', 354);
    await say(`${contentOf(mail)}\r\n.`, 250);
    socket.write('QUIT\r\n');
  } finally {
    socket.end();
  }
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The text is base64, in which no line begins with a dot. */
function contentOf({ from, to, replyTo, subject, text, headers = {} }: Mail): string {
  const lines = base64(text).match(/.{1,76}/g) ?? [];
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Reply-To: ${replyTo}`,
    `Subject: ${subject}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...lines,
  ].join('\r\n');
}

/** The code of each reply, once its last line has come: "250-more" goes on, "250 done" ends. */
async function* readReplies(socket: Socket): AsyncGenerator<number, number> {
  let text = '';
  for await (const part of socket) {
    text += String(part);
    if (text.length > 100_000) throw new Error('The mail server talks too much');
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 1);
      if (/^\d{3}(?!-)/.test(line)) yield Number(line.slice(0, 3));
    }
  }
  return 0;
}
