import { describe, expect, it } from 'vitest';
import { amenityOf } from '@/supabase/functions/_shared/suppliers/liteapi/offers/amenities';
import { cancellationFees, freeUntil } from '@/supabase/functions/_shared/suppliers/liteapi/offers/cancellation';
import { descriptionText } from '@/supabase/functions/_shared/suppliers/liteapi/offers/description-text';
import { boardOf, leastBoard } from '@/supabase/functions/_shared/suppliers/liteapi/offers/room-offers';

describe('the last day of free cancellation', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const newYork = { zone: 'America/New_York', longitude: -73.98 };
  const doha = { zone: 'Asia/Qatar', longitude: 51.53 };
  const policy = (cancelTime: string, amount = 100, refundableTag = 'RFN') => ({
    refundableTag,
    cancelPolicyInfos: [{ cancelTime, amount }],
  });
  const until = (cancelTime: string, clock: Parameters<typeof freeUntil>[2] = doha) =>
    freeUntil([policy(cancelTime)], '2027-01-14', clock, now);

  it.each([
    ['midnight in Doha', '2027-01-12 21:00:00', doha, '2027-01-12'],
    ['the last minute of a day in Doha', '2027-01-12 20:59:00', doha, '2027-01-12'],
    ['an evening in Doha', '2027-01-12 16:00:00', doha, '2027-01-11'],
    ['an evening in New York that is the next day in Greenwich', '2027-01-13 02:00:00', newYork, '2027-01-11'],
    ['midnight in New York', '2027-01-13T05:00:00', newYork, '2027-01-12'],
    // Phnom Penh is at UTC+7. Without its zone, the longitude gives UTC+5, to be on the safe side.
    ['midnight where we do not know the zone', '2027-01-12 17:00:00', { zone: null, longitude: 104.9 }, '2027-01-11'],
    ['well into a day where we do not know the zone', '2027-01-12 20:00:00', { zone: null, longitude: 104.9 }, '2027-01-12'],
  ])('%s', (_, cancelTime, clock, day) => {
    expect(until(cancelTime, clock)).toBe(day);
  });

  it('is absent when cancelling costs money, is over or cannot be read', () => {
    const free = (policies: Parameters<typeof freeUntil>[0]) => freeUntil(policies, '2027-01-14', doha, now);
    expect(free([policy('2027-01-12 21:00:00', 100, 'NRFN')])).toBeNull();
    expect(free([{ refundableTag: 'RFN', cancelPolicyInfos: [] }])).toBeNull();
    expect(free([null])).toBeNull();
    expect(until('2026-11-21 12:00:00')).toBeNull();
    expect(until('tomorrow')).toBeNull();
    expect(free([policy('2027-01-12 21:00:00'), policy('2027-01-10 21:00:00', 100, 'NRFN')])).toBeNull();
  });

  it.each([
    [undefined, '2027-01-12'],
    [null, '2027-01-12'],
    ['', '2027-01-12'],
    ['GMT', '2027-01-12'],
    ['utc', '2027-01-12'],
    ['Asia/Qatar', null],
    ['GMT+3', null],
  ])('in the zone %j is %j', (timezone, day) => {
    const steps = [
      { cancelTime: '2027-01-10 21:00:00', amount: 0, timezone },
      { cancelTime: '2027-01-12 21:00:00', amount: 100 },
    ];
    expect(freeUntil([{ refundableTag: 'RFN', cancelPolicyInfos: steps }], '2027-01-14', doha, now)).toBe(day);
  });

  it('is the day before arrival where cancelling is always free, and the first of several steps with a cost', () => {
    expect(freeUntil([policy('2027-01-05 10:00:00', 0)], '2027-01-14', doha, now)).toBe('2027-01-13');
    const steps = [policy('2027-01-13 21:00:00', 400), policy('2027-01-08 21:00:00', 100), policy('2027-01-02 21:00:00', 0)];
    const cancelPolicyInfos = steps.flatMap((step) => step.cancelPolicyInfos);
    expect(freeUntil([{ refundableTag: 'RFN', cancelPolicyInfos }], '2027-01-14', doha, now)).toBe('2027-01-08');
  });
});

