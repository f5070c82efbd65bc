import { describe, expect, it, vi } from 'vitest';
import { compareChoices, type PlanChoice, type PlanTerm } from '@/lib/trip-plans/plan';
import {
  addition,
  deviceOf,
  newDevice,
  newPlan,
  newPlanKey,
  planAction,
  planKey,
  planOfKey,
  planToMake,
} from '@/lib/trip-plans/store';

const item = '00000000-0000-4000-8000-0000000000aa';

function choice(id: string, given: Partial<PlanChoice> = {}, airline = 'Qatar Airways'): PlanChoice {
  const facts = [
    { term: 'airline' as const, text: { en: airline, ar: airline } },
    { term: 'stops' as const, text: { en: 'Non-stop', ar: 'مباشرة' } },
  ];
  const said = { title: { en: 'Doha to Istanbul', ar: 'الدوحة' }, per: { en: '', ar: '' }, facts };
  return { id, kind: 'flight', address: `/${id}`, said, price: 1000, seenAt: '', person: 'p', votes: [], ...given };
}

describe('choices of one kind', () => {
  it('say what differs, and how much more than the lowest each costs', () => {
    const [one, two, three] = compareChoices(
      [
        choice('a'),
        choice('b', { price: 1240 }, 'Turkish Airlines'),
        choice('c', { price: null }),
        choice('d', { kind: 'stay' }),
      ],
      'flight',
    );
    expect([one?.above, two?.above, three?.above]).toEqual([0, 240, null]);
    expect([...(two?.differs ?? [])]).toEqual(['airline']);
    expect(compareChoices([choice('a')], 'flight')[0]).toMatchObject({ above: null, isAhead: false });
    expect(compareChoices([], 'flight')).toEqual([]);
  });

  it('are lower or higher only than others for the same party, nights and ways', () => {
    const per = (en: string, ...facts: [PlanTerm, string][]) => ({
      title: { en: '', ar: '' },
      per: { en, ar: en },
      facts: facts.map(([term, text]) => ({ term, text: { en: text, ar: text } })),
    });
    const four = per('for 4 travellers together, with 2 children');
    const compared = compareChoices(
      [
        choice('a', { price: 2458, said: four }),
        choice('b', { price: 695, said: per('for one traveller') }),
        choice('c', { price: 2500, said: four }),
        choice('d', { price: 400, said: per('for 4 travellers together, with 2 children', ['back', 'Sat']) }),
      ],
      'flight',
    );
    expect(compared.map(({ above }) => above)).toEqual([0, null, 42, null]);
    expect(compared.every(({ perDiffers, hasUnlike }) => perDiffers && hasUnlike)).toBe(true);
    const nights = (price: number, text: string) => choice(text, { kind: 'package', price, said: per('from', ['nights', text]) });
    expect(compareChoices([nights(3000, '7 nights'), nights(900, '3 nights')], 'package')).toMatchObject([
      { above: null, perDiffers: false },
      { above: null, perDiffers: false },
    ]);
    const onRequest = choice('e', { kind: 'stay', price: null });
    const stay = (price: number) => choice(String(price), { kind: 'stay', price, said: per('7 nights, 4 guests, 1 room') });
    expect(compareChoices([onRequest, stay(900), stay(800)], 'stay').slice(1)).toMatchObject([
      { above: 100, perDiffers: false, hasUnlike: false },
      { above: 0, perDiffers: false, hasUnlike: false },
    ]);
  });

  it('have one ahead, unless there is a tie or nobody likes any', () => {
    const votes = (...isFor: boolean[]) => isFor.map((one, index) => ({ person: String(index), isFor: one }));
    const ahead = (...each: boolean[][]) =>
      compareChoices(
        each.map((own, index) => choice(String(index), { votes: votes(...own) })),
        'flight',
      ).map(({ isAhead }) => isAhead);
    expect(ahead([true, true, false], [true, true])).toEqual([false, true]);
    expect(ahead([true], [true])).toEqual([false, false]);
    expect(ahead([false], [])).toEqual([false, false]);
  });
});

describe('what is posted', () => {
  const errorsOf = (typed: Record<string, string>) => planAction.safeParse(typed).error?.issues.map(({ message }) => message);

  it('is tidied', () => {
    expect(planAction.parse({ type: 'join', name: ' \u202eAmina \n Al ' })).toEqual({ type: 'join', name: 'Amina Al' });
    expect(planAction.parse({ type: 'comment', item, text: ' One\r\ntwo\u0000 ' })).toMatchObject({ text: 'One\ntwo' });
    expect(newPlan.parse({ name: 'نورة', title: '  Istanbul ' })).toEqual({ name: 'نورة', title: 'Istanbul' });
    expect(addition.parse({})).toEqual({});
  });

  it.each([
    [{ type: 'join', name: '\u200b ' }, 'nameMissing'],
    [{ type: 'join', name: '123' }, 'nameMissing'],
    [{ type: 'join', name: 'a'.repeat(41) }, 'nameTooLong'],
    [{ type: 'comment', item, text: ' \n' }, 'textMissing'],
    [{ type: 'comment', item, text: 'a'.repeat(1001) }, 'textTooLong'],
  ])('%j is refused as %s', (typed, error) => {
    expect(errorsOf(typed)).toEqual([error]);
  });

  it.each([
    { type: 'vote', item, vote: 'twice' },
    { type: 'vote', item: 'x', vote: 'for' },
    { type: 'voting', isOpen: 'perhaps' },
    { type: 'own' },
    {},
  ])('%j does nothing', (typed) => {
    expect(planAction.safeParse(typed).success).toBe(false);
  });
});

describe('keys', () => {
  it('are good for one thing each', () => {
    vi.stubEnv('SUPABASE_URL', 'http://localhost:1');
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'a');
    vi.stubEnv('SUPABASE_SECRET_KEY', 'b');
    vi.stubEnv('OFFER_SIGNING_SECRET', 'a secret of at least thirty-two letters');
    const [key, made, device] = [planKey(item), newPlanKey(), newDevice()];
    expect(planOfKey(key)).toBe(item);
    expect(planToMake(made)).toMatch(/^[\da-f-]{36}$/);
    expect(deviceOf(device)).toMatch(/^[\da-f]{64}$/);
    for (const wrong of [made, device, `${key}A`, item, '']) expect(planOfKey(wrong)).toBeNull();
    for (const wrong of [key, device]) expect(planToMake(wrong)).toBeNull();
    for (const wrong of [key, made, undefined, '']) expect(deviceOf(wrong)).toBeNull();
  });
});
