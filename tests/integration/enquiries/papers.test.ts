import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as openFile } from '@/app/api/desk/files/[file]/route';
import { POST as makeVisaCase } from '@/app/api/desk/visa-cases/route';
import { POST as sendEnquiry } from '@/app/api/enquiries/[kind]/route';
import { POST as sendPapers } from '@/app/api/visa-papers/route';
import { readDetail, readFiles } from '@/lib/desk/details/details';
import { readPapers } from '@/lib/enquiries/papers-store';
import { cachedPapersResponseOf, cachedResponseOf } from '@/lib/enquiries/response-cache';
import { sendDueMail } from '@/lib/mail/outbox';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { typedForm } from '../../unit/enquiries/typed-form';
import { newAddress, password, signedInStaff, signedInUser, testBackend } from '../backend/test-backend.ts';
import { CookieJar, newVisitor, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend();
const jar = new CookieJar();
browser.jar = jar;
let staff: Awaited<ReturnType<typeof signedInUser>>;
let customer: Awaited<ReturnType<typeof signedInUser>>;
let picture: Buffer;

beforeAll(async () => {
  staff = await signedInStaff(backend);
  customer = await signedInUser(backend, 'customer');
  picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#8a1538' } })
    .withExif({ IFD0: { Make: 'SecretPhone' } })
    .jpeg()
    .toBuffer();
});

beforeEach(() => {
  jar.clear();
  pointSiteAt(backend);
  vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
  vi.stubEnv('ENQUIRY_INBOX', 'desk@karam.example');
});

type Files = readonly (readonly [field: string, name: string, bytes: Buffer])[];
const pdf = (text = '') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);

function formWith(values: Record<string, string>, files: Files): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  for (const [field, name, bytes] of files) form.append(field, new File([new Uint8Array(bytes)], name));
  return form;
}

/** One traveller, as sent from the page. */
function enquire(
  files: Files,
  { email = newAddress('visa'), locale = 'en', accept = 'application/json', visitor = newVisitor() },
) {
  const others = Object.fromEntries(
    [2, 3, 4, 5, 6].flatMap((n) => [`traveler${n}Name`, `traveler${n}Nationality`].map((name) => [name, ''])),
  );
  const body = formWith({ ...typedForm('visa', todayInQatar(), { ...others, email, locale }) }, files);
  const headers = { accept, 'x-forwarded-for': visitor };
  const request = new Request('http://localhost/api/enquiries/visa', { method: 'POST', headers, body });
  return sendEnquiry(request, { params: Promise.resolve({ kind: 'visa' }) });
}

async function made(files: Files = [], { email = newAddress('visa'), locale = 'en' } = {}) {
  const answer = await enquire(files, { email, locale });
  expect(answer.status).toBe(201);
  const { reference, papers } = await answer.json();
  const key = new URL(papers, 'http://localhost').searchParams.get('key') ?? '';
  const { data: row } = await backend.admin().from('enquiries').select('id').eq('reference', reference).single();
  return { reference, key, email, id: String(row?.id) };
}

/** Posts papers from the page behind the link, and returns what that page then says. */
async function add(key: string, files: Files, visitor = newVisitor()) {
  const request = new Request(`http://localhost/api/visa-papers?key=${key}&locale=ar`, {
    method: 'POST',
    headers: { 'x-forwarded-for': visitor },
    body: formWith({}, files),
  });
  const answer = await sendPapers(request);
  const location = new URL(answer.headers.get('location') ?? 'http://localhost', 'http://localhost');
  return { status: answer.status, location, said: await cachedPapersResponseOf(location.searchParams.get('answer')) };
}

const statesOf = async (reference: string) =>
  Object.fromEntries(
    ((await readPapers({ reference })) ?? []).map(({ field, papers, missing }) => [
      field,
      [...papers.map(({ status }) => status), ...(missing ? [`${missing} missing`] : [])],
    ]),
  );

const check = (client: typeof staff.client, file: string, wanted: string, why: string | null = null, seen = 'sent') =>
  client.rpc('desk_check_paper', { file, seen, wanted, why });

/** Lets the pause pass that gathers ticks into one mail. */
async function mailNow(reference: string): Promise<void> {
  await backend
    .admin()
    .from('mail_outbox')
    .update({ send_after: new Date(0).toISOString() })
    .eq('reference', reference)
    .is('sent_at', null);
  await sendDueMail();
}

