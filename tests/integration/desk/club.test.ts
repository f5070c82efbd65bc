import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as desk } from '@/app/api/desk/content/route';
import { clubNumbers } from '@/content/karam-club';
import { clubNow } from '@/lib/club/club-now';
import { readHeads } from '@/lib/content/versions';
import { watchContent } from '@/lib/content/watch-content';
import { publishedIsRead, takeOutdated } from '@/lib/state/published-content';
import { password, signedInUser, testBackend } from '../backend/test-backend.ts';
import { CookieJar, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend();
const jar = new CookieJar();
browser.jar = jar;
type User = Awaited<ReturnType<typeof signedInUser>>;
let member: User;
let editor: User;
let publisher: User;

beforeAll(async () => {
  [member, editor, publisher] = [
    await signedInUser(backend, 'member'),
    await signedInUser(backend, 'editor'),
    await signedInUser(backend, 'publisher'),
  ];
  const make = (user: User, staff_name: string, editing: string) =>
    backend.admin().rpc('make_staff', { account_email: user.email, staff_name, editing }).throwOnError();
  await make(editor, 'Noor', 'editor');
  await make(publisher, 'Huda', 'publisher');
});
beforeEach(() => {
  pointSiteAt(backend);
  jar.clear();
});

const post = async (body: object) => {
  const answer = await desk(postJson('/api/desk/content', body));
  return { status: answer.status, body: await answer.json() };
};
const notAllowed = '42501';
/** As the club gives them: the birthday of Silver is worth 100 points by the file. */
const birthdayPoints = async () => {
  const { data } = await member.client.from('loyalty_entries').select('points').eq('reason', 'birthday').throwOnError();
  return data?.map(({ points }) => points);
};

describe('the numbers of the club', () => {
  it('are written by editors alone, published by publishers alone, and never unusable', async () => {
    const save = (user: User, content: object) =>
      user.client.rpc('desk_save_content', {
        ...{ version_id: crypto.randomUUID(), its_kind: 'club', its_key: 'site', seen: 0 },
        its_content: { ...content } as never,
      });
    expect((await save(member, clubNumbers)).error?.code).toBe(notAllowed);
    expect((await save(editor, { ...clubNumbers, voucherPoints: 0 })).error).not.toBeNull();
    expect(await readHeads(editor.client, 'club')).toEqual([]);
    await jar.signIn(backend, editor.email, password);
    const action = { type: 'save', id: crypto.randomUUID(), kind: 'club', key: 'site', seen: 0, content: clubNumbers };
    expect(await post({ ...action, content: { ...clubNumbers, tierMonths: 0 } })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'tierMonths', message: 'wholeMonths' }, {}] },
    });
    expect((await post(action)).body).toEqual({ outcome: 'saved' });
    expect((await post({ type: 'publish', id: action.id })).status).toBe(403);
  });

  it('wait three months where points would be worth less, and hold on the pages and for the points at once', async () => {
    await jar.signIn(backend, publisher.email, password);
    watchContent();
    await publishedIsRead();
    takeOutdated();
    const [less, more] = [crypto.randomUUID(), crypto.randomUUID()];
    const save = (id: string, seen: number, content: object) =>
      post({ type: 'save', id, kind: 'club', key: 'site', seen, content: { ...clubNumbers, ...content } });
    await save(less, 1, { voucherPoints: 1200 });
    expect((await post({ type: 'publish', id: less })).body).toEqual({ outcome: 'noticeFirst' });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    expect((await post({ type: 'plan', id: less, at: inDays(60) })).body).toEqual({ outcome: 'noticeFirst' });
    expect((await post({ type: 'plan', id: less, at: inDays(100) })).body).toEqual({ outcome: 'planned' });

    await save(more, 2, { silver: { pointsPer100Qar: 12, birthdayBonus: 123 } });
    expect((await post({ type: 'publish', id: more })).body).toEqual({ outcome: 'published' });
    const born = { birth_date: '1990-05-20' };
    await backend.admin().from('profiles').update(born).eq('user_id', member.id).throwOnError();
    await backend.admin().rpc('run_daily_loyalty', { today: '2030-05-01' }).throwOnError();
    expect(await birthdayPoints()).toEqual([123]);
    await vi.waitFor(() => expect(clubNow().silver.birthdayBonus).toBe(123), { timeout: 60_000 });
    await vi.waitFor(() => expect(takeOutdated()).toEqual(expect.arrayContaining(['/en/karam-club', '/ar/dashboard/club'])));

    expect((await post({ type: 'takeBack', id: more })).body).toEqual({ outcome: 'takenBack' });
    await backend.admin().rpc('run_daily_loyalty', { today: '2031-05-01' }).throwOnError();
    expect((await birthdayPoints())?.toSorted()).toEqual([100, 123]);
    await vi.waitFor(() => expect(clubNow()).toEqual(clubNumbers), { timeout: 60_000 });

    // What is better cannot be taken back at once, nor may there be less time to use points.
    const better = crypto.randomUUID();
    await save(better, 3, { voucherQar: 137 });
    expect((await post({ type: 'publish', id: better })).body).toEqual({ outcome: 'published' });
    await vi.waitFor(() => expect(clubNow().voucherQar).toBe(137), { timeout: 60_000 });
    for (const deed of ['takeBack', 'withdraw'])
      expect((await post({ type: deed, id: better })).body, deed).toEqual({ outcome: 'noticeFirst' });
    const shorter = crypto.randomUUID();
    await save(shorter, 4, { voucherQar: 137, voucherMonths: 1 });
    expect((await post({ type: 'publish', id: shorter })).body).toEqual({ outcome: 'noticeFirst' });
  });
});
