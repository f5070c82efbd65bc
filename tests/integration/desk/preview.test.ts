import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GET as preview } from '@/app/api/desk/content/preview/route';
import { noteContent } from '@/lib/company/notes';
import { previewCookie, readDraft, readPreview } from '@/lib/content/read-draft';
import { password, signedInRoles, testBackend, type SignedInUser as User } from '../backend/test-backend.ts';
import { CookieJar, newVisitor, pointSiteAt } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ cookies: null as unknown, isPreview: false }));
vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({
  cookies: async () => browser.cookies,
  draftMode: async () => ({
    get isEnabled() {
      return browser.isPreview;
    },
    enable: () => {
      browser.isPreview = true;
    },
    disable: () => {
      browser.isPreview = false;
    },
  }),
}));

const backend = testBackend();
const jar = new CookieJar();
browser.cookies = Object.assign(jar, {
  get: (wanted: string) => jar.getAll().find(({ name }) => name === wanted),
  delete: (name: string) => jar.set(name, ''),
});
let customer: User;
let publisher: User;

beforeAll(async () => {
  ({ customer, publisher } = await signedInRoles(backend));
});
beforeEach(() => {
  pointSiteAt(backend);
  jar.clear();
  browser.isPreview = false;
});

const note = (text: string) => ({ en: { text }, ar: { text: 'ملاحظة' }, noted: { since: '2026-11-01', until: '' } });
async function save(key: string, text: string, seen: number): Promise<string> {
  const id = crypto.randomUUID();
  const row = { version_id: id, its_kind: 'hotelNote', its_key: key, its_content: note(text), seen };
  expect((await publisher.client.rpc('desk_save_content', row)).data).toBe('saved');
  return id;
}
const publish = async (id: string) =>
  expect((await publisher.client.rpc('desk_publish_content', { version_id: id })).data).toBe('published');

async function open(key: string, rest = ''): Promise<string | null> {
  const address = `http://localhost/api/desk/content/preview?kind=hotelNote&key=${key}&language=ar${rest}`;
  const answer = await preview(new Request(address, { headers: { 'x-forwarded-for': newVisitor() } }));
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}
const shown = async (key: string) => (await readDraft('hotelNote', key, noteContent))?.content.en.text;

it('shows the latest draft, and nothing that was published or taken back', async () => {
  const key = 'rixos-premium-belek';
  await jar.signIn(backend, publisher.email, password);
  await save(key, 'First', 0);
  const second = await save(key, 'Second', 1);
  expect(await open(key)).toBe(`/ar/explore/hotels/${key}`);
  expect(await shown(key)).toBe('Second');
  await publish(second);
  expect(await shown(key)).toBeUndefined();
  const third = await save(key, 'Third', 2);
  expect(await shown(key)).toBe('Third');
  await publish(third);
  await publisher.client.rpc('desk_take_back_content', { version_id: third });
  // Neither what was taken back nor an earlier draft, which the desk cannot publish.
  expect(await shown(key)).toBeUndefined();
  expect(await readPreview()).toEqual({ kind: 'hotelNote', key, draft: null });
});

it('is of one text, until somebody leaves it', async () => {
  const [key, other] = ['grande-bretagne-athens', 'four-seasons-george-v'];
  await jar.signIn(backend, publisher.email, password);
  await save(key, 'One', 0);
  await save(other, 'Other', 0);
  await open(key);
  expect(await shown(key)).toBe('One');
  expect(await shown(other)).toBeUndefined();
  expect(await readPreview()).toMatchObject({ key, draft: { content: { en: { text: 'One' } } } });
  expect(await open(key, '&end=')).toBe(`/ar/explore/hotels/${key}`);
  expect(jar.getAll().some(({ name }) => name === previewCookie)).toBe(false);
  expect(await shown(key)).toBeUndefined();
  expect(await readPreview()).toBeNull();
});

it('leads everybody else to the desk, with the text, and shows nothing', async () => {
  const desk = '/ar/desk/content?kind=hotelNote&key=metropol-moscow';
  expect(await open('metropol-moscow')).toBe(desk);
  await jar.signIn(backend, customer.email, password);
  expect(await open('metropol-moscow')).toBe(desk);
  expect(browser.isPreview).toBe(false);
});
