import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as desk } from '@/app/api/desk/content/route';
import { GET as sitemap } from '@/app/sitemaps/[section]/route';
import { readHeads, readVersions } from '@/lib/content/versions';
import { publishPlanned, watchContent } from '@/lib/content/watch-content';
import { programme } from '@/lib/packages/find-package';
import { newPackage } from '@/lib/packages/new-package';
import { pricedOffers } from '@/lib/packages/offers/priced-offers';
import { findPackage, packagesOf } from '@/lib/packages/on-sale/on-sale';
import { packageKind } from '@/lib/packages/package-kind';
import { isUnknownOfDesk } from '@/lib/routes/unknown-pages';
import { findSharePage } from '@/lib/seo/share/share-pages';
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
let editor: User;
let publisher: User;

beforeAll(async () => {
  ({ editor, publisher } = await signedInRoles(backend));
});
beforeEach(async () => {
  pointSiteAt(backend);
  jar.clear();
  await jar.signIn(backend, publisher.email, password);
});

const key = 'izmir-and-the-aegean';
const antalya = packageKind.fileOf('antalya');
if (!antalya) throw new Error('Antalya has no file');
const { en, ar, ...file } = antalya;
const name = { en: 'Izmir and the Aegean', ar: 'إزمير وبحر إيجة' };
const content = {
  ...{ ...file, ...newPackage('turkey', name) },
  ...{ city: { en: 'Izmir', ar: 'إزمير' }, airport: 'ADB', carousel: true, offer: 'hotDeal', en, ar },
};
const post = async (body: object) => {
  const answer = await desk(postJson('/api/desk/content', body));
  return { status: answer.status, body: await answer.json() };
};
async function save(change: object = {}, { to = key, seen = 0 } = {}) {
  const id = crypto.randomUUID();
  return { id, ...(await post({ type: 'save', id, kind: 'package', key: to, seen, content: { ...content, ...change } })) };
}
const shortly = { timeout: 60_000 };
const tomorrow = () => new Date(Date.now() + 86_400_000);

describe('a new holiday', () => {
  it('has an address that no file, no poster and no photograph of another has', async () => {
    for (const to of ['doha', 'bali-2', 'Bali', 'bali--reef', 'x'])
      expect(await save({}, { to })).toMatchObject({ status: 400, body: { code: 'unknownContent' } });
    expect((await save({ airport: 'Izmir', nights: 0 })).body).toMatchObject({
      details: expect.arrayContaining([
        { path: 'airport', message: 'airport' },
        { path: 'nights', message: 'nights' },
      ]),
    });
    expect((await save({ country: 'maldives' })).body).toMatchObject({ details: [{ path: 'carousel', message: 'noCarousel' }] });
    expect((await save({ airport: 'DOH' })).body).toMatchObject({ details: [{ path: 'airport', message: 'airportHome' }] });
    expect((await save({ nights: file.nights + 1 })).body).toMatchObject({
      details: [{ path: 'en.days', message: 'daysOfNights' }],
    });
    expect((await save({ name: { en: 'Izmir', ar: packageKind.titleOf('istanbul')?.ar } })).body).toEqual({
      outcome: 'nameTaken',
    });
    expect((await save({ until: '2026-01-31' })).body).toMatchObject({ details: [{ path: 'until', message: 'dayPast' }] });
  });

  it('stands everywhere once it is published, and nowhere after it was taken back', async () => {
    watchContent();
    await publishedIsRead();
    const { id } = await save();
    expect(isUnknownOfDesk(`/travel/package/${key}`)).toBe(true);
    expect(findPackage(key)).toBeUndefined();
    expect((await post({ type: 'publish', id })).body).toEqual({ outcome: 'published' });
    await vi.waitFor(() => expect(findPackage(key)?.holiday).toMatchObject({ id: key, published: { version: 1 } }), shortly);
    expect(isUnknownOfDesk(`/ar/travel/booking/${key}`)).toBe(false);
    const outdated = takeOutdated();
    for (const page of [
      `/en/travel/package/${key}`,
      '/ar/travel/package/istanbul',
      '/en',
      '/ar/travel/offers',
      '/sitemaps/packages.xml',
    ])
      expect(outdated).toContain(page);
    expect(packagesOf('turkey').map((holiday) => holiday.id)).toEqual(['istanbul', 'cappadocia', 'antalya', key]);
    expect(programme().find(({ slug }) => slug === 'turkey')?.cities).toHaveLength(4);
    expect(pricedOffers().at(-1)).toMatchObject({ title: name, badge: 'hotDeal', request: `/travel/package/${key}` });
    expect(findSharePage(`/travel/package/${key}`)?.title).toEqual(name);
    const listed = async () =>
      (await sitemap(new Request('http://localhost'), { params: Promise.resolve({ section: 'packages.xml' }) })).text();
    expect(await listed()).toContain(`/ar/travel/package/${key}</loc><lastmod>${todayInQatar()}`);

    expect((await post({ type: 'takeBack', id })).body).toEqual({ outcome: 'takenBack' });
    await vi.waitFor(() => expect(findPackage(key)).toBeUndefined(), shortly);
    expect(takeOutdated()).toContain('/en/travel/destination/turkey');
    expect(isUnknownOfDesk(`/travel/package/${key}`)).toBe(true);
    expect(packagesOf('turkey')).toHaveLength(3);
    expect(await listed()).not.toContain(key);
  });

  it('may be a holiday of a file that is no longer on sale, or moves to another country', async () => {
    const paris = packageKind.fileOf('paris') ?? {};
    const { id } = await save({ ...paris, onSale: false }, { to: 'paris' });
    await post({ type: 'publish', id });
    await vi.waitFor(() => expect(findPackage('paris')).toBeUndefined(), shortly);
    expect(packagesOf('france')).toHaveLength(2);
    const moved = await save({ ...paris, country: 'greece' }, { to: 'paris', seen: 1 });
    await post({ type: 'publish', id: moved.id });
    await vi.waitFor(() => expect(findPackage('paris')?.country.slug).toBe('greece'), shortly);
    for (const version of [moved.id, id]) await post({ type: 'takeBack', id: version });
    await vi.waitFor(() => expect(packagesOf('france')).toHaveLength(3), shortly);
  });
});

