/**
 * Local orders of Duffel, after its reference (duffel.com/docs/api, version 2): holds, payments, cancellations and changes, made from recorded
 * answers. There are no idempotency keys, and an offer can be ordered once.
 */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, startService } from './local-service';
import type { Misbehaviour } from './misbehaving-service';

type Body = Record<string, unknown>;
interface FakeOrder extends Body {
  id: string;
  offer_id: string;
  metadata: Record<string, string>;
  passengers: { id: string }[];
  documents: Body[];
  payment_status: { awaiting_payment: boolean; payment_required_by: string | null; price_guarantee_expires_at: string | null };
}

export const ordersToken = 'duffel_test_of_the_orders';
export const webhookSecret = 'secret of the webhook';

export const recorded = JSON.parse(readFileSync('tests/fixtures/suppliers/duffel/orders.json', 'utf8')) as {
  orders: Record<string, Body>;
  availableServices: (Body & { id: string; total_amount: string })[];
  page: Body[];
  cancellation: Body;
  cancellations: Body[];
  changeRequest: Body;
  changeOffer: Body & { slices: { remove: Body[]; add: { segments: Body[] }[] } };
  change: Body;
  confirmedChange: Body;
  airlineChanges: Record<string, Body>;
  errors: Record<string, { errors: Body[] }>;
};

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly pointer?: string,
  ) {
    super(code);
  }
}

