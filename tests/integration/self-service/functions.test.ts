import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { foundBooking, foundRefund } from '@/lib/self-service/found';
import { toDayNumber, toIsoDuration, toLocalText } from '@/supabase/functions/_shared/suppliers/local-time';
import { routesBetween } from '@/supabase/functions/_shared/suppliers/sandbox/flights/network/routes';
import { flightsOn } from '@/supabase/functions/_shared/suppliers/sandbox/flights/timetable';
import { type HostedDatabase, newBooking, openHostedDatabase } from '../account/hosted-database.ts';

let db: HostedDatabase;

beforeAll(async () => {
  db = await openHostedDatabase();
  await db.exec(await readFile('supabase/seed.sql', 'utf8'));
});
afterAll(() => db?.close());

const call = async (name: string, ...values: (string | null)[]) => {
  const places = values.map((_, index) => `$${index + 1}`).join(', ');
  return (await db.rows<{ answer: unknown }>(`select public.${name}(${places}) as answer`, values))[0]?.answer ?? null;
};

describe('equal names', () => {
  it.each([
    ['Al-Namuthaj', ' al namuthaj '],
    ['Müller', 'MULLER'],
    ['Øster Łukasz', 'osterlukasz'],
    ["O'Brien", 'O’Brien'],
    ['السُّلَيْمان', 'السليمان'],
    ['أحمد', 'احمد'],
  ])('written %s or %s', async (one, other) => {
    expect(await call('name_key', one)).toBe(await call('name_key', other));
    expect(await call('name_key', one)).not.toBe('');
  });

  it('and an empty name matches nobody', async () => {
    for (const name of ['', ' ', '-', '%', null]) {
      expect(await call('find_booking', 'KT-FLY247', name), String(name)).toBeNull();
      expect(await call('find_visa_case', 'KV-VSA246', name), String(name)).toBeNull();
    }
  });
});

describe('a surname', () => {
  it.each(['Al-Kuwari', 'AL KUWARI', 'Al Kuwari', 'ALKUWARI', 'El-Kuwari', 'Kuwari'])(
    'stored as %s is found as people type it',
    async (surname) => {
      const { reference } = await newBooking(db, { surname });
      for (const typed of ['Kuwari', 'kuwari ', surname.toLowerCase()]) {
        expect(await call('find_booking', reference, typed), typed).toMatchObject({ reference });
      }
      for (const typed of ['Al', 'uwari', 'Kuwar', 'Kuwari Thani']) {
        expect(await call('find_booking', reference, typed), typed).toBeNull();
      }
    },
  );

  it('may have an article that the passport has not, and is not found by a rest of two letters', async () => {
    const [plain, short, arabic] = [
      await newBooking(db, { surname: 'Kuwari' }),
      await newBooking(db, { surname: 'Alan' }),
      await newBooking(db, { surname: 'الكواري' }),
    ];
    expect(await call('find_booking', plain.reference, 'Al-Kuwari')).not.toBeNull();
    expect(await call('find_booking', short.reference, 'An')).toBeNull();
    expect(await call('find_booking', arabic.reference, 'كواري')).not.toBeNull();
    expect(await call('find_visa_case', 'KV-VSA246', 'Namuthaj')).not.toBeNull();
  });
});

