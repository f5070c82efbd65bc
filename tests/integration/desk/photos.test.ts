import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as add, GET as showToEditor } from '@/app/api/desk/content/photo/route';
import { POST as desk } from '@/app/api/desk/content/route';
import { GET as show } from '@/app/photos/[slug]/[version]/[file]/route';
import { GET as share } from '@/app/share/[...address]/route';
import { watchContent } from '@/lib/content/watch-content';
import { mailPictureAddress, photoOf } from '@/lib/state/photos';
import { publishedIsRead } from '@/lib/state/published-content';
import { password, type SignedInUser, signedInRoles, testBackend } from '../backend/test-backend.ts';
import { CookieJar, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend();
const jar = new CookieJar();
browser.jar = jar;
let agent: SignedInUser;
let editor: SignedInUser;
let publisher: SignedInUser;

beforeAll(async () => {
  ({ agent, editor, publisher } = await signedInRoles(backend));
});
beforeEach(() => {
  pointSiteAt(backend);
  jar.clear();
});

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red on its left half, blue on its right one. */
const halves = (width = 2400, height = 1350) =>
  plain(width, height, '#ff0000')
    .composite([{ input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } }, left: width / 2, top: 0 }])
    .withExif({ IFD0: { Artist: 'A name' } });

async function send(bytes: Uint8Array, id: string = crypto.randomUUID()) {
  const address = `http://localhost/api/desk/content/photo?id=${id}&name=${encodeURIComponent('C:\\Doha <b>.jpg')}`;
  const answer = await add(new Request(address, { method: 'POST', body: new Uint8Array(bytes) }));
  return { id, status: answer.status, body: await answer.json() };
}

const post = async (body: object) => {
  const answer = await desk(postJson('/api/desk/content', body));
  return { status: answer.status, body: await answer.json() };
};
const ask = (path: string) => {
  const [, , slug = '', version = '', file = ''] = path.split('/');
  return show(new Request(`http://localhost${path}`), { params: Promise.resolve({ slug, version, file }) });
};

const rights = {
  ...{ focus: { x: 0, y: 0 }, blur: `data:image/webp;base64,${'A'.repeat(40)}`, credit: 'A name', licence: 'Our own', until: '' },
  ...{ en: { alt: 'Two colours' }, ar: { alt: 'لونان' } },
};