export async function startFakeDuffelOrders() {
  const offers = new Map<string, Body>();
  const orders = new Map<string, FakeOrder>();
  const cancellations = new Map<string, Body>();
  const changeOffers = new Map<string, Body>();
  const changes = new Map<string, Body>();
  const posted: { path: string; data: Body }[] = [];
  const wrong: string[] = [];
  let payments = 0;
  let made = 0;
  let misbehaviour: Misbehaviour | null = null;
  let losesNext = false;
  let changeTerms: Body = {};
  let cancellationTerms: Body = {};
  const now = () => new Date().toISOString();
  const find = <Value>(among: Map<string, Value>, id: unknown): Value => {
    const found = among.get(String(id));
    if (!found) throw new Refusal(404, 'not_found');
    return found;
  };

  function issue(order: FakeOrder) {
    order.payment_status = { awaiting_payment: false, payment_required_by: null, price_guarantee_expires_at: null };
    order.documents = order.passengers.map(({ id }, index) => ({
      type: 'electronic_ticket',
      unique_identifier: `125${made}00${index}`,
      passenger_ids: [id],
    }));
    payments += 1;
  }

  function makeOrder(data: Body): Body {
    const [offerId] = data['selected_offers'] as string[];
    const offer = offers.get(String(offerId));
    if (!offer) throw new Refusal(422, 'offer_no_longer_available');
    if ([...orders.values()].some(({ offer_id }) => offer_id === offerId)) throw new Refusal(422, 'offer_request_already_booked');
    const isHold = data['type'] === 'hold';
    const payment = (data['payments'] as Body[] | undefined)?.[0];
    if (isHold === Boolean(payment))
      throw new Refusal(422, isHold ? 'payments_not_allowed_for_order_type' : 'validation_required');
    const services = (data['services'] ?? []) as { id: string; quantity: number }[];
    if (isHold && data['services']) wrong.push('services of a hold');
    const extras = services.reduce((sum, { id, quantity }) => {
      const service = recorded.availableServices.find((each) => each.id === id);
      if (!service) throw new Refusal(422, 'service_not_available', '/services');
      return sum + Number(service.total_amount) * quantity;
    }, 0);
    const total = (Number(offer['total_amount']) + extras).toFixed(2);
    if (payment && payment['amount'] !== total) throw new Refusal(422, 'price_changed');
    const people = data['passengers'] as Body[];
    const known = (offer['passengers'] as Body[]).map(({ id }) => id);
    if (people.some(({ id }) => !known.includes(id)) || people.length !== known.length) {
      throw new Refusal(422, 'validation_required', '/passengers');
    }
    const infants = (offer['passengers'] as Body[]).filter(({ age }) => typeof age === 'number').map(({ id }) => id);
    const laps = people.map(({ infant_passenger_id: id }) => id).filter(Boolean);
    if (infants.some((id) => !laps.includes(id))) wrong.push('an infant without a lap');
    if (people.some(({ title, gender }) => !/^(mr|mrs|ms|miss)$/.test(String(title)) || !/^[mf]$/.test(String(gender))))
      wrong.push('who travels');
    made += 1;
    const template = structuredClone(recorded.orders['held']) as FakeOrder;
    const order: FakeOrder = {
      ...template,
      id: `ord_${made}`,
      offer_id: String(offerId),
      booking_reference: `K${String(made).padStart(5, 'A')}`,
      documents: [],
      metadata: data['metadata'] as Record<string, string>,
      passengers: known.map((id) => ({ id: String(id) })),
      services: services.map(({ quantity }, index) => ({ id: `ser_${index}`, quantity })),
      total_amount: total,
      total_currency: offer['total_currency'],
      payment_status: { awaiting_payment: true, payment_required_by: '2030-01-01T10:00:00Z', price_guarantee_expires_at: null },
    };
    orders.set(order.id, order);
    if (!isHold) issue(order);
    return order;
  }

  function pay(data: Body): Body {
    const order = find(orders, data['order_id']);
    const { amount } = data['payment'] as Body;
    if (!order.payment_status.awaiting_payment) throw new Refusal(422, 'already_paid');
    if (amount !== order['total_amount']) throw new Refusal(422, 'price_changed', '/payment/amount');
    issue(order);
    return { id: `pay_${made}`, ...(data['payment'] as Body) };
  }

  /** As recorded, for the first passenger and flight of an order. */
  function servicesFor(order: FakeOrder) {
    if (order.payment_status.awaiting_payment || order['cancelled_at']) throw new Refusal(422, 'order_not_changeable');
    const [slice] = order['slices'] as { segments: { id: string }[] }[];
    const places = { passenger_ids: [order.passengers[0]?.id], segment_ids: [slice?.segments[0]?.id] };
    return recorded.availableServices.map((each) => ({ ...each, ...places }));
  }

  function addServices(order: FakeOrder, data: Body): Body {
    const sold = servicesFor(order);
    const wanted = data['add_services'] as { id: string; quantity: number }[];
    const total = wanted.reduce((sum, { id, quantity }) => {
      const service = sold.find((each) => each.id === id);
      if (!service) throw new Refusal(422, 'service_not_available', '/add_services');
      return sum + Number(service.total_amount) * quantity;
    }, 0);
    const { type, amount } = data['payment'] as Body;
    if (type !== 'balance') wrong.push('the payment of services');
    if (Number(amount).toFixed(2) !== total.toFixed(2)) throw new Refusal(422, 'price_changed');
    order['services'] = [...(order['services'] as Body[]), ...wanted.map(({ quantity }) => ({ id: 'ser_1', quantity }))];
    order['total_amount'] = (Number(order['total_amount']) + total).toFixed(2);
    return order;
  }

  function requestChange(data: Body): Body {
    const order = find(orders, data['order_id']);
    const { remove, add } = data['slices'] as { remove: Body[]; add: Body[] };
    const known = (order['slices'] as Body[]).map(({ id }) => id);
    if (remove.some(({ slice_id }) => !known.includes(slice_id)))
      throw new Refusal(422, 'validation_inclusion', '/slices/remove');
    if (remove.length !== add.length) wrong.push('the slices of a change');
    made += 1;
    const id = `oco_${made}`;
    const flown = recorded.changeOffer.slices.add[0]?.segments[0];
    const added = add.map(({ origin, destination, departure_date: day }, index) => ({
      id: `sli_new_${index}`,
      segments: [
        {
          ...flown,
          origin: { iata_code: origin },
          destination: { iata_code: destination },
          departing_at: `${day}T09:30:00`,
          arriving_at: `${day}T17:38:00`,
        },
      ],
    }));
    changeOffers.set(id, {
      ...recorded.changeOffer,
      id,
      request: `ocr_${made}`,
      order: order.id,
      order_change_id: null,
      expires_at: '2030-01-01T00:00:00Z',
      slices: { remove, add: added },
      ...changeTerms,
    });
    return { ...recorded.changeRequest, id: `ocr_${made}` };
  }

  function write(path: string, data: Body): Body {
    posted.push({ path, data });
    const [, kind = '', id = '', action] = path.split('/').slice(1);
    if (kind === 'orders' && action === 'services') return addServices(find(orders, id), data);
    if (kind === 'orders') return makeOrder(data);
    if (kind === 'payments') return pay(data);
    if (kind === 'order_change_requests') return requestChange(data);
    if (kind === 'order_cancellations' && !id) {
      const order = find(orders, data['order_id']);
      if (order['cancelled_at']) throw new Refusal(422, 'order_not_cancellable');
      made += 1;
      const quote = { ...recorded.cancellation, ...cancellationTerms, id: `ore_${made}`, order_id: order.id, confirmed_at: null };
      cancellations.set(quote.id, quote);
      return quote;
    }
    if (kind === 'order_cancellations' && action === 'actions') {
      const quote = find(cancellations, id);
      quote['confirmed_at'] = now();
      find(orders, quote['order_id'])['cancelled_at'] = now();
      return quote;
    }
    if (kind === 'order_changes' && !id) {
      const offer = find(changeOffers, data['selected_order_change_offer']);
      if (offer['order_change_id']) throw new Refusal(422, 'order_change_already_actioned');
      made += 1;
      const { change_total_amount, slices } = offer;
      const change = {
        ...recorded.change,
        change_total_amount,
        slices,
        id: `oce_${made}`,
        order_id: offer['order'],
        confirmed_at: null,
      };
      offer['order_change_id'] = change.id;
      changes.set(change.id, change);
      return change;
    }
    if (kind === 'airline_initiated_changes') {
      const all = [...orders.values()].flatMap((order) => (order['airline_initiated_changes'] ?? []) as Body[]);
      const open = all.find((each) => each['id'] === id && !each['action_taken']);
      if (!open) throw new Refusal(422, 'airline_initiated_change_already_actioned');
      return Object.assign(open, { action_taken: 'accepted' });
    }
    const change = find(changes, id);
    const due = Number(change['change_total_amount']) > 0 ? change['change_total_amount'] : undefined;
    if ((data['payment'] as Body | undefined)?.['amount'] !== due) wrong.push('the payment of a change');
    if (change['confirmed_at']) throw new Refusal(422, 'order_change_already_actioned');
    Object.assign(change, { confirmed_at: now() });
    const order = find(orders, change['order_id']);
    const { remove, add } = change['slices'] as { remove: Body[]; add: Body[] };
    order['total_amount'] = change['new_total_amount'];
    order['slices'] = (order['slices'] as Body[]).map((slice) => {
      const place = remove.findIndex(({ slice_id }) => slice_id === slice['id']);
      return place < 0 ? slice : { ...slice, ...add[place] };
    });
    return change;
  }

  function look({ pathname, searchParams }: URL): unknown {
    const [, kind = '', id, part] = pathname.split('/').slice(1);
    if (part === 'available_services') return servicesFor(find(orders, id));
    if (kind === 'orders' && !id) {
      return [...orders.values()].filter(({ offer_id }) => offer_id === searchParams.get('offer_id'));
    }
    if (kind === 'order_change_offers' && !id) {
      return [...changeOffers.values()].filter(({ request }) => request === searchParams.get('order_change_request_id'));
    }
    const among: Record<string, Map<string, Body>> = {
      offers,
      orders,
      order_cancellations: cancellations,
      order_change_offers: changeOffers,
      order_changes: changes,
    };
    return find(among[kind] ?? new Map<string, Body>(), decodeURIComponent(id ?? ''));
  }

  async function send(request: IncomingMessage, response: ServerResponse) {
    if (request.headers.authorization !== `Bearer ${ordersToken}` || request.headers['duffel-version'] !== 'v2')
      wrong.push('a header');
    const url = new URL(request.url ?? '', 'http://duffel.test');
    const text = (await request.toArray()).join('');
    let [status, answer]: [number, string] = [200, ''];
    try {
      answer = JSON.stringify({ data: request.method === 'POST' ? write(url.pathname, JSON.parse(text).data) : look(url) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      status = error.status;
      const { code, pointer } = error;
      answer = JSON.stringify({
        errors: [{ type: 'validation_error', code, message: 'Words of Duffel', ...(pointer && { source: { pointer } }) }],
      });
    }
    const isLost =
      losesNext && request.method === 'POST' && status === 200 && !/change_requests|cancellations$/.test(url.pathname);
    if (isLost) {
      losesNext = false;
      response.destroy();
    } else if (misbehaviour) misbehaviour(response, answer);
    else sendJson(response, answer, status);
  }
  const service = await startService((request, response) => void send(request, response));

  return {
    ...service,
    offers,
    orders,
    posted,
    wrong,
    misbehave: (how: Misbehaviour | null) => {
      misbehaviour = how;
    },
    loseNext: () => {
      losesNext = true;
    },
    /** Values of the next change offers that differ from the recorded one. */
    offerChanges: (terms: Body) => {
      changeTerms = terms;
    },
    /** The same for the next quotes of a cancellation. */
    quoteCancellations: (terms: Body) => {
      cancellationTerms = terms;
    },
    count: () => ({ orders: orders.size, payments }),
    /** An offer for an adult and an infant, 4.55 riyals to the pound. */
    newOffer(more: Body = {}) {
      const id = `off_${offers.size + 1}`;
      const passengers = [
        { id: `pas_${id}_1`, type: 'adult' },
        { id: `pas_${id}_2`, age: 0 },
      ];
      const requirements = { requires_instant_payment: false };
      const money = { total_amount: '564.19', total_currency: 'GBP' };
      offers.set(id, { id, ...money, payment_requirements: requirements, passengers, ...more });
      return { offer: id, price: { amount: '564.19', currency: 'GBP', dirhams: 256_706 } };
    },
    webhook(id: string, object: Body = { id }) {
      const body = JSON.stringify({ id: 'wev_1', type: 'order.airline_initiated_change_detected', data: { object } });
      const at = '1795514400';
      return { body, signature: `t=${at},v1=${createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')}` };
    },
  };
}
