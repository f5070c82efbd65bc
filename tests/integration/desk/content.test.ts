import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as check } from '@/app/api/desk/content/check/route';
import { POST as desk } from '@/app/api/desk/content/route';
import { contact } from '@/content/company';
import { company } from '@/lib/company/company';
import { readContentRole, readHeads, readVersions } from '@/lib/content/versions';
import { watchContent } from '@/lib/content/watch-content';
import { findPackage } from '@/lib/packages/on-sale/on-sale';
import { packageKind } from '@/lib/packages/package-kind';
import { siteGuide } from '@/lib/sitemap/site-guide';
import { publishedIsRead, takeOutdated } from '@/lib/state/published-content';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { password, signedInRoles, testBackend, type SignedInUser as User } from '../backend/test-backend.ts';
import { CookieJar, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend();
const jar = new CookieJar();
browser.jar = jar;
let customer: User;
let agent: User;
let editor: User;
let publisher: User;

beforeAll(async () => {
  ({ customer, agent, editor, publisher } = await signedInRoles(backend));
});
beforeEach(() => {
  pointSiteAt(backend);
  jar.clear();
});

const file = packageKind.fileOf('istanbul');
const save = (
  user: User,
  { id = crypto.randomUUID() as string, seen = 0, key = 'istanbul', content = { ...file } as object } = {},
) => user.client.rpc('desk_save_content', { version_id: id, its_kind: 'package', its_key: key, its_content: content, seen });
const publish = (user: User, id: string) => user.client.rpc('desk_publish_content', { version_id: id });
const takeBack = (user: User, id: string) => user.client.rpc('desk_take_back_content', { version_id: id });
const notAllowed = '42501';
const plan = (user: User, id: string, at?: string) => user.client.rpc('desk_plan_content', { version_id: id, ...(at && { at }) });
const soon = (ms: number) => new Date(Date.now() + ms).toISOString();

describe('who may', () => {
  it('is told nothing but their own role', async () => {
    const roles = await Promise.all([customer, agent, editor, publisher].map(({ client }) => readContentRole(client)));
    expect(roles).toEqual([null, null, 'editor', 'publisher']);
  });

  it('save, publish and take back is decided by the role, in the database', async () => {
    const id = crypto.randomUUID();
    for (const user of [customer, agent]) {
      expect((await save(user, { key: 'paris' })).error?.code).toBe(notAllowed);
      expect((await publish(user, id)).error?.code).toBe(notAllowed);
      expect((await takeBack(user, id)).error?.code).toBe(notAllowed);
      expect((await plan(user, id, soon(60_000))).error?.code).toBe(notAllowed);
      expect((await user.client.rpc('desk_unknown_photos', { photos: [id] })).error?.code).toBe(notAllowed);
    }
    expect((await save(editor, { id, key: 'paris' })).data).toBe('saved');
    expect((await publish(editor, id)).error?.code).toBe(notAllowed);
    expect((await plan(editor, id, soon(60_000))).error?.code).toBe(notAllowed);
    expect((await editor.client.rpc('desk_unknown_photos', { photos: [id] })).data).toEqual([id]);
    expect((await publish(publisher, id)).data).toBe('published');
    expect((await takeBack(editor, id)).error?.code).toBe(notAllowed);
    expect((await takeBack(publisher, id)).data).toBe('takenBack');
  });

  it('read drafts: editors and publishers', async () => {
    for (const user of [customer, agent]) expect(await readHeads(user.client, 'package')).toEqual([]);
    for (const user of [editor, publisher]) expect(await readHeads(user.client, 'package')).toHaveLength(1);
    expect((await backend.client().from('content_versions').select()).error?.code).toBe(notAllowed);
  });

  it('write the table past the functions: nobody', async () => {
    const row = { id: crypto.randomUUID(), kind: 'package', key: 'nice', version: 1, content: {}, staff_name: 'Huda' };
    for (const user of [customer, agent, editor, publisher]) {
      expect((await user.client.from('content_versions').insert(row)).error?.code).toBe(notAllowed);
      expect((await user.client.from('content_versions').update({ state: 'published' }).eq('key', 'paris')).error?.code).toBe(
        notAllowed,
      );
      expect((await user.client.from('staff').update({ content_role: 'publisher' }).eq('user_id', user.id)).error?.code).toBe(
        notAllowed,
      );
      expect((await user.client.rpc('content_since', { since: '2020-01-01' })).error?.code).toBe(notAllowed);
      expect((await user.client.rpc('publish_planned_content', { checked: [] })).error?.code).toBe(notAllowed);
    }
  });
});

describe('a text that was never published', () => {
  const drop = (user: User, key: string, seen: number) =>
    user.client.rpc('desk_delete_content', { its_kind: 'package', its_key: key, seen });
  const left = async (key: string) => (await readVersions(publisher.client, 'package', key)).length;

  it('is deleted by a publisher, or by the editor who wrote all of it', async () => {
    expect((await save(editor, { key: 'nice' })).data).toBe('saved');
    for (const user of [customer, agent]) expect((await drop(user, 'nice', 1)).error?.code).toBe(notAllowed);
    expect(
      (await backend.client().rpc('desk_delete_content', { its_kind: 'package', its_key: 'nice', seen: 1 })).error?.code,
    ).toBe(notAllowed);
    // A colleague has written a part of it.
    await save(publisher, { key: 'nice', seen: 1 });
    expect((await drop(editor, 'nice', 2)).error?.code).toBe(notAllowed);
    expect((await drop(publisher, 'nice', 1)).data).toBe('stale');
    expect(await left('nice')).toBe(2);
    expect((await drop(publisher, 'nice', 2)).data).toBe('deleted');
    expect([(await drop(publisher, 'nice', 2)).data, await left('nice')]).toEqual(['repeated', 0]);
    await save(editor, { key: 'nice' });
    await save(editor, { key: 'alula' });
    expect([(await drop(editor, 'nice', 1)).data, await left('nice'), await left('alula')]).toEqual(['deleted', 0, 1]);
  });

  it('is no longer one once a version of it was published, also when that was taken back', async () => {
    const id = crypto.randomUUID();
    await save(editor, { id, key: 'mykonos' });
    await publish(publisher, id);
    expect((await drop(publisher, 'mykonos', 1)).data).toBe('stale');
    await takeBack(publisher, id);
    await save(publisher, { key: 'mykonos', seen: 1 });
    expect([(await drop(publisher, 'mykonos', 2)).data, await left('mykonos')]).toEqual(['stale', 2]);
  });
});

it('the version that visitors see is read, however many drafts follow', async () => {
  const id = crypto.randomUUID();
  await save(editor, { id, key: 'jeju' });
  await publish(publisher, id);
  for (let seen = 1; seen <= 50; seen++) await save(editor, { key: 'jeju', seen });
  const versions = (await readVersions(editor.client, 'package', 'jeju')).map(({ version }) => version);
  expect([versions.length, versions[0], versions.at(-1)]).toEqual([51, 51, 1]);
});

describe('two editors', () => {
  it('lose nothing: the second is told, and may save after the first', async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    expect((await save(editor, { id: first, key: 'lyon' })).data).toBe('saved');
    expect((await save(editor, { id: first, key: 'lyon' })).data).toBe('repeated');
    expect((await save(publisher, { id: second, key: 'lyon' })).data).toBe('stale');
    expect((await save(publisher, { id: second, key: 'lyon', seen: 1 })).data).toBe('saved');
    expect((await publish(publisher, first)).data).toBe('stale');
    expect(
      (await readVersions(editor.client, 'package', 'lyon')).map(({ version, staff_name }) => [version, staff_name]),
    ).toEqual([
      [2, 'Huda'],
      [1, 'Noor'],
    ]);
  });
});

