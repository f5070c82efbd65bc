import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendDueMail } from '@/lib/mail/outbox';
import { closeMailSender } from '@/lib/mail-transport/mail-sender';
import { smtpServer } from '../../unit/mail/smtp-server.ts';
import { newAddress, signedInStaff, signedInUser, testBackend } from '../backend/test-backend.ts';
import { pointSiteAt } from '../bookings/site-on-backend.ts';

const backend = testBackend();

beforeEach(() => {
  pointSiteAt(backend);
  vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
});

let events = 0;

async function enqueue(recipient: string, { kind = 'newsletter_already', key = `event ${++events}` } = {}): Promise<boolean> {
  const { data: isTaken, error } = await backend.admin().rpc('enqueue_mail', {
    ...{ kind, recipient, language: 'ar', dedupe_key: key, data: { id: crypto.randomUUID(), reference: 'KE-222222' } },
  });
  if (error) throw error;
  return isTaken;
}

async function rowsTo(recipient: string) {
  const { data: rows, error } = await backend.admin().from('mail_outbox').select('*').eq('recipient', recipient).order('id');
  if (error) throw error;
  return rows;
}

async function claim(lease?: number): Promise<{ id: number; attempts: number; recipient: string }[]> {
  const { data: rows, error } = await backend.admin().rpc('claim_mail', { most: 100, ...(lease !== undefined && { lease }) });
  if (error) throw error;
  return rows;
}

async function finish({ id, attempts }: { id: number; attempts: number }, problem: string | null = null) {
  await backend
    .admin()
    .rpc('finish_mails', { finished: [{ mail: id, attempt: attempts, problem }] })
    .throwOnError();
}

