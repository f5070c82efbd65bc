import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as look, POST as post } from '@/app/api/trip-plans/route';
import { readPlanOfEnquiry } from '@/lib/desk/details/details';
import { replyInPlan } from '@/lib/desk/history';
import { sendDueMail } from '@/lib/mail/outbox';
import { type TripPlan, tripPlan } from '@/lib/trip-plans/plan';
import {
  changePlan,
  deviceCookie,
  deviceOf,
  newDevice,
  newPlanKey,
  planAnswerOf,
  planKey,
  planOfKey,
  readPlan,
} from '@/lib/trip-plans/store';
import { newAddress, signedInStaff, signedInUser, testBackend } from '../backend/test-backend.ts';
import { CookieJar, newVisitor, pointSiteAt } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar, headers: async () => new Headers() }));

const backend = testBackend();
let staff: Awaited<ReturnType<typeof signedInUser>>;

beforeAll(async () => {
  staff = await signedInStaff(backend);
});

beforeEach(() => {
  pointSiteAt(backend);
  vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
  vi.stubEnv('ENQUIRY_INBOX', 'desk@karam.example');
});

const istanbul = '/travel/package/istanbul';

/** Posts a form from a device; returns where the browser is sent, and what the page there says. */
async function send(jar: CookieJar, typed: Record<string, string>, visitor = newVisitor()) {
  browser.jar = jar;
  const answer = await post(
    new Request('http://localhost/api/trip-plans', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': visitor },
      body: new URLSearchParams(typed),
    }),
  );
  const location = new URL(answer.headers.get('location') ?? 'http://localhost', 'http://localhost');
  return {
    status: answer.status,
    path: location.pathname,
    key: location.searchParams.get('key') ?? '',
    said: await planAnswerOf(location.searchParams.get('answer')),
  };
}

const digestOf = (jar: CookieJar) => deviceOf(jar.getAll().find(({ name }) => name === deviceCookie)?.value);

async function made(name = 'Amina') {
  const jar = new CookieJar();
  const form = { type: 'add', from: istanbul, plan: newPlanKey(), device: newDevice(), name, title: 'Istanbul, with everybody' };
  const { key } = await send(jar, form);
  const id = planOfKey(key) ?? '';
  const act = (typed: Record<string, string>, by = jar, visitor?: string) => send(by, { key, ...typed }, visitor);
  const seen = async (by = jar): Promise<TripPlan> => tripPlan.parse(await readPlan(id, digestOf(by)));
  return { jar, key, id, form, act, seen, choice: (await seen()).choices[0]?.id ?? '' };
}

async function joined({ act }: Awaited<ReturnType<typeof made>>, name: string): Promise<CookieJar> {
  const jar = new CookieJar();
  expect((await act({ type: 'join', name, device: newDevice() }, jar)).said).toBeNull();
  return jar;
}