describe('a publication at an hour', () => {
  const late = 'bodrum';
  const stateOf = async () => (await readVersions(editor.client, 'package', late))[0];

  it('is refused for an hour that is past, and for one after the last day on sale', async () => {
    const { id } = await save({ until: todayInQatar() }, { to: late });
    expect((await post({ type: 'plan', id, at: new Date(Date.now() - 1_000).toISOString() })).body).toEqual({
      outcome: 'hourPast',
    });
    const after = new Date(tomorrow().getTime() + 86_400_000).toISOString();
    expect((await post({ type: 'plan', id, at: after })).body).toEqual({ outcome: 'endsBefore' });
  });

  it('happens by itself, is told in the history, and can be cancelled before', async () => {
    const { id } = await save({}, { to: late, seen: 1 });
    expect((await post({ type: 'plan', id, at: tomorrow().toISOString() })).body).toEqual({ outcome: 'planned' });
    await publishPlanned();
    expect(await stateOf()).toMatchObject({ state: 'draft', planned_by: 'Huda' });
    expect((await post({ type: 'plan', id, at: null })).body).toEqual({ outcome: 'cancelled' });
    expect((await stateOf())?.publish_at).toBeNull();
    const at = new Date(Date.now() + 2_000).toISOString();
    expect((await post({ type: 'plan', id, at })).body).toEqual({ outcome: 'planned' });
    await vi.waitFor(async () => {
      expect(findPackage(late)?.holiday.published?.version).toBe(2);
    }, shortly);
    expect(await stateOf()).toMatchObject({ state: 'published', planned_by: 'Huda', published_by: 'Huda' });
    expect((await post({ type: 'plan', id, at: tomorrow().toISOString() })).body).toEqual({ outcome: 'stale' });
  });

  it('ends when a later version is published before', async () => {
    const planned = await save({}, { to: late, seen: 2 });
    await post({ type: 'plan', id: planned.id, at: tomorrow().toISOString() });
    const next = await save({}, { to: late, seen: 3 });
    await post({ type: 'publish', id: next.id });
    const versions = await readVersions(editor.client, 'package', late);
    expect(versions.map(({ version, state, publish_at: at }) => [version, state, at])).toEqual([
      [4, 'published', null],
      [3, 'draft', null],
      [2, 'published', expect.any(String)],
      [1, 'draft', null],
    ]);
  });
});

describe('the lists of the desk', () => {
  it('have one row for each text, 50 at a time, and find names', async () => {
    const before = (await readHeads(editor.client, 'package')).length;
    const names = Array.from(
      { length: 60 },
      (_, number) => `isle-${String.fromCharCode(97 + (number % 26))}${'x'.repeat(number % 5)}${number}z`,
    );
    // Past the site, which limits how much somebody saves in a minute.
    for (const its_key of names) {
      const its_content = { name: { en: `Isle ${its_key}`, ar: `جزيرة ${its_key}` } };
      const draft = { version_id: crypto.randomUUID(), its_kind: 'package', its_key, its_content, seen: 0 };
      await editor.client.rpc('desk_save_content', draft).throwOnError();
    }
    await save({ name: { en: 'Isle of the last draft', ar: 'جزيرة' } }, { to: names[0] ?? '', seen: 1 });
    const first = await readHeads(editor.client, 'package');
    expect([first.length, first[0]?.total, first[0]?.en, first[0]?.version]).toEqual([
      50,
      before + 60,
      'Isle of the last draft',
      2,
    ]);
    const rest = await readHeads(editor.client, 'package', { skipped: 50 });
    expect(rest).toHaveLength(before + 10);
    expect(new Set([...first, ...rest].map((head) => head.key)).size).toBe(before + 60);
    expect((await readHeads(editor.client, 'package', { name: 'LAST draft' })).map((head) => head.key)).toEqual([names[0]]);
    expect((await readHeads(editor.client, 'package', { name: names[7] ?? '' })).map((head) => head.ar)).toEqual([
      `جزيرة ${names[7]}`,
    ]);
    const among = await readHeads(editor.client, 'package', { among: ['bodrum', 'nowhere'] });
    expect(among).toMatchObject([{ key: 'bodrum', version: 4, live: 4, photo: null }]);
    expect((await readHeads(editor.client, 'package', { except: ['bodrum'] }))[0]?.total).toBe(before + 59);
  });
});
