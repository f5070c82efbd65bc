import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { changeOffers, order } from '@/supabase/functions/_shared/contracts/orders';
import { RateLimited } from '@/supabase/functions/_shared/resilience/rate-limited';
import { createDuffelOrders } from '@/supabase/functions/_shared/suppliers/duffel/orders/duffel-orders';
import { changeOffer, orderChange, toChangeOffer } from '@/supabase/functions/_shared/suppliers/duffel/orders/order-changes';
import { cancellation, duffelOrder, isMoney, toOrder } from '@/supabase/functions/_shared/suppliers/duffel/orders/order-response';
import { ordersToken, recorded, startFakeDuffelOrders, webhookSecret } from './fake-duffel-orders';
import { rates } from './flight-question';
import { sendJson } from './local-service';
import { describeMisbehaviour } from './misbehaving-service';
import { describeOrderSupplier, family, newOrder } from './order-supplier-conformance';

const { signal } = new AbortController();
const start = async () => {
  const fake = await startFakeDuffelOrders();
  const settings = { token: ordersToken, address: fake.address, webhookSecret, rates: async () => rates };
  return { ...fake, supplier: createDuffelOrders(settings) };
};

describeOrderSupplier('duffel', start);

let trial: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  trial = await start();
});
afterAll(() => trial.stop());
afterEach(() => {
  trial.misbehave(null);
  expect(trial.wrong).toEqual([]);
});

describe('recorded orders of Duffel', () => {
  const at = Date.parse('2022-06-17T00:00:00Z');
  const read = (reported: unknown, now = at) => toOrder(duffelOrder.parse(reported), rates, now);

  it.each([
    ['paid', { status: 'ticketed', pnr: 'IXK4SC', payBy: null, tickets: [{ number: '1', passengers: [1] }] }],
    ['there and back', { status: 'ticketed', pnr: 'GAIRBB', price: { amount: '1016.15', currency: 'GBP' } }],
    ['without owners of tickets', { status: 'ticketed', pnr: 'VP7ZA6', tickets: [{ number: '22057414583223', passengers: [] }] }],
    [
      'held',
      { status: 'held', pnr: '2GXT2F', payBy: '2022-06-19T13:28:28.000Z', priceUntil: '2022-06-19T13:28:28.000Z', tickets: [] },
    ],
  ])('%s', (name, expected) => {
    expect(read(recorded.orders[name])).toMatchObject({ type: 'order', supplier: 'duffel', airlineChange: null, ...expected });
  });

  it('held beyond its deadline are expired, cancelled ones are cancelled, paid ones without documents are waiting for tickets', () => {
    expect(read(recorded.orders['held'], Date.parse('2022-06-20T00:00:00Z')).status).toBe('expired');
    expect(read({ ...recorded.orders['paid'], cancelled_at: '2022-07-02T10:00:00Z' }).status).toBe('cancelled');
    expect(read({ ...recorded.orders['paid'], documents: [] }).status).toBe('paid');
    const [first] = (recorded.orders['paid'] as { documents: object[] }).documents;
    const two = { passengers: [{ id: 'pas_0000AL3E3kMKbiSRjal4ro' }, { id: 'pas_2' }], documents: [first] };
    expect(read({ ...recorded.orders['paid'], ...two }).status).toBe('paid');
  });

  it('with an unanswered change by the airline', () => {
    const { accepted } = recorded.airlineChanges;
    const open = { ...accepted, action_taken: null };
    expect(read({ ...recorded.orders['paid'], airline_initiated_changes: [accepted, open] }).airlineChange).toEqual({
      id: 'aic_0000AMDmMaJsLqaDRvkIe8',
      was: [{ flight: 'ZZ 8700', from: 'LHR', to: 'LTN', departs: '2022-06-23T03:00:00', arrives: '2022-06-23T03:42:00' }],
      becomes: [{ flight: 'ZZ 8700', from: 'LHR', to: 'LTN', departs: '2022-06-23T04:00:00', arrives: '2022-06-23T04:42:00' }],
      canAccept: true,
    });
    const byPersonAlone = { ...recorded.orders['paid'], airline_initiated_changes: [{ ...open, available_actions: [] }] };
    expect(read(byPersonAlone).airlineChange).toMatchObject({ canAccept: false });
    const answered = { ...recorded.orders['paid'], airline_initiated_changes: [accepted, recorded.airlineChanges['cancelled']] };
    expect(read(answered).airlineChange).toBeNull();
  });

  it('with the booked flights in each direction, or none when one of them cannot be read', () => {
    const flight = { flight: 'ZZ 6586', from: 'LHR', to: 'JFK', duration: 'PT8H8M' };
    const back = { ...flight, from: 'JFK', to: 'LHR' };
    const order = recorded.orders['there and back'] as { slices: { segments: object[] }[] };
    expect(read(order).itineraries).toMatchObject([[flight], [back]]);
    const [first, last] = order.slices;
    const unread = { ...order, slices: [first, { ...last, segments: [{ ...last?.segments[0], marketing_carrier: null }] }] };
    expect(read(unread)).toMatchObject({ type: 'order', itineraries: [] });
  });

  it('of an airline that issues no tickets stay paid', () => {
    expect(recorded.page.map((each) => read(each).status)).toEqual(['paid', 'ticketed']);
  });
});

