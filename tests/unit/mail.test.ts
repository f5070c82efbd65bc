import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mailHtml } from '@/lib/mail/layout';
import { closeMailSender, mailSender, type SiteMail } from '@/lib/mail-transport/mail-sender';
import { certificate, smtpServer } from './mail/smtp-server.ts';

describe('layout', () => {
  it.each(['en', 'ar'] as const)('the title of a page of mail is text: no markup and no isolates (%s)', (language) => {
    const subject = 'Your request \u2068KT-7Q3F9A\u2069 <London>';
    const html = mailHtml({ language, subject, preview: '', title: subject, blocks: [], footer: [] });
    expect(html).toContain('<title>Your request KT-7Q3F9A &lt;London&gt;</title>');
  });
});

describe('mail sender', () => {
  const mail: SiteMail = {
    to: 'amina@example.com',
    subject: 'طلب حجزك KT-222222 لدى كرم للسفر، من الدوحة إلى لندن',
    text: 'مرحبًا\n.\r\nBcc: everybody@example.com\n',
    html: '<p>مرحبًا</p>',
  };

  const closing: (() => void)[] = [];
  afterEach(() => {
    closeMailSender();
    for (const close of closing.splice(0)) close();
  });

  async function withServer(refused?: string, offersTls = false): Promise<string[]> {
    const { url, heard, close } = await smtpServer(refused, offersTls);
    closing.push(close);
    vi.stubEnv('SMTP_URL', url);
    vi.stubEnv('MAIL_FROM', 'site@karam.example');
    return heard;
  }

  const send = (changes: Partial<SiteMail> = {}) => mailSender()?.({ ...mail, ...changes });

  describe('the mail sender', () => {
    it('is null without settings', () => {
      vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
      vi.stubEnv('MAIL_FROM', '');
      vi.stubEnv('KARAM_OUTBOX_URL', '');
      expect(mailSender()).toBeNull();
    });

    it('sends HTML and text, an Arabic subject, a file and the headers to unsubscribe', async () => {
      const heard = await withServer();
      const unsubscribe = 'https://karam.example/api/newsletter/unsubscribe?token=abc';
      await send({
        unsubscribe,
        attachments: [{ filename: 'KT-222222.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
      });
      expect(heard).toContain('MAIL FROM:<site@karam.example>');
      expect(heard.filter((line) => line.startsWith('RCPT TO:'))).toEqual(['RCPT TO:<amina@example.com>']);
      const message = heard.join('\r\n').replace(/\r\n[ \t]+/g, ' ');
      const words = message.matchAll(/=\?UTF-8\?([BQ])\?([^?]+)\?=/g);
      const subject = Array.from(words, ([, form, text = '']) =>
        form === 'B'
          ? Buffer.from(text, 'base64')
          : Buffer.from(
              text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
              'latin1',
            ),
      );
      expect(Buffer.concat(subject).toString()).toBe(mail.subject);
      expect(message).toContain(`List-Unsubscribe: <${unsubscribe}>`);
      expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      for (const part of ['multipart/alternative', 'text/plain', 'text/html', 'text/calendar', 'KT-222222.ics'])
        expect(message).toContain(part);
      const headers = heard.slice(heard.indexOf('DATA') + 1, heard.indexOf(''));
      expect(headers.filter((line) => line.startsWith('Bcc'))).toEqual([]);
    });

    it('keeps its connection for the next mail', async () => {
      const heard = await withServer();
      await send();
      await send();
      expect(heard.filter((line) => line.startsWith('EHLO'))).toHaveLength(1);
      expect(heard.filter((line) => line === 'DATA')).toHaveLength(2);
    });

    it('rejects when the server refuses, or cannot be reached', async () => {
      await withServer('RCPT');
      await expect(send()).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
      vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
      await expect(send()).rejects.toThrow();
    });

    it('sends no password to a server without encryption', async () => {
      const heard = await withServer();
      vi.stubEnv('SMTP_URL', (process.env['SMTP_URL'] ?? '').replace('smtp://', 'smtp://user:secret@'));
      await expect(send()).rejects.toThrow(/TLS/);
      expect(heard.join()).not.toMatch(/AUTH|secret/);
    });

    it('uses STARTTLS before it sends its password, and keeps that connection', async () => {
      setDefaultCACertificates([...getCACertificates('default'), certificate]);
      const heard = await withServer(undefined, true);
      vi.stubEnv('SMTP_URL', (process.env['SMTP_URL'] ?? '').replace('smtp://', 'smtp://user:secret@'));
      await send();
      await send();
      expect(heard.filter((line) => !line.startsWith('TLS '))).toEqual([expect.stringMatching(/^EHLO/), 'STARTTLS']);
      expect(heard.filter((line) => line.startsWith('TLS AUTH PLAIN'))).toHaveLength(1);
      expect(heard.filter((line) => line === 'TLS DATA')).toHaveLength(2);
    });

    it('sends nothing to a server with an untrusted certificate', async () => {
      setDefaultCACertificates(getCACertificates('bundled'));
      const heard = await withServer(undefined, true);
      await expect(send()).rejects.toThrow(/self-signed/);
      expect(heard.join()).not.toMatch(/MAIL FROM|DATA/);
    });

    it.each<Partial<SiteMail>>([
      { to: 'a@example.com\r\nBcc: b@example.com' },
      { to: 'a@example.com, b@example.com' },
      { replyTo: 'a@example.com>\n' },
      { subject: 'Hello\r\nBcc: b@example.com' },
    ])('refuses the setting %j', async (changes) => {
      const heard = await withServer();
      await expect(send(changes)).rejects.toThrow('more than one line');
      expect(heard).toEqual([]);
    });
  });
});