describe('the cost of cancelling', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const doha = { zone: 'Asia/Qatar', longitude: 51.53 };
  const step = (cancelTime: string, amount: number, more: object = {}) => ({ cancelTime, amount, currency: 'QAR', ...more });
  const room = (total: string, ...cancelPolicyInfos: ReturnType<typeof step>[]) => ({
    policy: { refundableTag: 'RFN', cancelPolicyInfos },
    total,
  });
  const fees = (rooms: Parameters<typeof cancellationFees>[0], clock: Parameters<typeof cancellationFees>[2] = doha) =>
    cancellationFees(rooms, { asOf: null, perRiyal: {} } as unknown as Parameters<typeof cancellationFees>[1], clock, now);

  it("is in the hotel's local time, step by step, for all rooms together", () => {
    expect(fees([room('900.00', step('2027-01-12 13:00:00', 300), step('2027-01-14 11:00:00', 900))])).toEqual([
      { after: '2027-01-12T16:00', amount: '300.00' },
      { after: '2027-01-14T14:00', amount: '900.00', part: 'wholeStay' },
    ]);
    const early = room('500.00', step('2027-01-10 20:59:00', 500));
    expect(fees([room('900.00', step('2027-01-12 13:00:00', 300)), early])).toEqual([
      { after: '2027-01-10T23:59', amount: '500.00' },
      { after: '2027-01-12T16:00', amount: '800.00' },
    ]);
  });

  it('reads the end of a day as its last minute, and a percentage as a part of the price of the room', () => {
    expect(fees([room('900.00', step('2027-01-12 21:00:00', 50, { type: 'percentage' }))])).toEqual([
      { after: '2027-01-12T23:59', amount: '450.00' },
    ]);
  });

  it('is due from the booking on when nothing is refundable, or when the deadline has passed', () => {
    const whole = [{ after: null, amount: '900.00', part: 'wholeStay' }];
    expect(fees([{ policy: { refundableTag: 'NRFN' }, total: '900.00' }], { zone: null, longitude: 0 })).toEqual(whole);
    expect(fees([room('900.00', step('2026-11-20 21:00:00', 900))])).toEqual(whole);
  });

  it('is absent when one room does not state it in a usable form', () => {
    expect(fees([room('900.00', step('2027-01-12 21:00:00', 300)), { policy: null, total: '100.00' }])).toBeNull();
    expect(fees([room('900.00', step('tomorrow', 300))])).toBeNull();
    expect(fees([room('900.00', step('2027-01-12 21:00:00', 300, { timezone: 'GMT+3' }))])).toBeNull();
    expect(fees([room('900.00', step('2027-01-12 21:00:00', 300))], { zone: null, longitude: 51 })).toBeNull();
    expect(fees([room('900.00', { cancelTime: '2027-01-12 21:00:00', amount: 300, currency: '' })])).toBeNull();
  });
});

it.each([
  ['RO', 'Room Only', 'roomOnly'],
  ['BI', 'Breakfast Included', 'breakfast'],
  ['BB2', '', 'breakfast'],
  ['HB', 'Half Board', 'halfBoard'],
  ['FB', '', 'fullBoard'],
  ['AI', '', 'allInclusive'],
  ['XX', 'Ultra All-Inclusive', 'allInclusive'],
  ['', 'Half board (dinner)', 'halfBoard'],
  ['XX', 'Bed & Breakfast', 'breakfast'],
  ['XX', 'Full American breakfast included', 'breakfast'],
  ['BB1', '', 'breakfast'],
  ['BB3', 'Bed & Breakfast', 'breakfast'],
  ['BD', 'Breakfast & Dinner', 'halfBoard'],
  ['BD', 'Bed and dinner', 'roomOnly'],
  ['BD', '', 'roomOnly'],
  ['XX', 'Breakfast, lunch and dinner', 'fullBoard'],
  ['XX', 'Breakfast or dinner', 'roomOnly'],
  ['XX', 'Without breakfast', 'roomOnly'],
  ['XX', 'Breakfast not included', 'roomOnly'],
  ['XX', 'Breakfast excluded', 'roomOnly'],
  ['XX', 'Breakfast for 1 only', 'roomOnly'],
  ['XX', 'Half board at a surcharge', 'roomOnly'],
  ['XX', 'All meals on request', 'roomOnly'],
  ['', '', 'roomOnly'],
  [null, undefined, 'roomOnly'],
])('the board %j called %j is %s', (code, name, board) => {
  expect(boardOf(code, name)).toBe(board);
});

it('several rooms together have the meals that each of them has', () => {
  expect(leastBoard(['halfBoard', 'breakfast', 'fullBoard'])).toBe('breakfast');
});

it.each([
  ['Free WiFi', 'wifi'],
  ['Outdoor swimming pool', 'pool'],
  ['Pool table', null],
  ['Fitness facilities (surcharge)', 'gym'],
  ['Facilities for disabled guests', 'accessible'],
  ['Upper floors accessible by elevator', null],
  ['Covered parking', 'parking'],
  ['Parking nearby', null],
  ['Airport shuttle (free)', 'airportShuttle'],
  ['Kids’ club', 'kidsClub'],
  ['Breakfast in the room', null],
  ['Smoke alarms', null],
])('the facility %j is %s', (name, code) => {
  expect(amenityOf(name)).toBe(code);
});

it.each([
  ['<p><strong>Central</strong><br>Steps from &quot;the square&quot;.</p><script>x</script>', 'Steps from "the square". x'],
  ['Location : Near the sea.<br/>HeadLine : In town', 'Near the sea. In town'],
  ['&lt;b&gt; &#39;old&#x27; &nope; &#0;', "<b> 'old' &nope;"],
  ['', ''],
  [`${'A sentence of some length stands here. '.repeat(20)}`, `${'A sentence of some length stands here. '.repeat(7).trim()}`],
  ['word '.repeat(100), `${'word '.repeat(56).trim()}…`],
])('a description becomes plain text of two lines: %j', (html, text) => {
  expect(descriptionText(html)).toBe(text);
});

it.each(['<', '<br>    ', '&#1', '<strong>', ' '])('a description of only %j is read quickly', (part) => {
  const before = process.cpuUsage();
  descriptionText(part.repeat(100_000));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000);
});
