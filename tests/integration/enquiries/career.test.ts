import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/enquiries/[kind]/route';
import { maxFileBytes } from '@/lib/enquiries/kinds';
import { cachedResponseOf } from '@/lib/enquiries/response-cache';
import { testBackend } from '../backend/test-backend.ts';
import { CookieJar, newVisitor, pointSiteAt } from '../bookings/site-on-backend.ts';

vi.mock('next/headers', () => ({ cookies: async () => new CookieJar() }));

const backend = testBackend();
beforeEach(() => pointSiteAt(backend));

/** A file of exactly `size` bytes with the first and last bytes of a PDF. */
function pdfOf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(32);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  bytes.set(new TextEncoder().encode('\n%%EOF\n'), size - 7);
  return bytes;
}

/** The stored file, as hosted Supabase returns it (hexadecimal) or as the local backend does (a number for each byte). */
const bytesOf = (content: string | object) =>
  typeof content === 'string' ? Buffer.from(content.slice(2), 'hex') : Buffer.from(Object.values(content));

let people = 0;
const newEmail = () => `applicant-${++people}@example.com`;
interface Application {
  email?: string;
  name?: string;
  file?: Uint8Array<ArrayBuffer> | string | null;
  fileName?: string;
  visitor?: string;
  accept?: string;
}

function send({ email = newEmail(), name = 'Amina', file = pdfOf(2000), fileName = 'cv.pdf', visitor, accept }: Application) {
  const form = new FormData();
  const texts = { locale: 'en', position: 'ticketing', message: 'I know fares.', name, email, phone: '4000 0000', homepage: '' };
  for (const [key, value] of Object.entries(texts)) form.set(key, value);
  if (file !== null) form.set('cv', new File([file], fileName, { type: 'application/pdf' }));
  const request = new Request('http://localhost/api/enquiries/career', {
    method: 'POST',
    headers: { accept: accept ?? 'application/json', 'x-forwarded-for': visitor ?? newVisitor() },
    body: form,
  });
  return POST(request, { params: Promise.resolve({ kind: 'career' }) });
}

async function storedBy(email: string) {
  const found = await backend
    .admin()
    .from('enquiries')
    .select('id, reference, kind, details, enquiry_files(name, content)')
    .eq('email', email);
  if (found.error) throw found.error;
  return found.data;
}

describe('an application', () => {
  it('is stored once with its file, even if sent repeatedly, and only for the agency', async () => {
    const email = newEmail();
    const sent = { email, fileName: '..\\..\\C:\\\u202eسيرة <b>Amina.PDF' };
    const first = await send(sent);
    expect(first.status).toBe(201);
    const { reference } = await first.json();
    expect(reference).toMatch(/^KE-[2-9A-HJ-NP-Z]{6}$/);
    const again = await send(sent);
    expect([again.status, (await again.json()).reference]).toEqual([200, reference]);
    const [stored, ...others] = await storedBy(email);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ kind: 'career', reference, details: { position: 'ticketing', cv: 'سيرة bAmina.pdf' } });
    const { data: files } = await backend.admin().from('enquiry_files').select('*').eq('enquiry_id', stored?.id);
    expect(files).toHaveLength(1);
    expect(bytesOf(files?.[0].content)).toEqual(Buffer.from(pdfOf(2000)));
    expect((await backend.client().from('enquiry_files').select('*')).error?.code).toBe('42501');
    const called = await backend.client().rpc('create_enquiry_with_files', { enquiry: {}, files: [] });
    expect(called.error?.code).toBe('42501');
    // Another CV is another application.
    expect((await send({ ...sent, file: pdfOf(3000) })).status).toBe(201);
  });

  it('accepts exactly 5 MB', async () => {
    expect((await send({ file: pdfOf(maxFileBytes) })).status).toBe(201);
    const email = newEmail();
    for (const size of [maxFileBytes + 1, maxFileBytes + 500_000]) {
      const answer = await send({ email, file: pdfOf(size) });
      expect(answer.status).toBe(400);
      expect((await answer.json()).errors).toEqual([{ name: 'cv', text: expect.stringMatching(/5\sMB/) }]);
    }
    expect(await storedBy(email)).toEqual([]);
  });

  it.each<[string, Uint8Array<ArrayBuffer> | string | null]>([
    ['a zip', new Uint8Array([0x50, 0x4b, 3, 4, ...pdfOf(500)])],
    ['a page', '<html>%PDF- %%EOF</html>'],
    ['a beginning without an end', pdfOf(5000).slice(0, 4000)],
    ['an empty file', ''],
    ['no file', null],
  ])('called cv.pdf that is %s is refused', async (_, file) => {
    const email = newEmail();
    const answer = await send({ email, file });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toEqual([{ name: 'cv', text: expect.any(String) }]);
    expect(await storedBy(email)).toEqual([]);
  });

  it('keeps everything typed for a browser without script, even when the file is far too large', async () => {
    const email = 'a@example.com\nBcc: b@example.com';
    for (const size of [2000, maxFileBytes + 1_000_000]) {
      const answer = await send({ email, file: pdfOf(size), accept: 'text/html' });
      expect(answer.status).toBe(303);
      const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://localhost');
      const saved = await cachedResponseOf(searchParams.get('answer') ?? '');
      expect(saved).toMatchObject({ kind: 'career', values: { name: 'Amina', message: 'I know fares.', position: 'ticketing' } });
      expect(Object.keys(saved?.values ?? {})).not.toContain('cv');
      expect(saved?.outcome).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ path: 'email' })]) });
    }
  });

  it('is accepted three times an hour from one address', async () => {
    const visitor = newVisitor();
    for (let sent = 0; sent < 3; sent += 1) expect((await send({ visitor })).status).toBe(201);
    expect((await send({ visitor })).status).toBe(429);
  });
});

it('is refused with a sentence when all applicants together have sent a hundred files in a day', async () => {
  const content = Buffer.from(pdfOf(100)).toString('base64');
  const apply = (index: number) =>
    backend.admin().rpc('create_enquiry_with_files', {
      enquiry: {
        ...{ kind: 'career', locale: 'en', name: 'Amina', email: newEmail(), details: {} },
        request_fingerprint: index.toString(16).padStart(64, '0'),
      },
      files: [{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', content }],
    });
  const outcomes = await Promise.all(Array.from({ length: 100 }, async (_, index) => (await apply(index)).data?.[0]?.outcome));
  expect(outcomes).toContain('full');
  const email = newEmail();
  const answer = await send({ email });
  expect(answer.status).toBe(503);
  expect((await answer.json()).notice).toContain('Please send yours by email, or here tomorrow');
  expect(await storedBy(email)).toEqual([]);
});