describe('the demo rows', () => {
  it('are found with the data in the README', async () => {
    expect(await call('find_booking', 'KT-FLY247', 'AL NAMUTHAJ')).toMatchObject({
      reference: 'KT-FLY247',
      kind: 'flight',
      status: 'confirmed',
      total: 5480,
      isClaimed: false,
      travellers: [
        { type: 'adult', name: 'Layla Al-Namuthaj' },
        { type: 'adult', name: 'Yousef Al-Namuthaj' },
      ],
      changes: [],
    });
    expect(await call('find_booking', 'KT-TRY248', 'Al-Namuthaj')).toMatchObject({ kind: 'package', status: 'requested' });
    expect(await call('find_visa_case', 'KV-VSA246', 'Al-Namuthaj')).toMatchObject({
      stage: 'consulate',
      destination: 'FR',
      steps: [{ stage: 'received' }, { stage: 'prepared' }, { stage: 'fingerprints' }, { stage: 'consulate' }],
    });
    for (const reference of ['KR-RFD246', 'KT-STAY26']) {
      expect(await call('find_refunds', reference, ' Layla@Example.com ')).toMatchObject({
        ...{ reference: 'KT-STAY26', booking: { status: 'cancelled' } },
        refunds: [{ reference: 'KR-RFD246', booking: 'KT-STAY26', amount: 1650, deducted: 330, stage: 'checked' }],
      });
    }
    expect(await call('find_gift_card', '400020261121', '246810')).toMatchObject({
      lastDigits: '1121',
      amount: 1500,
      balance: 920,
      isBlocked: false,
    });
  });

  it('have flights of the sandbox’s timetable', async () => {
    const { offer } = foundBooking.parse(await call('find_booking', 'KT-FLY247', 'Al-Namuthaj'));
    const booked = offer.flights.flatMap(({ itineraries }) => itineraries.flatMap(({ segments }) => segments));
    expect(booked.map(({ number }) => number)).toEqual(['3', '4']);
    for (const { departure, arrival, number, aircraftCode, duration } of booked) {
      const flights = routesBetween(departure.iataCode, arrival.iataCode)
        .filter(({ airline }) => airline === 'QR')
        .flatMap((route) => flightsOn(route, toDayNumber(departure.at.slice(0, 10))));
      const flight = flights.find((one) => one.number === number);
      if (!flight) throw new Error(`QR ${number} does not fly`);
      const { from, to, minutes } = flight.route;
      expect({ departure: departure.at, arrival: arrival.at, aircraftCode, duration }).toEqual({
        departure: toLocalText(from.zone, flight.departure),
        arrival: toLocalText(to.zone, flight.arrival),
        aircraftCode: flight.aircraft,
        duration: toIsoDuration(minutes),
      });
    }
  });

  it('contain no passport, no address and no PIN', async () => {
    const reported = JSON.stringify([
      await call('find_booking', 'KT-FLY247', 'Al-Namuthaj'),
      await call('find_refunds', 'KR-RFD246', 'layla@example.com'),
      await call('find_gift_card', '400020261121', '246810'),
    ]);
    expect(reported).not.toMatch(/QX2000|@|974\d{8}|246810|4000202/);
  });
});

it('a refund of a payment on the site is found by the reference that its mail names', async () => {
  const { id, reference } = await newBooking(db, { surname: 'Example' });
  const [booking] = await db.rows<{ email: string }>('select contact_email as email from public.bookings where id = $1', [id]);
  const [payment, charge, refund] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await db.rows(`insert into public.payments (id, booking_id, amount, pay_by, status) values ($1, $2, 50000, now(), 'paid')`, [
    payment,
    id,
  ]);
  await db.rows(
    `insert into public.payment_charges (id, payment_id, amount, provider, status) values ($1, $2, 50000, 'sandbox', 'paid')`,
    [charge, payment],
  );
  const begun = `insert into public.payment_refunds (id, payment_id, charge_id, amount, cause, status)
    values ($1, $2, $3, $4, 'desk', $5)`;
  await db.rows(begun, [refund, payment, charge, 12345, 'pending']);
  await db.rows(begun, [crypto.randomUUID(), payment, charge, 700, 'failed']);
  const found = async () => ((await call('find_refunds', reference, booking?.email ?? '')) as { refunds: unknown[] }).refunds;
  expect(await found()).toMatchObject([{ reference, booking: reference, amount: 123.45, deducted: 0, stage: 'received' }]);
  await db.rows(`update public.payment_refunds set status = 'done' where id = $1`, [refund]);
  await db.rows(
    `insert into public.ledger_entries (booking_id, kind, cause, debit, credit, amount) values ($1, 'refund_done', $2, 'refunds', 'provider', 12345)`,
    [id, refund],
  );
  const [paid] = z.array(foundRefund).parse(await found());
  expect(paid).toMatchObject({ to: 'account', stage: 'paid', steps: [{ stage: 'received' }, { stage: 'paid' }] });
  const part = crypto.randomUUID();
  await db.rows(
    `insert into public.payment_parts (id, payment_id, gift_card_id, last_digits, amount, status, used_at)
      select $1, $2, id, right(number, 4), 8000, 'used', now() from public.gift_cards limit 1`,
    [part, payment],
  );
  await db.rows(
    `insert into public.payment_refunds (id, payment_id, part_id, amount, cause, status) values ($1, $2, $3, 8000, 'desk', 'done')`,
    [crypto.randomUUID(), payment, part],
  );
  expect(await found()).toMatchObject([
    { amount: 123.45, to: 'account' },
    { amount: 80, to: 'giftCard', stage: 'paid' },
  ]);
  expect(await call('find_refunds', reference, 'other@example.com')).toBeNull();
});

