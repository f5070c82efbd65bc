import { createServer } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { mailDoor } from '@/lib/mail';
import { alreadyMail, confirmMail } from '@/lib/newsletter/newsletter-mail';
import { newConfirmToken, subscriptionOf, unsubscribeToken } from '@/lib/newsletter/tokens';

const id = '00000000-0000-4000-8000-0000000000aa';
const stubServer = () => {
  vi.stubEnv('SITE_URL', 'https://karam.example');
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'p');
  vi.stubEnv('SUPABASE_SECRET_KEY', 's');
  vi.stubEnv('OFFER_SIGNING_SECRET', 'x'.repeat(32));
};

/** A mail server that takes everything and writes it down. */
async function mailServer() {
  const heard: string[] = [];
  let isContent = false;
  const server = createServer((socket) => {
    socket.write('220 here\r\n');
    socket.on('data', (part) => {
      for (const line of String(part).split('\r\n').slice(0, -1)) {
        heard.push(line);
        if (isContent && line !== '.') continue;
        isContent = line === 'DATA';
        socket.write(isContent ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, heard, close: () => server.close() };
}

describe('mail of the site', () => {
  it('has no door where nothing is set up', () => {
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
    vi.stubEnv('MAIL_FROM', '');
    vi.stubEnv('KARAM_OUTBOX_URL', '');
    expect(mailDoor()).toBeNull();
  });

  it('carries an Arabic subject and the headers to unsubscribe through a mail server', async () => {
    stubServer();
    const { url, heard, close } = await mailServer();
    vi.stubEnv('SMTP_URL', url);
    vi.stubEnv('MAIL_FROM', 'site@karam.example');
    const mail = await confirmMail({ id, email: 'amina@example.com', locale: 'ar' }, newConfirmToken().token);
    try {
      await mailDoor()?.(mail);
    } finally {
      close();
    }
    const subject = heard.find((line) => line.startsWith('Subject: ')) ?? '';
    const words = Array.from(subject.matchAll(/=\?utf-8\?B\?([^?]+)\?=/g), ([whole, text]) => {
      expect(whole.length).toBeLessThanOrEqual(75);
      return Buffer.from(text ?? '', 'base64').toString();
    });
    expect(words.join('')).toBe(mail.subject);
    expect(heard).toContain(`List-Unsubscribe: <https://karam.example/api/newsletter/unsubscribe?token=${unsubscribeToken(id)}>`);
    expect(heard).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('does not carry an address that would break out of its header', async () => {
    stubServer();
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
    vi.stubEnv('MAIL_FROM', 'site@karam.example');
    const mail = { to: 'a@example.com\r\nBcc: b@example.com', subject: 's', text: 't' };
    await expect(mailDoor()?.(mail)).rejects.toThrow('one line');
  });

  it.each(['en', 'ar'] as const)('in %s says how to end it, in every mail', async (locale) => {
    stubServer();
    const receiver = { id, email: 'amina@example.com', locale };
    const page = `https://karam.example${locale === 'ar' ? '/ar' : ''}/newsletter?unsubscribe=${unsubscribeToken(id)}`;
    for (const mail of [await confirmMail(receiver, 'token'), await alreadyMail(receiver)]) {
      expect(mail.text).toContain(page);
      expect(mail.unsubscribe).toContain('https://karam.example/api/newsletter/unsubscribe?token=');
    }
    expect((await confirmMail(receiver, 'token')).text).toContain(`/api/newsletter/confirm?token=token&lang=${locale}`);
  });
});

it('only tokens that we sealed name a subscription', () => {
  stubServer();
  expect(subscriptionOf(unsubscribeToken(id))).toBe(id);
  for (const wrong of ['', id, `${id}.`, `${unsubscribeToken(id)}A`, unsubscribeToken('x')])
    expect(subscriptionOf(wrong)).toBeNull();
});
