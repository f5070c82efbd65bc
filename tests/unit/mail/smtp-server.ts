import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';

/** A self-signed certificate of localhost, valid until 2126, and its key. Only for tests. */
const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../fixtures/mail', name), 'utf8');
export const certificate = fixture('self-signed.crt');

export interface SmtpServer {
  url: string;
  /** Every line from clients, in order. Encrypted ones begin with "TLS ". */
  heard: string[];
  close: () => void;
}

/** A mail server that records what it receives; it answers the command that begins with `refused` with 550. */
export async function smtpServer(refused = 'nothing', offersTls = false): Promise<SmtpServer> {
  const heard: string[] = [];

  function serve(socket: Socket, mark: string) {
    let isContent = false;
    let text = '';
    const hear = (part: Buffer) => {
      text += part;
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        heard.push(mark + line);
        if (isContent && line !== '.') continue;
        isContent = line === 'DATA';
        if (line.startsWith(refused)) socket.write('550 no\r\n');
        else if (line === 'STARTTLS') startTls();
        else if (line.startsWith('EHLO')) socket.write(`250-here\r\n${offers()}250 SIZE 1000000\r\n`);
        else if (line.startsWith('AUTH')) socket.write('235 welcome\r\n');
        else socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
      }
    };
    const offers = () => (mark ? '250-AUTH PLAIN\r\n' : offersTls ? '250-STARTTLS\r\n' : '');
    function startTls() {
      if (!offersTls) return socket.write('502 not here\r\n');
      socket.off('data', hear);
      socket.write('220 go ahead\r\n');
      serve(new TLSSocket(socket, { isServer: true, key: fixture('self-signed.key'), cert: certificate }), 'TLS ');
    }
    socket.on('error', () => {});
    socket.on('data', hear);
  }

  const server = createServer((socket) => {
    socket.write('220 here\r\n');
    serve(socket, '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { url: `smtp://127.0.0.1:${port}`, heard, close: () => server.close() };
}