describe('the site', () => {
  const post = async (body: object) => {
    const answer = await desk(postJson('/api/desk/content', body));
    return { status: answer.status, body: await answer.json() };
  };

  it('refuses what the schema refuses, and the role', async () => {
    const action = {
      type: 'save',
      id: crypto.randomUUID(),
      kind: 'package',
      key: 'istanbul',
      seen: 0,
      content: { ...file, price: 0 },
    };
    expect((await post(action)).status).toBe(401);
    await jar.signIn(backend, editor.email, password);
    expect(await post(action)).toMatchObject({ status: 400, body: { details: [{ path: 'price', message: 'price' }] } });
    expect((await post({ ...action, key: 'doha', content: file })).status).toBe(400);
    expect((await post({ ...action, seen: 2_147_483_648, content: file })).status).toBe(400);
    expect((await post({ type: 'publish', id: crypto.randomUUID() })).status).toBe(403);
    jar.clear();
    await jar.signIn(backend, customer.email, password);
    expect((await post({ ...action, content: file })).status).toBe(403);
  });

  it('shows what is published, and after it was taken back what was before', async () => {
    await jar.signIn(backend, publisher.email, password);
    watchContent();
    await publishedIsRead();
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const saveAt = (id: string, seen: number, price: number) =>
      post({ type: 'save', id, kind: 'package', key: 'istanbul', seen, content: { ...file, price } });
    const price = () => findPackage('istanbul')?.holiday.price;
    expect((await saveAt(first, 0, 1950)).body).toEqual({ outcome: 'saved' });
    expect(price()).toBe(file?.price);
    expect((await post({ type: 'publish', id: first })).body).toEqual({ outcome: 'published' });
    await vi.waitFor(() => expect(price()).toBe(1950), { timeout: 60_000 });
    expect(takeOutdated()).toEqual(
      expect.arrayContaining(['/en', '/ar/travel/package/istanbul', '/ar/travel/destination/turkey']),
    );
    expect(findPackage('istanbul')?.holiday.published?.version).toBe(1);
    await saveAt(second, 1, 1990);
    await post({ type: 'publish', id: second });
    await vi.waitFor(() => expect(price()).toBe(1990), { timeout: 60_000 });
    expect((await post({ type: 'takeBack', id: second })).body).toEqual({ outcome: 'takenBack' });
    await vi.waitFor(() => expect(price()).toBe(1950), { timeout: 60_000 });
    await post({ type: 'takeBack', id: first });
    await vi.waitFor(() => expect(price()).toBe(file?.price), { timeout: 60_000 });
    expect(findPackage('istanbul')?.holiday.published).toBeUndefined();
  });

  it('publishes nothing of a text that was withdrawn, also what was planned', async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await save(publisher, { id: first, key: 'seoul' })).toMatchObject({ data: 'saved' });
    await publish(publisher, first);
    await save(publisher, { id: second, seen: 1, key: 'seoul' });
    await plan(publisher, second, soon(60_000));
    const withdraw = () => publisher.client.rpc('desk_withdraw_content', { version_id: first });
    expect((await withdraw()).data).toBe('withdrawn');
    expect((await withdraw()).data).toBe('repeated');
    const states = (await readVersions(publisher.client, 'package', 'seoul')).map(({ state, publish_at }) => [state, publish_at]);
    expect(states).toEqual([
      ['draft', null],
      ['taken_back', null],
    ]);
  });

  it('shows contact data that is published in everything that renders, and then the file again', async () => {
    await jar.signIn(backend, publisher.email, password);
    watchContent();
    await publishedIsRead();
    const id = crypto.randomUUID();
    const action = { type: 'save', id, kind: 'contact', key: 'site', seen: 0 };
    const own = { ...contact, phone: '+974 4444 1234' };
    expect((await post({ ...action, content: { ...own, phone: '4444' } })).body.details).toEqual([
      { path: 'phone', message: 'phone' },
    ]);
    expect((await post({ ...action, content: own })).body).toEqual({ outcome: 'saved' });
    takeOutdated();
    await post({ type: 'publish', id });
    await vi.waitFor(() => expect(company.phone.href).toBe('tel:+97444441234'), { timeout: 60_000 });
    expect(siteGuide('Travel')).toContain('telephone +974 4444 1234');
    // Every page has a footer: the home page comes first, and no page is left out.
    const outdated = takeOutdated();
    expect(outdated.slice(0, 2).toSorted()).toEqual(['/ar', '/en']);
    expect(outdated).toEqual(expect.arrayContaining(['/en/terms', '/ar/explore/hotels/sharq-village-spa', '/llms.txt']));
    await post({ type: 'takeBack', id });
    await vi.waitFor(() => expect(company.phone.display).toBe(contact.phone), { timeout: 60_000 });
  });

  it('refuses what is over, and a link to no page, with a word for each', async () => {
    await jar.signIn(backend, publisher.email, password);
    const words = { en: { text: 'Visa rules changed.' }, ar: { text: 'تغيّرت قواعد التأشيرة.' } };
    const note = (noted: object) =>
      post({
        ...{ type: 'save', id: crypto.randomUUID(), kind: 'notice', key: 'france', seen: 0 },
        content: { ...words, noted },
      });
    expect((await note({ since: '2026-01-01', until: '2026-01-02' })).body).toMatchObject({
      details: [{ path: 'noted.until', message: 'dayPast' }],
    });
    expect((await note({ since: '2026-01-01', until: '' })).body).toEqual({ outcome: 'saved' });
    const today = todayInQatar();
    const announce = (link: string) =>
      post({
        ...{ type: 'save', id: crypto.randomUUID(), kind: 'announcement', key: 'site', seen: 0 },
        content: { ...words, link, shown: { from: today, until: today } },
      });
    expect((await announce('/atlantis')).body).toEqual({ outcome: 'unknownLink', links: [{ path: 'link', href: '/atlantis' }] });
    expect((await announce('/travel/offers#list')).body).toEqual({ outcome: 'saved' });
  });

  it('shows no version that the schema does not allow, and does not publish one', async () => {
    const id = crypto.randomUUID();
    expect((await save(publisher, { id, key: 'nice', content: { price: -1 } })).data).toBe('saved');
    await jar.signIn(backend, publisher.email, password);
    expect((await post({ type: 'publish', id })).body).toEqual({ outcome: 'outdated' });
  });

  it('publishes nothing after its last day, and says that it is over', async () => {
    const id = crypto.randomUUID();
    expect((await save(publisher, { id, key: 'lucerne', content: { ...file, until: '2026-01-31' } })).data).toBe('saved');
    await jar.signIn(backend, publisher.email, password);
    expect((await post({ type: 'publish', id })).body).toEqual({ outcome: 'over' });
  });

  it('tells an import of links and photographs that it does not have, and nobody else', async () => {
    const photo = crypto.randomUUID();
    const ask = async () => {
      const answer = await check(
        postJson('/api/desk/content/check', { links: ['/atlantis', '/blog', '/travel/package/nice'], photos: [photo] }),
      );
      return { status: answer.status, body: await answer.json() };
    };
    expect((await ask()).status).toBe(401);
    await jar.signIn(backend, customer.email, password);
    expect((await ask()).status).toBe(403);
    jar.clear();
    await jar.signIn(backend, editor.email, password);
    expect(await ask()).toEqual({ status: 200, body: { links: ['/atlantis'], photos: [photo] } });
  });
});