describe('a plan', () => {
  it('is made once by a double tap, with what the server sees itself', async () => {
    const jar = new CookieJar();
    const form = { type: 'add', from: istanbul, plan: newPlanKey(), device: newDevice(), name: 'Amina', title: 'Istanbul' };
    const [one, two] = await Promise.all([send(jar, { ...form, price: '1' }), send(jar, form)]);
    expect([one.status, one.key]).toEqual([303, two.key]);
    const plan = await readPlan(planOfKey(one.key) ?? '', digestOf(jar));
    expect(plan?.me).toMatchObject({ name: 'Amina', isMaker: true });
    expect([plan?.people.length, plan?.choices.length]).toEqual([1, 1]);
    expect(plan?.choices[0]).toMatchObject({ kind: 'package', address: istanbul, said: { title: { ar: expect.any(String) } } });
    expect(plan?.choices[0]?.said.picture).toEqual({ id: 'istanbul', art: 'istanbul' });
    expect(plan?.choices[0]?.price).toBeGreaterThan(100);
    // Its address has its own key.
    expect(one.key).toBe(planKey(plan?.id ?? ''));
  });

  it('keeps what was typed where it is refused, for this device alone', async () => {
    const jar = new CookieJar();
    const form = { type: 'add', from: istanbul, plan: newPlanKey(), device: newDevice(), name: '', title: 'Istanbul' };
    const { path, said } = await send(jar, form);
    expect(path).toBe('/trip-plan/add');
    expect(said).toMatchObject({ errors: [{ path: 'name', message: 'nameMissing' }], typed: { title: 'Istanbul' } });
    expect(said?.device).toBe(digestOf(jar));
  });

  it.each(['/desk', '//evil.example/travel/package/istanbul', '/travel/package/nowhere', '/booking/passenger-info?offer=x', ''])(
    'takes nothing from %s',
    async (from) => {
      const form = { type: 'add', from, plan: newPlanKey(), device: newDevice(), name: 'Amina', title: 'A' };
      expect((await send(new CookieJar(), form)).said?.notice).toBe('notFound');
    },
  );

  it('takes further choices of the same device, and the same one again with its new price', async () => {
    const { jar, key, seen, id } = await made();
    await send(jar, { type: 'add', from: '/explore/hotels/ciragan-palace-kempinski', plan: key });
    await send(jar, { type: 'add', from: istanbul, plan: key });
    const plan = await seen();
    expect(plan.choices.every(({ person }) => person === plan.me?.id)).toBe(true);
    expect(plan.choices.filter(({ address }) => address === istanbul)).toHaveLength(1);
    const { data } = await backend.admin().rpc('trip_plans_of_device', { device: digestOf(jar) ?? '' });
    expect(data).toEqual([{ id, title: 'Istanbul, with everybody' }]);
  });
});

describe('people with the link', () => {
  it('vote once each, also at the same moment, change it and take it back', async () => {
    const plan = await made();
    const { act, seen, choice } = plan;
    const others = [await joined(plan, 'Noor'), await joined(plan, 'Yusuf')];
    const vote = (jar: CookieJar, value: string) => act({ type: 'vote', item: choice, vote: value }, jar);
    const devices = [...others, ...others, plan.jar].map((jar) => digestOf(jar) ?? '');
    await Promise.all(devices.map((device) => changePlan(plan.id, device, { type: 'vote', item: choice, vote: 'for' })));
    const votes = async () => (await seen()).choices[0]?.votes.map(({ isFor }) => isFor);
    expect(await votes()).toEqual([true, true, true]);
    await vote(plan.jar, 'against');
    await vote(others[0] as CookieJar, 'none');
    expect((await votes())?.toSorted()).toEqual([false, true]);
  });

  it('are told when the choice they vote on is gone, or is of another plan', async () => {
    const plan = await made();
    const noor = await joined(plan, 'Noor');
    const other = await made('Yusuf');
    const item = crypto.randomUUID();
    await plan.act({ type: 'comment', item, text: 'Mine' });
    await plan.act({ type: 'vote', item: plan.choice, vote: 'for' }, noor);
    await plan.act({ type: 'remove', item: plan.choice });
    for (const vote of ['for', 'against', 'none'])
      for (const gone of [plan.choice, other.choice, crypto.randomUUID()])
        expect((await plan.act({ type: 'vote', item: gone, vote }, noor)).said?.notice).toBe('choiceGone');
    expect((await plan.seen()).comments).toHaveLength(1);
    expect((await other.seen()).choices[0]?.votes).toEqual([]);
  });

  it('say a name first, once on a device, and comment once for a double tap', async () => {
    const plan = await made();
    const newcomer = new CookieJar();
    const item = crypto.randomUUID();
    const said = await plan.act({ type: 'comment', item, text: 'Too far' }, newcomer);
    expect(said.said).toMatchObject({ notice: 'notJoined', typed: { text: 'Too far' } });
    const noor = await joined(plan, 'Noor');
    await plan.act({ type: 'join', name: 'Somebody else' }, noor);
    await Promise.all([1, 2].map(() => plan.act({ type: 'comment', item, text: 'Too far' }, noor)));
    const { people, comments, me } = await plan.seen(noor);
    expect(people.map(({ name }) => name)).toEqual(['Amina', 'Noor']);
    expect(comments).toMatchObject([{ text: 'Too far', person: me?.id, isQuestion: false }]);
  });

  it('change nothing that is not theirs', async () => {
    const plan = await made();
    const noor = await joined(plan, 'Noor');
    const item = crypto.randomUUID();
    await plan.act({ type: 'comment', item, text: 'Mine' });
    for (const form of [
      { type: 'remove', item },
      { type: 'remove', item: plan.choice },
      { type: 'voting', isOpen: 'false' },
      { type: 'delete' },
      { type: 'ask', message: 'Hello?' },
    ])
      expect((await plan.act(form, noor)).said?.notice).toBe('notYours');
    const other = await made('Yusuf');
    // The maker of another plan, with things of this one.
    await other.act({ type: 'remove', item });
    await other.act({ type: 'remove', item: plan.choice });
    await other.act({ type: 'vote', item: plan.choice, vote: 'for' });
    const now = await plan.seen();
    expect([now.isOpen, now.choices.length, now.comments.length, now.choices[0]?.votes.length]).toEqual([true, 1, 1, 0]);
    // Nobody is somebody else by a cookie of their own making.
    const forged = new CookieJar();
    forged.set(deviceCookie, `${crypto.randomUUID()}.AAAA`);
    expect((await plan.act({ type: 'delete' }, forged)).said?.notice).toBe('notJoined');
  });

  it('without its link find nothing, nor with the rights of a visitor or a customer', async () => {
    const { id } = await made();
    for (const key of ['', id, `${id}.AAAA`, newPlanKey()]) {
      expect((await send(new CookieJar(), { key, type: 'join', name: 'Noor' })).said?.notice).toBe('gone');
      expect((await look(new Request(`http://localhost/api/trip-plans?key=${key}`))).status).toBe(404);
    }
    const customer = await signedInUser(backend, 'customer');
    for (const table of ['trip_plans', 'trip_plan_people', 'trip_plan_comments'] as const)
      expect((await customer.client.from(table).select('*')).error).not.toBeNull();
    expect((await customer.client.rpc('read_trip_plan', { plan: id, device: '' })).error).not.toBeNull();
    expect((await customer.client.rpc('desk_trip_plan', { enquiry: id })).error).not.toBeNull();
  });
});