describe('a photograph', () => {
  it('is added by editors alone', async () => {
    const bytes = await halves().jpeg().toBuffer();
    expect((await send(bytes)).status).toBe(401);
    await jar.signIn(backend, agent.email, password);
    expect((await send(bytes)).status).toBe(403);
    jar.clear();
    await jar.signIn(backend, editor.email, password);
    const id = crypto.randomUUID();
    expect(await send(bytes, id)).toMatchObject({ status: 200, body: { blur: expect.stringMatching(/^data:image\/webp/) } });
    expect((await send(bytes, id)).status).toBe(200);
    const asked = () => showToEditor(new Request(`http://localhost/api/desk/content/photo?id=${id}`));
    const stored = Buffer.from(await (await asked()).arrayBuffer());
    const { format, width, exif } = await sharp(stored).metadata();
    expect([format, width, exif]).toEqual(['jpeg', 2400, undefined]);
    jar.clear();
    await jar.signIn(backend, agent.email, password);
    expect((await asked()).status).toBe(403);
    expect((await backend.client().from('content_photos').select('id')).error?.code).toBe('42501');
  });

  it('is shown in the place of its poster once it is published, cut where its focus is, and not before', async () => {
    await jar.signIn(backend, publisher.email, password);
    watchContent();
    await publishedIsRead();
    const { id: photo, body } = await send(await halves().png().toBuffer());
    const content = {
      ...{ photo, focus: { x: 100, y: 50 }, blur: body.blur, credit: 'A name', licence: 'Our own', until: '' },
      ...{ en: { alt: 'Two colours' }, ar: { alt: 'لونان' } },
    };
    const version = crypto.randomUUID();
    const save = { type: 'save', id: version, kind: 'photo', key: 'doha', seen: 0 };
    const unknown = { ...content, photo: crypto.randomUUID() };
    expect(await post({ ...save, content: unknown })).toMatchObject({ status: 400, body: { details: [{ path: 'photo' }] } });
    jar.clear();
    await jar.signIn(backend, agent.email, password);
    expect((await post({ ...save, content })).status).toBe(403);
    jar.clear();
    await jar.signIn(backend, publisher.email, password);
    expect((await post({ ...save, content })).body).toEqual({ outcome: 'saved' });
    expect((await ask('/photos/doha/1/card-400.webp')).status).toBe(404);
    const before = await shared();

    await post({ type: 'publish', id: version });
    await vi.waitFor(() => expect(photoOf('doha')).toMatchObject({ version: 1, en: { alt: 'Two colours' } }), {
      timeout: 60_000,
    });
    for (const [file, type, size] of [
      ['card-400.webp', 'webp', [400, 300]],
      ['hero-960.avif', 'heif', [960, 411]],
    ] as const) {
      const answer = await ask(`/photos/doha/1/${file}`);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const drawn = sharp(Buffer.from(await answer.arrayBuffer()));
      const { format, width, height } = await drawn.metadata();
      expect([format, [width, height]]).toEqual([type, size]);
    }
    // Its right end is blue alone; a card from the middle has both colours.
    const { channels } = await sharp(Buffer.from(await (await ask('/photos/doha/1/card-400.webp')).arrayBuffer())).stats();
    expect(channels[2]?.mean).toBeGreaterThan(150);
    // In mail.
    expect(mailPictureAddress('doha', 'doha', 'ltr')).toBe('/photos/doha/1/hero-960.jpg');
    for (const address of ['/photos/doha/1/hero-960.jpg', '/photos/doha/poster/hero-rtl.jpg']) {
      const answer = await ask(address);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([format, width, height]).toEqual(['jpeg', 960, 411]);
    }
    for (const address of [
      '/photos/doha/poster/hero-ttb.jpg',
      '/photos/..%2fdoha/poster/hero-ltr.jpg',
      '/photos/x/poster/hero-ltr.jpg',
    ])
      expect((await ask(address)).status, address).toBe(404);
    for (const file of ['card-401.webp', 'card-400.png', 'share-400.webp', 'card-400.webp.jpg'])
      expect((await ask(`/photos/doha/1/${file}`)).status, file).toBe(404);
    expect(await shared()).not.toEqual(before);

    await post({ type: 'takeBack', id: version });
    await vi.waitFor(() => expect(photoOf('doha')).toBeUndefined(), { timeout: 60_000 });
    for (const file of ['card-400.webp', 'card-800.webp', 'hero-960.jpg'])
      expect((await ask(`/photos/doha/1/${file}`)).status, file).toBe(404);
  });

  it('stays for mail when a later one replaces it, until the right to show it ends', async () => {
    await jar.signIn(backend, publisher.email, password);
    const { id: photo } = await send(await halves().jpeg().toBuffer());
    const content = { ...rights, photo };
    const publish = async (seen: number, until: string) => {
      const version_id = crypto.randomUUID();
      const draft = { version_id, its_kind: 'photo', its_key: 'dubai', seen, its_content: { ...content, until } };
      const { client } = publisher;
      await client.rpc('desk_save_content', draft).throwOnError();
      await client.rpc('desk_publish_content', { version_id }).throwOnError();
    };
    for (const [seen, until] of [
      [0, ''],
      [1, '2026-01-31'],
      [2, ''],
    ] as const)
      await publish(seen, until);
    const found = await Promise.all([1, 2, 3].map((version) => ask(`/photos/dubai/${version}/card-400.webp`)));
    expect(found.map(({ status }) => status)).toEqual([200, 404, 200]);
  });

  it('is stored by the site alone, which has checked it: a file that nothing can draw is not found', async () => {
    const photo = crypto.randomUUID();
    const damaged = { photo, its_name: 'x.jpg', its_content: Buffer.from([0xff, 0xd8, 0xff, 0x00]).toString('base64') };
    const past = { ...damaged, editor: editor.id };
    for (const user of [agent, editor, publisher])
      expect((await user.client.rpc('desk_add_photo', past)).error?.code).toBe('42501');
    expect((await backend.admin().rpc('desk_add_photo', { ...past, editor: agent.id })).error?.code).toBe('42501');
    await backend.admin().rpc('desk_add_photo', past).throwOnError();
    const version_id = crypto.randomUUID();
    const draft = { version_id, its_kind: 'photo', its_key: 'paris', seen: 0 };
    await editor.client.rpc('desk_save_content', { ...draft, its_content: { ...rights, photo } }).throwOnError();
    await publisher.client.rpc('desk_publish_content', { version_id }).throwOnError();
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect((await ask('/photos/paris/1/card-400.webp')).status).toBe(404);
    expect(String(logged.mock.calls)).toContain('photo-damaged');
    logged.mockRestore();
  });
});

/** The picture of a link to a page with the poster of Doha. */
async function shared(): Promise<Buffer> {
  const address = ['en', 'about.jpg'];
  const answer = await share(new Request(`http://localhost/share/${address.join('/')}`), {
    params: Promise.resolve({ address }),
  });
  return Buffer.from(await answer.arrayBuffer());
}

describe('a file that is no photograph for the site', () => {
  it('is refused with the reason', async () => {
    await jar.signIn(backend, editor.email, password);
    const jpeg = await halves().jpeg().toBuffer();
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((background) => plain(1600, 900, background).png().toBuffer()));
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    // 10,000 × 10,000 pixels in a few kilobytes.
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const files: [string, Uint8Array][] = [
      ['photoType', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['photoType', Buffer.from('MZ\u0090\u0000 a program that is called photo.jpg', 'latin1')],
      ['photoType', await sharp(jpeg).tiff().toBuffer()],
      ['photoType', await sharp(jpeg).gif().toBuffer()],
      ['photoType', animation],
      ['photoType', new Uint8Array()],
      ['photoTooSmall', await halves(1598, 900).jpeg().toBuffer()],
      ['photoShape', await halves(9000, 900).jpeg().toBuffer()],
      ['photoShape', await plain(1600, 3300, '#ff0000').jpeg().toBuffer()],
      ['photoTooLarge', bomb],
      ['photoBroken', jpeg.subarray(0, jpeg.length / 2)],
      ['bodyTooLarge', Buffer.concat([jpeg, Buffer.alloc(25_000_000)])],
    ];
    for (const [code, bytes] of files) {
      const { status, body } = await send(bytes);
      expect([status, body.code], `${code}, ${bytes.length} bytes`).toEqual([code === 'bodyTooLarge' ? 413 : 400, code]);
    }
  });
});