/** Failed mail is logged on purpose. */
const silenced = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('the outbox', () => {
  it('sends what was enqueued, once, in its language, and clears its data', async () => {
    const recipient = newAddress('once');
    expect(await enqueue(recipient, { key: 'the same event' })).toBe(true);
    expect(await enqueue(recipient, { key: 'the same event' })).toBe(false);
    await Promise.all([sendDueMail(), sendDueMail()]);
    await sendDueMail();
    const mails = await backend.mailTo(recipient);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(mails[0]?.subject).toMatch(/[\u0621-\u064a]/);
    expect(await rowsTo(recipient)).toMatchObject([{ sent_at: expect.any(String), attempts: 1, data: {}, last_error: null }]);
  });

  it('gives a mail to one worker at a time, and to another when the first has died', async () => {
    const recipient = newAddress('claimed');
    await enqueue(recipient);
    const [first, second] = await Promise.all([claim(60), claim(60)]);
    expect([...first, ...second].map((mail) => mail.recipient)).toEqual([recipient]);

    await makeDue(recipient);
    const [again] = await claim(60);
    expect(again).toMatchObject({ recipient, attempts: 2 });
    // A worker that lost its claim cannot report the outcome.
    const [lost] = [...first, ...second];
    if (lost) await finish(lost, 'late');
    expect(await rowsTo(recipient)).toMatchObject([{ sent_at: null, last_error: null }]);
    if (again) await finish(again);
    expect(await rowsTo(recipient)).toMatchObject([{ sent_at: expect.any(String), last_error: null }]);
  });

  it('claims no mail before the current one is done, and sends them in order', async () => {
    const recipients = ['one', 'two', 'three'].map(newAddress);
    for (const recipient of recipients) await enqueue(recipient);
    const seen: { to: string; leased: number }[] = [];
    const server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const { data: leased } = await backend
        .admin()
        .from('mail_outbox')
        .select('id')
        .gt('attempts', 0)
        .is('sent_at', null)
        .is('failed_at', null);
      seen.push({ to: JSON.parse(Buffer.concat(parts).toString()).to, leased: leased?.length ?? 0 });
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('KARAM_OUTBOX_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await sendDueMail();
    server.closeAllConnections();
    server.close();
    expect(seen).toEqual(recipients.map((to) => ({ to, leased: 1 })));
  });

  it('sends the rest when one row cannot be read', async () => {
    silenced();
    const [bad, good] = [newAddress('bad'), newAddress('good')];
    await enqueue(bad);
    await enqueue(good);
    await change(bad, { data: { base: 'no address' } });
    await sendDueMail();
    expect(await backend.mailTo(good)).toHaveLength(1);
    expect(await rowsTo(bad)).toMatchObject([{ attempts: 1, sent_at: null, last_error: expect.any(String) }]);
    await backend.admin().from('mail_outbox').delete().eq('recipient', bad).throwOnError();
  });

  it('deletes and expires mail by date even without a mail server', async () => {
    const [sent, failed, fresh, waiting] = ['sent', 'failed', 'fresh', 'waiting'].map(newAddress) as [
      string,
      string,
      string,
      string,
    ];
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    for (const recipient of [sent, failed, fresh, waiting]) await enqueue(recipient);
    await change(sent, { sent_at: daysAgo(31) });
    await change(failed, { failed_at: daysAgo(91) });
    await change(fresh, { sent_at: daysAgo(29) });
    await change(waiting, { created_at: daysAgo(4) });
    await backend.admin().rpc('run_retention').throwOnError();
    expect([await rowsTo(sent), await rowsTo(failed)]).toEqual([[], []]);
    expect(await rowsTo(fresh)).toHaveLength(1);
    expect(await rowsTo(waiting)).toMatchObject([{ failed_at: expect.any(String), last_error: 'too late' }]);
  });

  it('retries with growing intervals, and gives up after twelve attempts; the desk sees it and can send it again', async () => {
    const logged = silenced();
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
    vi.stubEnv('MAIL_FROM', 'site@karam.example');
    const recipient = newAddress('refused');
    await enqueue(recipient);
    await sendDueMail();
    const [row] = await rowsTo(recipient);
    expect(row).toMatchObject({ attempts: 1, sent_at: null, failed_at: null, last_error: expect.stringContaining('ESOCKET') });
    expect(Date.parse(row.send_after) - Date.now()).toBeGreaterThan(45_000);
    expect(JSON.stringify(logged.mock.calls)).not.toContain(recipient);
    expect(await claim()).toEqual([]);

    const waits: number[] = [];
    for (let attempt = 2; attempt <= 12; attempt += 1) {
      await makeDue(recipient);
      const [mail] = await claim();
      if (!mail) throw new Error('not due');
      await finish(mail, 'ECONNREFUSED');
      const [now] = await rowsTo(recipient);
      waits.push(Math.round((Date.parse(now.send_after) - Date.now()) / 60_000));
    }
    expect(waits.slice(0, 4)).toEqual([2, 4, 8, 16]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(240);
    expect(await rowsTo(recipient)).toMatchObject([{ attempts: 12, failed_at: expect.any(String), last_error: 'ECONNREFUSED' }]);
    await makeDue(recipient);
    expect(await claim()).toEqual([]);

    const otherUser = await signedInUser(backend, 'stranger');
    expect((await otherUser.client.rpc('desk_failed_mail')).data).toEqual([]);
    expect((await otherUser.client.rpc('desk_retry_mail', { mail: row.id })).error).not.toBeNull();
    const { client } = await signedInStaff(backend);
    const { data: failed } = await client.rpc('desk_failed_mail');
    expect(failed).toContainEqual(
      expect.objectContaining({ recipient, reference: 'KE-222222', problem: 'ECONNREFUSED', attempts: 12 }),
    );
    expect((await client.rpc('desk_retry_mail', { mail: row.id })).data).toBe(true);
    vi.stubEnv('SMTP_URL', '');
    await sendDueMail();
    expect(await backend.mailTo(recipient)).toHaveLength(1);
  });

  it('does not retry what a mail server refuses permanently', async () => {
    silenced();
    const server = await smtpServer('RCPT');
    vi.stubEnv('SMTP_URL', server.url);
    vi.stubEnv('MAIL_FROM', 'site@karam.example');
    const recipient = newAddress('nobody');
    await enqueue(recipient);
    await sendDueMail();
    closeMailSender();
    server.close();
    expect(await rowsTo(recipient)).toMatchObject([
      { attempts: 1, failed_at: expect.any(String), last_error: expect.stringContaining('550') },
    ]);
  });

  it('does not send mail that could not be sent for days', async () => {
    const recipient = newAddress('stale');
    await enqueue(recipient);
    await change(recipient, { created_at: new Date(Date.now() - 4 * 86_400_000).toISOString() });
    await sendDueMail();
    expect(await backend.mailTo(recipient)).toEqual([]);
    expect(await rowsTo(recipient)).toMatchObject([{ failed_at: expect.any(String), last_error: 'too late' }]);
  });

  it('cannot be used to flood a mailbox; the desk sees what was held back', async () => {
    const recipient = newAddress('victim');
    const taken: boolean[] = [];
    for (let times = 0; times < 22; times += 1) {
      taken.push(await enqueue(times % 2 ? recipient : recipient.toUpperCase(), { kind: 'enquiry_received' }));
    }
    expect(taken).toEqual([...Array(20).fill(true), false, false]);
    // Strangers cannot cause mail of the agency or the club.
    expect(await enqueue(recipient, { kind: 'booking_status' })).toBe(true);
    expect((await rowsTo(recipient)).filter(({ last_error }) => last_error === 'held')).toHaveLength(1);
    await backend.admin().from('mail_outbox').delete().ilike('recipient', recipient).throwOnError();
  });
});

async function change(recipient: string, changes: object): Promise<void> {
  await backend.admin().from('mail_outbox').update(changes).eq('recipient', recipient).throwOnError();
}

const makeDue = (recipient: string) => change(recipient, { send_after: new Date(Date.now() - 1000).toISOString() });