describe('whoever made it', () => {
  it('closes and opens voting, removes, and deletes the plan, whose link then says so', async () => {
    const plan = await made();
    const noor = await joined(plan, 'Noor');
    await plan.act({ type: 'voting', isOpen: 'false' });
    expect((await plan.act({ type: 'vote', item: plan.choice, vote: 'for' }, noor)).said?.notice).toBe('closed');
    expect((await send(noor, { type: 'add', from: istanbul, plan: plan.key })).said?.notice).toBe('closed');
    await plan.act({ type: 'voting', isOpen: 'true' });
    await plan.act({ type: 'vote', item: plan.choice, vote: 'for' }, noor);
    await plan.act({ type: 'remove', item: plan.choice });
    expect((await plan.seen()).choices).toEqual([]);
    await plan.act({ type: 'delete' });
    expect(await readPlan(plan.id, null)).toBeNull();
    expect((await plan.act({ type: 'join', name: 'Noor' }, noor)).said?.notice).toBe('gone');
  });
});

describe('limits', () => {
  it('are 12 choices, 20 people and 200 comments, also for those who come at the same moment', async () => {
    const plan = await made();
    const device = digestOf(plan.jar) ?? '';
    const admin = backend.admin();
    const choice = (n: number) => ({ kind: 'package', address: `/travel/package/p${n}`, said: {}, price: 1 });
    const added = await Promise.all(
      Array.from({ length: 13 }, (_, n) =>
        admin.rpc('add_to_trip_plan', { plan: plan.id, device, person_name: null, new_title: null, choice: choice(n) }),
      ),
    );
    expect(added.filter(({ data }) => data === 'done')).toHaveLength(11);
    const people = await Promise.all(
      Array.from({ length: 21 }, (_, n) =>
        changePlan(plan.id, n.toString(16).padStart(64, 'a'), { type: 'join', name: `Guest ${String.fromCharCode(65 + n)}` }),
      ),
    );
    expect(people.filter((outcome) => outcome === 'full')).toHaveLength(2);
    for (let n = 0; n < 200; n += 1)
      await changePlan(plan.id, device, { type: 'comment', item: crypto.randomUUID(), text: String(n) });
    expect(await changePlan(plan.id, device, { type: 'comment', item: crypto.randomUUID(), text: 'more' })).toBe('full');
  });

  it('hold back a seventh comment in a minute, and keep it', async () => {
    const plan = await made();
    const write = () => plan.act({ type: 'comment', item: crypto.randomUUID(), text: 'Again' });
    for (let n = 0; n < 6; n += 1) expect((await write()).said).toBeNull();
    expect((await write()).said).toMatchObject({ notice: 'tooMany', typed: { text: 'Again' } });
  });
});