describe('an order at Duffel', () => {
  it('is accepted with the airline’s change, once', async () => {
    const { id } = (await trial.supplier.buy(newOrder(trial.newOffer()), signal)) as { id: string };
    const open: Record<string, unknown> = { ...recorded.airlineChanges['accepted'], action_taken: null };
    Object.assign(trial.orders.get(id) ?? {}, { airline_initiated_changes: [open] });
    const accept = () => trial.supplier.accept({ key: crypto.randomUUID(), order: id, change: String(open['id']) }, signal);
    expect(await trial.supplier.read(id, signal)).toMatchObject({ airlineChange: { id: open['id'] } });
    expect(await accept()).toMatchObject({ type: 'order', airlineChange: null });
    expect(trial.posted.at(-1)?.path).toBe(`/air/airline_initiated_changes/${open['id']}/actions/accept`);
    // Duffel refuses the second one, and the order shows that it is done.
    expect(await accept()).toMatchObject({ type: 'order', airlineChange: null });
  });

  it('is requested with the key and our reference, and without a passport unless required', async () => {
    const asked = newOrder(trial.newOffer());
    await trial.supplier.hold(asked, signal);
    const { path, data } = trial.posted.at(-1) ?? {};
    expect(path).toBe('/air/orders');
    expect(data).toMatchObject({
      type: 'hold',
      selected_offers: [asked.offer],
      metadata: { key: asked.key, reference: 'KT-222222' },
    });
    expect(data?.['passengers']).toEqual([
      {
        id: `pas_${asked.offer}_1`,
        title: 'mrs',
        gender: 'f',
        given_name: 'Amina',
        family_name: 'Example',
        born_on: '1990-01-31',
        email: 'amina@example.com',
        phone_number: '+97440000000',
        infant_passenger_id: `pas_${asked.offer}_2`,
      },
      expect.objectContaining({ id: `pas_${asked.offer}_2`, title: 'mr', gender: 'm', given_name: 'Omar' }),
    ]);
    expect(data).not.toHaveProperty('payments');
  });

  it('has its infants on the laps of the oldest adults', async () => {
    const [adult, infant] = family;
    if (!adult || !infant) throw new Error('There is a family');
    const ids = ['young', 'old', 'baby'];
    const passengers = ids.map((id) => ({ id, ...(id === 'baby' ? { age: 0 } : { type: 'adult' }) }));
    const young = { ...adult, givenNames: 'Sara', dateOfBirth: '2014-01-31' };
    await trial.supplier.hold(newOrder(trial.newOffer({ passengers }), { passengers: [young, adult, infant] }), signal);
    const sent = trial.posted.at(-1)?.data?.['passengers'] as Record<string, unknown>[];
    expect(sent.map(({ id, infant_passenger_id: lap }) => [id, lap])).toEqual([
      ['young', undefined],
      ['old', 'baby'],
      ['baby', undefined],
    ]);
  });

  it('that is bought is paid from the balance, with passports where the airline wants them', async () => {
    await trial.supplier.buy(newOrder(trial.newOffer({ passenger_identity_documents_required: true })), signal);
    const { data } = trial.posted.at(-1) ?? {};
    expect(data).toMatchObject({ type: 'instant', payments: [{ type: 'balance', amount: '564.19', currency: 'GBP' }] });
    const passport = { type: 'passport', unique_identifier: 'QX100000', expires_on: '2035-01-01', issuing_country_code: 'QA' };
    expect(data).toMatchObject({ passengers: [{ identity_documents: [passport] }, { title: 'mr' }] });
  });

  const refusals: [string, Record<string, unknown>, object][] = [
    [
      'dearer',
      { total_amount: '600.00' },
      { why: 'priceChanged', price: { amount: '600.00', currency: 'GBP', dirhams: 273_000 } },
    ],
    ['in another currency', { total_currency: 'USD' }, { why: 'priceChanged' }],
    ['to be paid at once', { payment_requirements: { requires_instant_payment: true } }, { why: 'holdNotPossible' }],
    ['for others', { passengers: [{ id: 'pas_1', type: 'adult' }] }, { why: 'passengersRefused' }],
  ];
  it.each(refusals)('is not made for an offer that is %s', async (_, more, expected) => {
    const before = trial.posted.length;
    expect(await trial.supplier.hold(newOrder(trial.newOffer(more)), signal)).toMatchObject({ type: 'refused', ...expected });
    const again = newOrder(trial.newOffer(more), { isRepeated: true });
    expect(await trial.supplier.hold(again, signal)).toEqual({ type: 'unclear' });
    expect(trial.posted).toHaveLength(before);
  });

  it('is not made for a passenger without a gender, or without a required passport', async () => {
    const [adult, infant] = family;
    if (!adult || !infant) throw new Error('There is a family');
    const without = newOrder(trial.newOffer(), { passengers: [{ ...adult, gender: null }, infant] });
    expect(await trial.supplier.hold(without, signal)).toMatchObject({ why: 'passengersRefused' });
    const wanting = trial.newOffer({ passenger_identity_documents_required: true });
    for (const document of [{ document: 'idCard' as const }, { documentNumber: null, documentExpiry: null }]) {
      const without = newOrder(wanting, { passengers: [{ ...adult, ...document }, infant] });
      expect(await trial.supplier.hold(without, signal)).toMatchObject({ why: 'passengersRefused' });
    }
  });

  it('is not made for an offer that is gone', async () => {
    const asked = newOrder({ ...trial.newOffer(), offer: 'off_gone' });
    expect(await trial.supplier.hold(asked, signal)).toEqual({ type: 'refused', why: 'soldOut', price: null });
    expect(await trial.supplier.hold({ ...asked, isRepeated: true }, signal)).toEqual({ type: 'unclear' });
  });

  it('is unclear when another key made one from the same offer', async () => {
    const offer = trial.newOffer();
    await trial.supplier.hold(newOrder(offer), signal);
    expect(await trial.supplier.hold(newOrder(offer), signal)).toEqual({ type: 'unclear' });
  });

  /** Duffel's answers to the next request. */
  const handlePosts = (status: number, body: unknown) =>
    trial.misbehave((response, text) =>
      response.req.method === 'POST' ? sendJson(response, JSON.stringify(body), status) : sendJson(response, text),
    );
  const withCode = (type: string, code: string, source?: object) => ({
    errors: [{ type, code, title: 't', message: 'm', ...(source && { source }) }],
  });

  describe('with bags and seats', () => {
    const [bag] = recorded.availableServices;
    const seats = { id: bag?.id ?? '', quantity: 2, passenger: 1, segmentIds: ['1'] };
    const extras = { services: [seats], price: { amount: '54.98', currency: 'GBP', dirhams: 25_016 } };
    const buy = (more: object = {}) => {
      const asked = newOrder(trial.newOffer(), { extras: { ...extras, ...more } });
      return { asked, bought: trial.supplier.buy(asked, signal) };
    };
    const added = (id: string, more: object = {}) =>
      trial.supplier.addServices({ key: crypto.randomUUID(), order: id, booked: 0, ...extras, ...more }, signal);

    it('is paid with their price, which is no part of its own, and has them once', async () => {
      const { asked, bought } = buy();
      const { id } = order.parse(await bought);
      expect(trial.posted.at(-1)?.data).toMatchObject({
        services: [{ id: seats.id, quantity: 2 }],
        payments: [{ type: 'balance', amount: '619.17', currency: 'GBP' }],
      });
      const posts = trial.posted.length;
      const own = { id, status: 'ticketed', price: { amount: '564.19', currency: 'GBP' } };
      expect(await bought).toMatchObject(own);
      expect(await trial.supplier.buy({ ...asked, isRepeated: true }, signal)).toMatchObject(own);
      expect(await trial.supplier.find(asked, signal)).toMatchObject(own);
      expect(await added(id)).toMatchObject(own);
      expect(await added(id, { isUnclear: true })).toMatchObject(own);
      expect(trial.posted).toHaveLength(posts);
      // What is added later is added.
      const another = {
        services: [{ ...seats, quantity: 1 }],
        price: { amount: '27.49', currency: 'GBP', dirhams: 12_508 },
        booked: 2,
      };
      expect(await added(id, another)).toMatchObject({ price: { amount: '591.68' } });
    });

    it.each([
      ['a seat is taken', { services: [{ ...seats, id: 'ase_gone' }] }],
      ['they cost more by now', { price: { ...extras.price, amount: '50.00' } }],
      ['they are sold in another currency', { price: { ...extras.price, currency: 'USD' } }],
    ])('is made without them when %s, which is refused afterwards', async (_, more) => {
      const { id } = order.parse(await buy(more).bought);
      expect(trial.posted.at(-1)?.data).not.toHaveProperty('services');
      expect(trial.orders.get(id)).toMatchObject({ services: [], total_amount: '564.19' });
      expect(await added(id, more)).toMatchObject({ type: 'refused' });
    });

    it('is looked up when the answer is lost, and refused alone when the flights are gone', async () => {
      trial.loseNext();
      const { asked, bought } = buy();
      await expect(bought).rejects.toThrow();
      const before = trial.count().orders;
      const again = order.parse(await trial.supplier.buy({ ...asked, isRepeated: true }, signal));
      expect([again.price.amount, trial.count().orders]).toEqual(['564.19', before]);
      handlePosts(422, withCode('airline_error', 'offer_no_longer_available'));
      expect(await buy().bought).toMatchObject({ type: 'refused', why: 'soldOut' });
    });
  });

  it.each<[string, number, unknown, object]>([
    ['its own failure', 500, recorded.errors['api'], { type: 'unclear' }],
    ['the failure of an airline', 500, recorded.errors['airlineInternal'], { type: 'unclear' }],
    ['the failure of an airline behind it', 502, recorded.errors['airline'], { type: 'unclear' }],
    [
      'an order that was certainly not made',
      502,
      withCode('airline_error', 'order_not_created'),
      { type: 'refused', why: 'refused' },
    ],
    ['a request in progress', 202, { data: { id: 'orx' } }, { type: 'unclear' }],
    ['a wrong state', 422, recorded.errors['invalidState'], { type: 'refused', why: 'refused' }],
    ['an invalid request', 400, recorded.errors['invalidRequest'], { type: 'refused', why: 'refused' }],
    ['a missing field', 422, recorded.errors['validation'], { type: 'refused', why: 'refused' }],
    [
      'a refused passenger',
      422,
      withCode('validation_error', 'validation_format', { field: 'born_on', pointer: '/passengers/0/born_on' }),
      { why: 'passengersRefused' },
    ],
    ['an empty balance', 422, withCode('invalid_state_error', 'insufficient_balance'), { why: 'paymentRefused' }],
    ['sold out', 422, withCode('airline_error', 'offer_no_longer_available'), { why: 'soldOut' }],
    ['an earlier attempt', 422, withCode('invalid_state_error', 'order_creation_already_attempted'), { type: 'unclear' }],
  ])('is answered with %s', async (_, status, body, expected) => {
    handlePosts(status, body);
    expect(await trial.supplier.buy(newOrder(trial.newOffer()), signal)).toMatchObject(expected);
  });

  it.each(['offer_no_longer_available', 'price_changed', 'insufficient_balance'])(
    'is unclear when a second attempt is refused with %s, because the first may have made it',
    async (code) => {
      handlePosts(422, withCode('airline_error', code));
      const again = newOrder(trial.newOffer(), { isRepeated: true });
      expect(await trial.supplier.buy(again, signal)).toEqual({ type: 'unclear' });
    },
  );

  it('is not made when the price rose between the two requests', async () => {
    handlePosts(422, withCode('validation_error', 'price_changed'));
    expect(await trial.supplier.buy(newOrder(trial.newOffer()), signal)).toMatchObject({
      why: 'priceChanged',
      price: { amount: '564.19' },
    });
  });

  it('is requested again later after a rate limit', async () => {
    handlePosts(429, recorded.errors['rateLimit']);
    await expect(trial.supplier.hold(newOrder(trial.newOffer()), signal)).rejects.toBeInstanceOf(RateLimited);
  });

  it('is an error without Duffel’s text for a token that it refuses', async () => {
    handlePosts(401, recorded.errors['authentication']);
    await expect(trial.supplier.hold(newOrder(trial.newOffer()), signal)).rejects.toThrow(/^Duffel answered 401$/);
  });

  it('is not paid again when its payment is unclear', async () => {
    const { id, price } = order.parse(await trial.supplier.hold(newOrder(trial.newOffer()), signal));
    handlePosts(500, recorded.errors['api']);
    const asked = { key: crypto.randomUUID(), order: id, price };
    expect(await trial.supplier.pay(asked, signal)).toEqual({ type: 'unclear' });
  });

  it('is cancelled for the refund that Duffel quoted', async () => {
    const bought = order.parse(await trial.supplier.buy(newOrder(trial.newOffer()), signal));
    const quote = await trial.supplier.quoteCancel({ key: crypto.randomUUID(), order: bought.id }, signal);
    expect(quote).toMatchObject({ type: 'cancelQuote', refund: { amount: '177.80', currency: 'GBP', dirhams: 80_899 } });
  });

  it('is cancelled by an agent where the airline refunds only a credit, or nobody knows how much', async () => {
    const bought = order.parse(await trial.supplier.buy(newOrder(trial.newOffer()), signal));
    const quote = (terms: object) => {
      trial.quoteCancellations({ ...terms });
      return trial.supplier.quoteCancel({ key: crypto.randomUUID(), order: bought.id }, signal);
    };
    for (const refund_to of ['airline_credits', 'voucher'])
      expect(await quote({ refund_to })).toMatchObject({ type: 'refused', why: 'notCancellable' });
    // The airline has not told Duffel what it refunds.
    expect(await quote({ refund_amount: null })).toMatchObject({ type: 'refused', why: 'notCancellable' });
    // Held seats, without a refund.
    expect(await quote({ refund_to: 'awaiting_payment', refund_amount: '0.00' })).toMatchObject({ type: 'cancelQuote' });
    trial.quoteCancellations({});
  });

  const quoted = async (moves = [{ direction: 1, day: '2027-02-01' }]) => {
    const bought = order.parse(await trial.supplier.buy(newOrder(trial.newOffer()), signal));
    const asked = { key: crypto.randomUUID(), order: bought.id, moves };
    return { bought, asked, offers: changeOffers.parse(await trial.supplier.quoteChange(asked, signal)).offers };
  };

  it('is changed to the offered flights at the offered cost', async () => {
    const { bought, asked, offers } = await quoted();
    const [offer] = offers;
    if (!offer) throw new Error('There is an offer');
    const departs = '2027-02-01T09:30:00';
    expect(offer).toMatchObject({
      price: { amount: '125.00', currency: 'GBP' },
      penalty: { amount: '25.00', currency: 'GBP' },
      refund: null,
      departsAt: departs,
      expiresAt: '2030-01-01T00:00:00.000Z',
      flights: [[{ flight: 'ZZ 6397', departs }]],
    });
    const cheaper = { amount: '100.00', currency: 'GBP', dirhams: 1 };
    const change = { key: asked.key, order: bought.id, offer: offer.id };
    expect(await trial.supplier.change({ ...change, price: cheaper }, signal)).toMatchObject({ why: 'priceChanged' });
    expect(await trial.supplier.change({ ...change, offer: 'oco_gone', price: offer.price }, signal)).toMatchObject({
      why: 'tooLate',
    });
    // A first attempt may have used it.
    const again = { ...change, offer: 'oco_gone', price: offer.price, isRepeated: true };
    expect(await trial.supplier.change(again, signal)).toEqual({ type: 'unclear' });
    expect(await trial.supplier.change({ ...change, price: offer.price }, signal)).toMatchObject({
      price: { amount: '1067.79' },
      itineraries: [[{ flight: 'ZZ 6397', departs }]],
    });
    const moves = [{ direction: 3, day: '2027-02-01' }];
    expect(await trial.supplier.quoteChange({ ...asked, moves }, signal)).toMatchObject({ why: 'notChangeable' });
  });

  it.each(['price_changed', 'order_not_changeable'])(
    'is unclear when a second attempt to change it or to add bags is refused with %s, because the first may have done it',
    async (code) => {
      const { bought, asked, offers } = await quoted();
      const [offer] = offers;
      if (!offer) throw new Error('There is an offer');
      const extras = await trial.supplier.extras({ order: bought.id, offer: {} as FlightOffer, adults: 1, children: 0 }, signal);
      const [bag] = (extras.type === 'extras' && extras.bags) || [];
      if (!bag || extras.type !== 'extras') throw new Error('A bag is on sale');
      const { currency, total: amount } = bag.price.convertedFrom ?? bag.price;
      const services = [{ id: bag.id, quantity: 1, passenger: 1, segmentIds: bag.segmentIds }];
      handlePosts(422, withCode('airline_error', code));
      const again = { key: asked.key, order: bought.id, isRepeated: true };
      expect(await trial.supplier.change({ ...again, offer: offer.id, price: offer.price }, signal)).toEqual({ type: 'unclear' });
      const wanted = { ...again, services, price: { amount, currency, dirhams: 1 }, booked: extras.booked };
      expect(await trial.supplier.addServices(wanted, signal)).toEqual({ type: 'unclear' });
    },
  );

  it('refunds what the airline refunds as money; vouchers are for an agent', async () => {
    trial.offerChanges({ change_total_amount: '-40.00', penalty_total_amount: '10.00' });
    const { bought, asked, offers } = await quoted();
    const [offer] = offers;
    if (!offer) throw new Error('There is an offer');
    expect(offer).toMatchObject({ price: { amount: '0.00' }, refund: { amount: '40.00', dirhams: 18_200 } });
    const change = { key: asked.key, order: bought.id, offer: offer.id, price: offer.price };
    expect(await trial.supplier.change(change, signal)).toMatchObject({ type: 'order', status: 'ticketed' });
    trial.offerChanges({ change_total_amount: '-40.00', refund_to: 'voucher' });
    expect((await quoted()).offers).toEqual([]);
    trial.offerChanges({});
  });

  it('reads recorded cancellations and a recorded confirmed change', () => {
    const all = [recorded.cancellation, ...recorded.cancellations].map((each) => cancellation.parse(each));
    expect(all.map((each) => [each.refund_amount, isMoney(each.refund_to), Boolean(each.confirmed_at)])).toEqual([
      ['177.80', true, true],
      ['26.30', true, true],
      ['686.24', true, true],
      ['0.00', false, false],
    ]);
    expect(orderChange.parse(recorded.confirmedChange)).toMatchObject({ order_id: 'ord_0000AEdLCwAsr3d8ceyMwy' });
    expect(orderChange.parse(recorded.confirmedChange).confirmed_at).toBeTruthy();
    expect(orderChange.parse(recorded.change).confirmed_at).toBeNull();
  });

  it('reads a recorded change offer', () => {
    expect(toChangeOffer(changeOffer.parse(recorded.changeOffer), rates)).toMatchObject({
      id: 'oco_0000AEdPRxDtdcNG2EnX7o',
      price: { amount: '125.00', currency: 'GBP', dirhams: 56_875 },
      refund: null,
      penalty: { amount: '25.00', dirhams: 11_375 },
      expiresAt: '2021-12-24T16:51:06.000Z',
      flights: [
        [
          {
            flight: 'ZZ 6397',
            from: 'LHR',
            to: 'JFK',
            duration: 'PT8H8M',
            departs: '2021-12-18T23:00:00',
            arrives: '2021-12-19T07:08:00',
          },
        ],
      ],
    });
  });
});

