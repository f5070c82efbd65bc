import { createServer } from 'node:net';

export interface SmtpServer {
  url: string;
  /** Every line that clients have said, in order. */
  heard: string[];
  close: () => void;
}

/** A mail server that writes down what it is told and speaks no TLS; it answers the command that begins with `refused` with 550. */
export async function smtpServer(refused = 'nothing'): Promise<SmtpServer> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isContent = false;
    let text = '';
    socket.write('220 here\r\n');
    socket.on('error', () => {});
    socket.on('data', (part) => {
      text += part;
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        heard.push(line);
        if (isContent && line !== '.') continue;
        isContent = line === 'DATA';
        if (line.startsWith(refused)) socket.write('550 no\r\n');
        else if (line === 'STARTTLS') socket.write('502 not here\r\n');
        else if (line.startsWith('EHLO')) socket.write('250-here\r\n250 SIZE 1000000\r\n');
        else socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { url: `smtp://127.0.0.1:${port}`, heard, close: () => server.close() };
}
