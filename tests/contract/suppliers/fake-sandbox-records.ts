/** The orders of the sandbox, stored as by `sandbox_order` in the database. */
import { isDeepStrictEqual } from 'node:util';
import { sendJson, startService } from './local-service';
import type { Misbehaviour } from './misbehaving-service';

type Body = Record<string, unknown>;

export async function startSandboxRecords() {
  const orders = new Map<string, Body>();
  let misbehaviour: Misbehaviour | null = null;

  function answer({ type: asked, id, key, body, expected, becomes }: Record<string, unknown>): Body | null {
    const known = [...orders.values()].find((each) => (asked === 'find' ? each['key'] === key : each['id'] === id));
    if (asked === 'make' && !known) orders.set(String(id), body as Body);
    if (asked !== 'change' || !known) return known ?? orders.get(String(id)) ?? null;
    const fits = Object.entries(expected as Body).every(([name, value]) => isDeepStrictEqual(known[name], value));
    if (fits) Object.assign(known, becomes);
    return known;
  }

  const service = await startService((request, response) => {
    void request.toArray().then((chunks) => {
      const text = JSON.stringify(answer(JSON.parse(chunks.join('')).question));
      if (misbehaviour) misbehaviour(response, text);
      else sendJson(response, text);
    });
  });
  return {
    ...service,
    orders,
    misbehave: (how: Misbehaviour | null) => {
      misbehaviour = how;
    },
  };
}
