import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as fileOf } from '@/app/api/desk/content/file/route';
import { POST as desk } from '@/app/api/desk/content/route';
import { posts } from '@/content/posts';
import { readPosts } from '@/lib/blog/queries';
import { type ArticleContent, findPost, shownPosts } from '@/lib/blog/shown/shown-posts';
import { readVersions } from '@/lib/content/versions';
import { watchContent } from '@/lib/content/watch-content';
import { locales } from '@/lib/i18n/locales';
import { findPackage } from '@/lib/packages/on-sale/on-sale';
import { packageKind } from '@/lib/packages/package-kind';
import { publishedIsRead, takeOutdated } from '@/lib/state/published-content';
import { password, type SignedInUser, signedInRoles, testBackend } from '../backend/test-backend.ts';
import { CookieJar, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend();
const jar = new CookieJar();
browser.jar = jar;
const slug = 'istanbul-in-four-days';
const added = { en: 'A bridge of boats.', ar: 'جسر من القوارب.' };
let content: ArticleContent;
const people = { editor: '', publisher: '' };
let publisher: SignedInUser;

beforeAll(async () => {
  const roles = await signedInRoles(backend);
  publisher = roles.publisher;
  Object.assign(people, { editor: roles.editor.email, publisher: publisher.email });
});
beforeEach(async () => {
  pointSiteAt(backend);
  jar.clear();
  const file = (await (await fileOf(new Request(`http://localhost/api/desk/content/file?key=${slug}`))).json()) as ArticleContent;
  const withMore = (locale: 'en' | 'ar') => ({ ...file[locale], body: `${file[locale].body}\n\n${added[locale]}` });
  content = { ...file, en: withMore('en'), ar: withMore('ar') };
});

const post = async (body: object) => {
  const answer = await desk(postJson('/api/desk/content', body));
  return { status: answer.status, body: await answer.json() };
};
const save = (key: string, seen = 0, changed: object = content) => {
  const id = crypto.randomUUID();
  return post({ type: 'save', id, kind: 'article', key, seen, content: changed }).then((answer) => ({ id, ...answer }));
};
const textOf = async (key: string) => {
  const found = findPost(key);
  if (!found) return undefined;
  return Promise.all(locales.map(async (locale) => (await readPosts([found], locale))[0]?.text.includes(added[locale])));
};

describe('an article', () => {
  it('is saved by an editor, who cannot publish it', async () => {
    await jar.signIn(backend, people.editor, password);
    const { id, body } = await save('seoul-with-children');
    expect(body).toEqual({ outcome: 'saved' });
    expect((await post({ type: 'publish', id })).status).toBe(403);
  });

  it('with script, or with what else the list does not have, is refused by name', async () => {
    await jar.signIn(backend, people.publisher, password);
    const withText = (more: string) =>
      save(slug, 0, { ...content, en: { ...content.en, body: `${content.en.body}\n\n${more}` } });
    expect(await withText('<script>alert(1)</script>')).toMatchObject({
      status: 400,
      body: { details: [{ path: 'en.body', message: 'html', what: '<script>alert(1)</script>' }] },
    });
    expect((await withText('[a](javascript:alert(1))')).body).toMatchObject({ details: [{ message: 'link' }] });
    expect((await withText('![a](https://a.example/a.png)')).body).toMatchObject({ details: [{ message: 'image' }] });
  });

  it('links to pages of the site that exist, to https, mailto and tel alone: the field says which link leads nowhere', async () => {
    await jar.signIn(backend, people.publisher, password);
    const withLink = (href: string, next = content.next.link) => {
      const more = `\n\n- **[there](${href})**`;
      const changed = { ...content, ar: { ...content.ar, body: content.ar.body + more }, next: { ...content.next, link: next } };
      return save('changing-planes-without-running', 0, changed);
    };
    for (const href of ['/atlantis', '/blog/atlantis?a=1#b', '/travel/package/atlantis', '/package/atlantis'])
      expect((await withLink(href)).body).toEqual({ outcome: 'unknownLink', links: [{ path: 'ar.body', href }] });
    expect((await withLink('/blog', '/atlantis')).body.links).toEqual([{ path: 'next.link', href: '/atlantis' }]);
    for (const href of ['http://a.example', 'mailto:a', 'tel:now', 'ftp://a.example/a', '//a.example'])
      expect((await withLink(href)).body.details, href).toMatchObject([{ path: 'ar.body', message: 'link' }]);
    let seen = 0;
    for (const href of ['/', '/blog/', '/support#a', '/services/flights?from=doha', '/travel/package/nice', '/trip-plan']) {
      const found = await withLink(href);
      expect(found.body.links ?? [], href).toEqual([]);
    }
    for (const href of ['https://a.example/b', 'mailto:a.b@example.com', 'tel:+974-4000-0000']) {
      const changed = { ...content, ar: { ...content.ar, body: `${content.ar.body}\n\n[there](${href})` } };
      expect((await save('changing-planes-without-running', seen + 1, changed)).body, href).toEqual({ outcome: 'saved' });
      seen += 1;
    }
  });

  it('is not published when a page that it links to has gone, now or at its hour: each of them is named', async () => {
    await jar.signIn(backend, people.publisher, password);
    watchContent();
    await publishedIsRead();
    const holiday = crypto.randomUUID();
    const bay = { ...packageKind.fileOf('antalya'), name: { en: 'The bay', ar: 'الخليج' } };
    await post({ type: 'save', id: holiday, kind: 'package', key: 'a-quiet-bay', seen: 0, content: bay });
    await post({ type: 'publish', id: holiday });
    await vi.waitFor(() => expect(findPackage('a-quiet-bay')).toBeDefined(), { timeout: 60_000 });
    const [page, form] = ['/travel/package/a-quiet-bay', '/travel/booking/a-quiet-bay'];
    const more = `\n\n[The bay](${page}), [its form](${form}), [again](${page})`;
    const { id, body } = await save('a-week-on-the-bay', 0, { ...content, en: { ...content.en, body: content.en.body + more } });
    expect(body).toEqual({ outcome: 'saved' });
    await post({ type: 'withdraw', id: holiday });
    await vi.waitFor(() => expect(findPackage('a-quiet-bay')).toBeUndefined(), { timeout: 60_000 });
    const { client } = publisher;
    const latest = async () => (await readVersions(client, 'article', 'a-week-on-the-bay'))[0];
    // As if it had been planned before.
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const soon = new Date(Date.now() + 1_000).toISOString();
    await client.rpc('desk_plan_content', { version_id: id, at: soon }).throwOnError();
    await vi.waitFor(async () => expect((await latest())?.plan_refused_at).not.toBeNull(), { timeout: 60_000 });
    expect(await latest()).toMatchObject({ state: 'draft', publish_at: null });
    expect(String(logged.mock.calls)).toContain('planned-content-refused');
    logged.mockRestore();
    const links = [page, form].map((href) => ({ path: 'en.body', href }));
    expect((await post({ type: 'publish', id })).body).toEqual({ outcome: 'deadLink', links });
    expect((await post({ type: 'plan', id, at: new Date(Date.now() + 60_000).toISOString() })).body).toEqual({
      outcome: 'deadLink',
      links,
    });
  });

  it('takes the place of its file in both languages, until it is taken back', async () => {
    await jar.signIn(backend, people.publisher, password);
    watchContent();
    await publishedIsRead();
    const { id } = await save(slug);
    expect(await textOf(slug)).toEqual([false, false]);
    expect((await post({ type: 'publish', id })).body).toEqual({ outcome: 'published' });
    await vi.waitFor(async () => expect(await textOf(slug)).toEqual([true, true]), { timeout: 60_000 });
    expect(takeOutdated()).toEqual(
      expect.arrayContaining([
        `/ar/blog/${slug}`,
        '/en/blog',
        '/ar/blog/feed.xml',
        '/en/explore/destinations/turkey',
        '/sitemap.xml',
      ]),
    );
    expect((await post({ type: 'takeBack', id })).body).toEqual({ outcome: 'takenBack' });
    await vi.waitFor(async () => expect(await textOf(slug)).toEqual([false, false]), { timeout: 60_000 });
  });

  it('may be new, at an address of its own, and is gone when it is taken back', async () => {
    await jar.signIn(backend, people.publisher, password);
    const { id } = await save('a-night-on-the-bosphorus');
    await post({ type: 'publish', id });
    await vi.waitFor(async () => expect(await textOf('a-night-on-the-bosphorus')).toEqual([true, true]), { timeout: 60_000 });
    expect(shownPosts()).toHaveLength(posts.length + 1);
    await post({ type: 'takeBack', id });
    await vi.waitFor(() => expect(findPost('a-night-on-the-bosphorus')).toBeUndefined(), { timeout: 60_000 });
    expect((await save('../desk')).status).toBe(400);
  });
});
