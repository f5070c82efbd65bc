import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type Mail, sendMail } from '@/lib/smtp';

const mail: Mail = {
  from: 'site@example.com',
  to: 'desk@example.com',
  replyTo: 'amina@example.com',
  subject: 'KE-222222 contact',
  text: 'Your message: مرحبًا\n.\r\nBcc: everybody@example.com\n',
};

let server: Server | null = null;
afterEach(() => {
  server?.close();
  server = null;
});

/** A mail server that writes down what it is told; `refuse` names the command it answers with 550. */
async function mailServer(refuse = 'nothing'): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = [];
  const listening = createServer((socket) => {
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
        if (line.startsWith(refuse)) socket.write('550 no\r\n');
        else
          socket.write(
            line === 'DATA' ? '354 go on\r\n' : line.startsWith('EHLO') ? '250-here\r\n250 SIZE 1000\r\n' : '250 ok\r\n',
          );
      }
    });
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, heard };
}

it('a mail arrives whole, and nothing in its text is a header or its end', async () => {
  const { url, heard } = await mailServer();
  await sendMail(url, mail);
  expect(heard.slice(1, 4)).toEqual(['MAIL FROM:<site@example.com>', 'RCPT TO:<desk@example.com>', 'DATA']);
  expect(heard).toContain('Reply-To: amina@example.com');
  expect(heard).toContain('Subject: KE-222222 contact');
  const content = heard.slice(heard.indexOf('') + 1, heard.indexOf('.')).join('');
  expect(Buffer.from(content, 'base64').toString()).toBe(mail.text);
});

it('a server that refuses, or is not there, is heard of', async () => {
  const { url } = await mailServer('RCPT');
  await expect(sendMail(url, mail)).rejects.toThrow('550');
  await expect(sendMail('smtp://127.0.0.1:1', mail)).rejects.toThrow();
});

it.each<Partial<Mail>>([{ replyTo: 'a@example.com\r\nBcc: b@example.com' }, { to: 'desk@example.com>\n' }, { subject: 'رسالة' }])(
  '%j is no header',
  async (changes) => {
    await expect(sendMail('smtp://127.0.0.1:1', { ...mail, ...changes })).rejects.toThrow('one line');
  },
);

it('a password goes nowhere without encryption', async () => {
  await expect(sendMail('smtp://user:secret@127.0.0.1:1', mail)).rejects.toThrow('smtps');
});