describe('the agency', () => {
  it('is asked in the plan, sees it at the desk, answers in it, and mails whoever left an address', async () => {
    const plan = await made();
    const email = newAddress('plan');
    const asked = await plan.act({ type: 'ask', message: 'Is April warm enough?', email, locale: 'ar' });
    expect(asked.said?.notice).toBe('asked');
    const { data: enquiry } = await backend.admin().from('enquiries').select('id, reference').eq('email', email).single();
    const id = String(enquiry?.id);
    const shown = tripPlan.parse(await readPlanOfEnquiry(staff.client, id));
    expect(shown.comments).toMatchObject([{ text: 'Is April warm enough?', isQuestion: true }]);
    expect(JSON.stringify(await plan.seen())).not.toContain(email);

    const reply = { enquiry: id, id: crypto.randomUUID(), text: 'Yes, 22 degrees.' };
    expect(await Promise.all([replyInPlan(staff.client, reply), replyInPlan(staff.client, reply)])).toEqual([
      'changed',
      'changed',
    ]);
    expect((await plan.seen()).comments.map(({ text, person }) => [text, person === null])).toEqual([
      ['Is April warm enough?', false],
      ['Yes, 22 degrees.', true],
    ]);
    await sendDueMail();
    const mails = await backend.mailTo(email);
    const [first] = mails.filter(({ subject }) => subject.includes('أجبنا'));
    expect(mails.filter(({ subject }) => subject.includes('أجبنا'))).toHaveLength(1);
    expect(first?.text).toContain(`/ar/trip-plan?key=${plan.key}`);
    expect(first?.text).not.toContain('Istanbul, with everybody');
  });

  it('is asked without an address too, and gets no plan that nobody asked about', async () => {
    const plan = await made('Yusuf');
    const { said } = await plan.act({ type: 'ask', message: 'And by train?' });
    expect(said?.notice).toBe('asked');
    const { data } = await backend.admin().from('enquiries').select('id, email').eq('name', 'Yusuf').eq('kind', 'tripPlan');
    expect(data).toEqual([{ id: expect.any(String), email: null }]);
    await sendDueMail();
    const mails = await backend.mailTo('desk@karam.example');
    expect(mails.some(({ text }) => text.includes('And by train?') && text.includes(plan.key))).toBe(true);
    await plan.act({ type: 'delete' });
    const reply = { enquiry: String(data?.[0]?.id), id: crypto.randomUUID(), text: 'Yes' };
    expect(await replyInPlan(staff.client, reply)).toBe('gone');
    expect(await readPlanOfEnquiry(staff.client, crypto.randomUUID())).toBeNull();
  });

  it('keeps a question with errors, field by field', async () => {
    const plan = await made();
    const { said } = await plan.act({ type: 'ask', message: '', email: 'amina@' });
    expect(said).toMatchObject({
      errors: [
        { path: 'message', message: 'textMissing' },
        { path: 'email', message: 'emailInvalid' },
      ],
      typed: { email: 'amina@' },
    });
  });
});
