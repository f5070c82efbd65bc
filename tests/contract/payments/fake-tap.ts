/** A local Tap, after its public description: charges and refunds, each made once for the same `idempotent`. */
import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, startService } from '../suppliers/local-service';
import type { Misbehaviour } from '../suppliers/misbehaving-service';

export const fakeKey = 'sk_test_key_of_the_tests';

interface Made {
  id: string;
  amount: number;
  currency: string;
  status: string;
  reference: Record<string, string>;
  transaction?: { created: string; url?: string };
  [more: string]: unknown;
}

export async function startFakeTap() {
  const made = new Map<string, Made>();
  const byKey = new Map<string, string>();
  const posted: Record<string, unknown>[] = [];
  const failures: string[] = [];
  let misbehaviour: Misbehaviour | null = null;

  function make(prefix: 'chg' | 're', body: Record<string, unknown>): Made {
    const reference = body['reference'] as Record<string, string>;
    const known = made.get(byKey.get(`${prefix} ${reference['idempotent']}`) ?? '');
    if (known) return known;
    const id = `${prefix}_TS${made.size + 1}`;
    const isCharge = prefix === 'chg';
    const one = {
      id,
      object: isCharge ? 'charge' : 'refund',
      live_mode: false,
      api_version: 'V2',
      amount: body['amount'] as number,
      currency: body['currency'] as string,
      status: isCharge ? 'INITIATED' : 'PENDING',
      reference: { ...reference, ...(isCharge && { gateway: 'gw1', payment: 'pay1' }) },
      ...(isCharge
        ? { transaction: { created: '1795450000000', url: `https://checkout.tap.test/${id}` } }
        : { charge_id: body['charge_id'], created: '1795450000001' }),
    };
    made.set(id, one);
    byKey.set(`${prefix} ${reference['idempotent']}`, id);
    return one;
  }

  async function answer(request: IncomingMessage): Promise<Made | null> {
    const [, kind = '', id = ''] = (request.url ?? '').split('/');
    if (request.headers.authorization !== `Bearer ${fakeKey}`) failures.push('the key');
    if (kind !== 'charges' && kind !== 'refunds') failures.push(`the path ${request.url}`);
    if (request.method !== 'POST') return made.get(id) ?? null;
    let text = '';
    for await (const chunk of request) text += chunk;
    const body = JSON.parse(text) as Record<string, unknown>;
    posted.push(body);
    return make(kind === 'charges' ? 'chg' : 're', body);
  }

  const service = await startService((request, response) => void send(request, response));

  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const found = await answer(request);
    const text = JSON.stringify(found ?? { errors: [{ code: '1143', description: 'Charge id is invalid' }] });
    if (misbehaviour) misbehaviour(response, text);
    else sendJson(response, text, found ? 200 : 404);
  }

  return {
    ...service,
    made,
    posted,
    failures,
    misbehave: (how: Misbehaviour | null) => {
      misbehaviour = how;
    },
    set: (id: string, status: string) => {
      const one = made.get(id);
      if (one) one.status = status;
    },
    /** The webhook about it, with its signature. */
    webhook: (id: string, secret = fakeKey) => {
      const one = made.get(id);
      if (!one) throw new Error('Nothing of that id');
      const created = one.transaction?.created ?? one['created'];
      const text =
        `x_id${one.id}x_amount${one.amount.toFixed(2)}x_currency${one.currency}x_gateway_reference${one.reference['gateway'] ?? ''}` +
        `x_payment_reference${one.reference['payment'] ?? ''}x_status${one.status}x_created${created}`;
      return { body: JSON.stringify(one), signature: createHmac('sha256', secret).update(text).digest('hex') };
    },
  };
}