describe('webhooks of Duffel', () => {
  it.each([
    [{ id: 'aic_1', order_id: 'ord_7' }, 'ord_7'],
    [{ id: 'ord_8' }, 'ord_8'],
    [{ id: 'bok_1' }, null],
    [{}, null],
  ])('about %j name %s', async (object, order) => {
    const { body, signature } = trial.webhook('any', object);
    expect(await trial.supplier.readWebhook(body, signature)).toEqual({ order });
  });

  it('are refused without a secret', async () => {
    const { body, signature } = trial.webhook('ord_1');
    const without = createDuffelOrders({ token: ordersToken, rates: async () => rates });
    expect(await without.readWebhook(body, signature)).toBeNull();
  });
});

it('Duffel needs a token', () => {
  expect(() => createDuffelOrders({ token: undefined, rates: async () => rates })).toThrow('DUFFEL_TOKEN');
});

describeMisbehaviour('the orders of Duffel', async () => {
  const { supplier, newOffer, misbehave, stop } = await start();
  const asked = newOrder(newOffer());
  const made = order.parse(await supplier.hold(asked, signal));
  const known = { key: crypto.randomUUID(), order: made.id };
  const questions = {
    hold: (end: AbortSignal) => supplier.hold(newOrder(newOffer()), end),
    buy: (end: AbortSignal) => supplier.buy(newOrder(newOffer()), end),
    find: (end: AbortSignal) => supplier.find(asked, end),
    pay: (end: AbortSignal) => supplier.pay({ ...known, price: made.price }, end),
    read: (end: AbortSignal) => supplier.read(made.id, end),
    quoteCancel: (end: AbortSignal) => supplier.quoteCancel(known, end),
    cancel: (end: AbortSignal) => supplier.cancel({ ...known, quote: 'ore_1' }, end),
    quoteChange: (end: AbortSignal) => supplier.quoteChange({ ...known, moves: [{ direction: 1, day: '2027-02-01' }] }, end),
    change: (end: AbortSignal) => supplier.change({ ...known, offer: 'oco_1', price: made.price }, end),
    extras: (end: AbortSignal) => supplier.extras({ order: made.id, offer: {} as FlightOffer, adults: 1, children: 0 }, end),
    addServices: (end: AbortSignal) =>
      supplier.addServices(
        {
          ...known,
          price: made.price,
          booked: 0,
          services: [{ id: 'aso_1', quantity: 1, passenger: 1, segmentIds: ['1'] }],
          isRepeated: true,
        },
        end,
      ),
  };
  return { questions, misbehave, stop };
});