describe('a visa enquiry with papers', () => {
  it('stores them for the agency alone, without what the camera added, and tells what is missing', async () => {
    const { reference, email, id, key } = await made(
      [
        ['passport', 'amina.jpg', picture],
        ['passport', '', Buffer.alloc(0)],
      ],
      { locale: 'ar' },
    );
    const [file, ...more] = await readFiles(staff.client, id);
    expect(more).toEqual([]);
    expect(file).toMatchObject({ field: 'passport', name: 'amina.jpg', type: 'image/jpeg', status: 'sent' });
    const { data: stored } = await staff.client.rpc('desk_file', { file: file?.id ?? null });
    const bytes = Buffer.from(stored?.[0]?.content ?? '', 'base64');
    expect(bytes.includes('SecretPhone')).toBe(false);
    expect((await sharp(bytes).metadata()).height).toBe(60);

    await sendDueMail();
    const [mail] = await backend.mailTo(email);
    expect(mail?.text).toContain(`/ar/visa-papers?key=${key}`);
    expect(mail?.text).toContain('تنقص صورة شخصية واحدة');
    expect(mail?.text).not.toContain('تنقص صورة جواز');
    // The address is not confirmed.
    expect(mail?.text).not.toContain('amina.jpg');
    expect(await statesOf(reference)).toEqual({ passport: ['sent'], photo: ['1 missing'], statement: ['1 missing'] });
  });

  it('is stored once with its papers, however often it is sent, and needs none', async () => {
    const email = newAddress('visa');
    const files: Files = [['statement', 'bank.pdf', pdf()]];
    const first = await enquire(files, { email });
    const again = await enquire(files, { email });
    expect([first.status, again.status]).toEqual([201, 200]);
    const { reference } = await first.json();
    expect((await again.json()).reference).toBe(reference);
    expect(await statesOf(reference)).toMatchObject({ statement: ['sent'] });
    expect(await statesOf((await made()).reference)).toMatchObject({ passport: ['1 missing'] });
  });

  it('that has a bad file stores nothing, names the file, and keeps what was typed', async () => {
    const email = newAddress('visa');
    const files: Files = [
      ['passport', 'good.pdf', pdf()],
      ['photo', 'me.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ];
    const answer = await enquire(files, { email });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toEqual([{ name: 'photo', text: expect.stringContaining('me.png') }]);
    expect((await backend.admin().from('enquiries').select('id').eq('email', email)).data).toEqual([]);
    const page = await enquire(files, { email, accept: 'text/html' });
    const token = new URL(page.headers.get('location') ?? '', 'http://localhost').searchParams.get('answer');
    expect((await cachedResponseOf(token))?.values).toMatchObject({ email, destination: 'Some words' });
  });

  it('is refused after ten with files in an hour from one address, but not without files', async () => {
    const visitor = newVisitor();
    for (let sent = 0; sent < 10; sent += 1)
      expect((await enquire([['statement', 'a.pdf', pdf(`${sent}`)]], { visitor })).status).toBe(201);
    expect((await enquire([['statement', 'a.pdf', pdf('more')]], { visitor })).status).toBe(429);
    expect((await enquire([], { visitor })).status).toBe(201);
  });
});

describe('the link of an enquiry', () => {
  it('takes papers later, each once, and tells the agency in one mail', async () => {
    const { reference, key } = await made();
    const { status, location, said } = await add(key, [['passport', 'p.pdf', pdf()]]);
    expect([status, location.pathname, location.searchParams.get('key')]).toEqual([303, '/ar/visa-papers', key]);
    expect(said).toEqual({ notice: 'added', errors: [] });
    await add(key, [['passport', 'p.pdf', pdf()]]);
    await add(key, [['photo', 'p.jpg', picture]]);
    expect(await statesOf(reference)).toEqual({ passport: ['sent'], photo: ['sent'], statement: ['1 missing'] });
    await mailNow(reference);
    const mails = (await backend.mailTo('desk@karam.example')).filter(({ subject }) => subject.includes(`${reference}: `));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('The bank statement is missing.');
  });

  it('of another reference, or altered, opens nothing', async () => {
    const [one, other] = [await made(), await made()];
    const forged = `${other.reference}.${one.key.split('.')[1]}`;
    for (const key of ['', one.reference, forged, `${one.key}A`])
      expect((await add(key, [['passport', 'p.pdf', pdf()]])).status).toBe(404);
    expect(await statesOf(other.reference)).toMatchObject({ passport: ['1 missing'] });
  });

  it('refuses bad files, none, too many, and a closed request', async () => {
    const { key, id } = await made();
    expect((await add(key, [['photo', 'virus.jpg', Buffer.from('MZ')]])).said).toEqual({
      errors: [{ path: 'photo', message: 'fileType', file: 'virus.jpg' }],
    });
    expect((await add(key, [])).said).toEqual({ notice: 'noFile', errors: [] });
    const large = Buffer.concat([pdf(), Buffer.alloc(7 * 1024 * 1024, 32), pdf()]);
    const two: Files = [1, 2].map((n) => ['statement', `${n}.pdf`, Buffer.concat([large, pdf(String(n))])]);
    expect((await add(key, two)).said?.errors[0]?.message).toBe('filesTooLarge');
    for (let round = 0; round < 5; round += 1) {
      const six: Files = [0, 1, 2, 3, 4, 5].map((n) => ['statement', 's.pdf', pdf(`${round} ${n}`)]);
      expect((await add(key, six)).said?.notice).toBe('added');
    }
    expect((await add(key, [['photo', 'p.jpg', picture]])).said?.notice).toBe('tooMany');
    await staff.client.rpc('desk_set_status', { wanted_subject: 'enquiry', item: id, seen: 'new', wanted: 'closed' });
    expect((await add(key, [['photo', 'p.jpg', picture]])).said?.notice).toBe('gone');
    expect(await readPapers({ id })).toBeNull();
  });
});

describe('the desk', () => {
  it('ticks papers; the customer is told once what is missing, and once that nothing is', async () => {
    const files: Files = [
      ['passport', 'p.pdf', pdf()],
      ['photo', 'me.jpg', picture],
      ['statement', 's.pdf', pdf()],
    ];
    const { reference, key, email, id } = await made(files);
    await sendDueMail();
    const [passport, photo, statement] = await readFiles(staff.client, id);
    if (!passport || !photo || !statement) throw new Error('The papers are not there');
    expect((await check(staff.client, passport.id, 'accepted')).data).toBe('changed');
    expect((await check(staff.client, photo.id, 'refused', 'glare')).data).toBe('changed');
    expect((await check(staff.client, statement.id, 'refused', 'tooOld')).data).toBe('changed');
    // A colleague who still sees the old status changes nothing.
    expect((await check(staff.client, photo.id, 'accepted')).data).toBe('stale');
    // A reason must be from the list, and there must be one.
    for (const why of [null, 'ugly'])
      expect((await check(staff.client, passport.id, 'refused', why, 'accepted')).error?.code).toBe('23514');
    await mailNow(reference);
    const asked = (await backend.mailTo(email)).filter(({ subject }) =>
      subject.startsWith('Documents for your visa are missing'),
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]?.text).toContain('A reflection hides part of it.');
    expect(asked[0]?.text).toContain('It is too old.');
    expect(asked[0]?.text).not.toContain('passport –');

    // Other copies take the place of the refused ones.
    await add(key, [
      ['photo', 'better.jpg', picture],
      ['statement', 'new.pdf', pdf('new')],
    ]);
    expect(await statesOf(reference)).toEqual({ passport: ['accepted'], photo: ['sent'], statement: ['sent'] });
    const now = await readFiles(staff.client, id);
    for (const file of now.filter(({ status }) => status === 'sent')) await check(staff.client, file.id, 'accepted');
    await mailNow(reference);
    const all = (await backend.mailTo(email)).map(({ subject }) => subject);
    expect(all.filter((subject) => subject.includes('are accepted'))).toHaveLength(1);
    expect(now.find(({ field }) => field === 'passport')?.checked_by).toBeTruthy();
  });

  it('sees the papers in the visa case that was made from the enquiry', async () => {
    const { id, reference } = await made([['passport', 'p.pdf', pdf()]]);
    await jar.signIn(backend, staff.email, password);
    const visa = {
      ...{ id: crypto.randomUUID(), givenNames: 'Amina', surname: 'Example', email: newAddress('visa'), destination: 'FR' },
      ...{ status: 'received', enquiryId: id },
    };
    expect((await makeVisaCase(postJson('/api/desk/visa-cases', visa))).status).toBe(201);
    const detail = await readDetail(staff.client, 'visa', visa.id);
    expect(detail?.item).toMatchObject({ enquiry_id: id, enquiries: { reference } });
    const [file] = await readFiles(staff.client, id);
    const opened = await openFile(new Request('http://localhost/', { headers: { 'x-forwarded-for': newVisitor() } }), {
      params: Promise.resolve({ file: file?.id ?? '' }),
    });
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('alone reads, ticks and opens papers: not a stranger, not another customer, not even who sent them', async () => {
    await jar.signIn(backend, customer.email, password);
    const { id, reference } = await made([['passport', 'p.pdf', pdf()]]);
    const { data: owned } = await backend.admin().from('enquiries').select('user_id').eq('reference', reference).single();
    expect(owned?.user_id).toBe(customer.id);
    const [file] = await readFiles(staff.client, id);
    const opened = (jarOf: 'customer' | 'nobody') => {
      if (jarOf === 'nobody') jar.clear();
      return openFile(new Request('http://localhost/', { headers: { 'x-forwarded-for': newVisitor() } }), {
        params: Promise.resolve({ file: file?.id ?? '' }),
      });
    };
    expect((await opened('customer')).status).toBe(404);
    expect((await opened('nobody')).status).toBe(401);
    const other = await signedInUser(backend, 'other');
    for (const { client } of [customer, other]) {
      expect((await client.from('enquiry_files').select('*')).data).toEqual([]);
      expect((await client.rpc('desk_file', { file: file?.id ?? null })).data).toEqual([]);
      expect((await check(client, file?.id ?? '', 'accepted')).error?.code).toBe('42501');
      expect((await client.rpc('add_papers', { enquiry_reference: reference, files: [] })).error?.code).toBe('42501');
      expect(
        (
          await client
            .from('enquiry_files')
            .update({ status: 'accepted' })
            .eq('id', file?.id ?? '')
        ).error?.code,
      ).toBe('42501');
      expect(
        (
          await client
            .from('enquiry_files')
            .delete()
            .eq('id', file?.id ?? '')
        ).error?.code,
      ).toBe('42501');
    }
    expect((await backend.client().from('enquiry_files').select('*')).error?.code).toBe('42501');
    expect((await check(backend.client(), file?.id ?? '', 'accepted')).error?.code).toBe('42501');
    expect((await readFiles(staff.client, id))[0]?.status).toBe('sent');
  });
});