describe('wrong details', () => {
  it.each<[string, ...string[]]>([
    ['find_booking', 'KT-FLY247', 'Namuth'],
    ['find_booking', 'KT-222222', 'Al-Namuthaj'],
    ['find_booking', 'KT-222222', 'nobody'],
    ['find_booking', 'KT-%', '%'],
    ['find_visa_case', 'KV-VSA246', 'Else'],
    ['find_visa_case', 'KV-222222', 'Al-Namuthaj'],
    ['find_visa_case', 'KV-222222', 'nobody'],
    ['find_refunds', 'KR-RFD246', 'other@example.com'],
    ['find_refunds', 'KR-222222', 'nobody'],
    ['find_gift_card', '400020261121', '246811'],
    ['find_gift_card', '400020261122', '246810'],
    ['find_gift_card', '400020261122', ''],
  ])('answers null for %s: %s, %s', async (name, one, other) => {
    expect(await call(name, one, other)).toBeNull();
  });
});

describe('a change request', () => {
  const ask = (reference: string, surname: string, request: object) =>
    call('request_booking_change', reference, surname, JSON.stringify(request));

  it('is stored once per kind as long as it is open', async () => {
    const { id, reference } = await newBooking(db, { surname: 'Example' });
    const date = { kind: 'date', message: 'A week later', wishedDay: '2030-02-01' };
    expect(await ask(reference, 'example', date)).toBe('created');
    expect(await ask(reference, 'example', { ...date, message: 'Again' })).toBe('open');
    expect(await ask(reference, 'example', { kind: 'cancellation' })).toBe('created');
    expect(await call('find_booking', reference, 'Example')).toMatchObject({
      changes: [
        { kind: 'date', status: 'open' },
        { kind: 'cancellation', status: 'open' },
      ],
    });
    await db.rows(`update public.booking_change_requests set status = 'answered' where booking_id = $1`, [id]);
    expect(await ask(reference, 'example', date)).toBe('created');
  });

  it('is refused without proof, and for a past trip', async () => {
    const { id, reference } = await newBooking(db, { departure: '2020-01-01', lastDay: '2020-01-02' });
    expect(await ask(reference, 'Else', { kind: 'other', message: 'x' })).toBe('unknown');
    expect(await ask(reference, 'Example', { kind: 'other', message: 'x' })).toBe('over');
    expect(await db.rows('select from public.booking_change_requests where booking_id = $1', [id])).toEqual([]);
    expect(await ask('KT-STAY26', 'Al-Namuthaj', { kind: 'other', message: 'x' })).toBe('over');
  });
});

it('a reached stage gets the date of the change of status', async () => {
  await db.rows(`update public.visa_cases set status = 'decided' where reference = 'KV-VSA246'`);
  await db.rows(`update public.refunds set status = 'received' where reference = 'KR-RFD246'`);
  const [today] = await db.rows<{ day: string }>(`select ((now() at time zone 'Asia/Qatar')::date)::text as day`);
  const visa = (await call('find_visa_case', 'KV-VSA246', 'Al-Namuthaj')) as { steps: unknown[] };
  expect(visa.steps.at(-1)).toEqual({ stage: 'decided', day: today?.day });
  expect(await call('find_refunds', 'KR-RFD246', 'layla@example.com')).toMatchObject({ refunds: [{ stage: 'received' }] });
});

it('a PIN has six digits, and is stored as a hash with its own salt', async () => {
  await db.rows(`select public.issue_gift_card('111111111111', '246810', 100, '2031-01-01')`);
  const cards = await db.rows<{ pin: string }>(`select encode(pin_hash, 'hex') as pin from public.gift_cards`);
  expect(new Set(cards.map(({ pin }) => pin)).size).toBe(2);
  await expect(db.rows(`select public.issue_gift_card('111111111112', '12345', 100, '2031-01-01')`)).rejects.toThrow(
    'six digits',
  );
});
