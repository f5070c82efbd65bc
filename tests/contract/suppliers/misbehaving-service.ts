/** Requirements for adapters whose HTTP service misbehaves. Each adapter's test file calls this. */
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RateLimited } from '@/supabase/functions/_shared/resilience/rate-limited';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import { sendJson } from './local-service';

/** Answers instead of the service; `body` is the regular answer. */
export type Misbehaviour = (response: ServerResponse, body: string) => void;

export interface ServiceOnTrial {
  /** The requests to the adapter. */
  questions: Record<string, (signal: AbortSignal) => Promise<unknown>>;
  /** Answers all next requests like this. */
  misbehave: (how: Misbehaviour) => void;
  stop: () => Promise<void>;
}

const words = 'Words of the service';
const oddList = `[{"of":"${words}"},7,null]`;
/** The answer with another list in place of each of its values. */
const withOddLists = (body: string) => {
  const keys = Object.keys(JSON.parse(body));
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, JSON.parse(oddList)])));
};
const good = { 'Content-Type': 'application/json' };

const failures: [string, Misbehaviour][] = [
  ['401', (response) => sendJson(response, `{"error":{"message":"${words}"}}`, 401)],
  ['500', (response) => sendJson(response, `{"error":{"message":"${words}"}}`, 500)],
  ['503', (response) => sendJson(response, words, 503)],
  ['a page in place of JSON', (response) => response.writeHead(200, good).end(`<html>${words}`)],
  ['an empty answer', (response) => response.writeHead(200, good).end()],
  ['half of the JSON', (response, body) => response.writeHead(200, good).end(body.slice(0, body.length / 2))],
  ['another shape', (response) => sendJson(response, oddList)],
  ['entries of another shape', (response, body) => sendJson(response, withOddLists(body))],
  [
    'half a body',
    (response, body) => {
      response.writeHead(200, { ...good, 'Content-Length': String(Buffer.byteLength(body)) });
      response.write(body.slice(0, body.length / 2));
      setTimeout(() => response.destroy(), 20);
    },
  ],
  ['a redirect', (response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()],
  ['no answer at all', (response) => response.destroy()],
];

const slow: [string, Misbehaviour][] = [
  ['an answer', () => undefined],
  ['the rest of one', (response) => void response.writeHead(200, good).write('{"data":')],
];

const tenMegabytes: Misbehaviour = (response, body) => sendJson(response, body + ' '.repeat(10 * 1024 * 1024 - body.length));

const endless: Misbehaviour = (response) => {
  response.writeHead(200, good);
  const chunk = ' '.repeat(1024 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
};

export function describeMisbehaviour(name: string, start: () => Promise<ServiceOnTrial>): void {
  describe(`when the service of ${name} misbehaves`, () => {
    let trial: ServiceOnTrial;
    let begun = 0;
    let givenUp = 0;
    /** A connection of an earlier test may close late. */
    let test = 0;
    beforeAll(async () => {
      trial = await start();
    });
    afterAll(() => trial.stop());
    afterEach(() => {
      begun = 0;
      givenUp = 0;
      test += 1;
    });

    /** The outcome of each request: an answer or an error. */
    async function ask(how: Misbehaviour, signal = new AbortController().signal): Promise<[string, unknown][]> {
      trial.misbehave((response, body) => {
        begun += 1;
        const current = test;
        response.on('close', () => {
          if (current === test && !response.writableFinished) givenUp += 1;
        });
        how(response, body);
      });
      const asked = Object.entries(trial.questions).map(async ([question, put]): Promise<[string, unknown]> => {
        return [question, await put(signal).catch((error: unknown) => error)];
      });
      return Promise.all(asked);
    }

    it.each(failures)('%s is an error without text of the service', async (_, how) => {
      for (const [question, error] of await ask(how)) {
        expect(error, question).toBeInstanceOf(Error);
        expect(error, question).not.toBeInstanceOf(SupplierRefusal);
        expect(error, question).not.toBeInstanceOf(RateLimited);
        const { name: kind, message, cause } = error as Error;
        expect(`${kind} ${message} ${cause ?? ''}`).not.toMatch(/Words of|127\.0\.0\.1|<html/);
      }
    });

    it('ten megabytes are read, or refused as too large', async () => {
      for (const [question, outcome] of await ask(tenMegabytes)) {
        if (outcome instanceof Error) expect(outcome.message, question).toMatch(/^The answer is larger than \d+ bytes$/);
      }
    });

    it('an answer that never ends is given up', async () => {
      for (const [, outcome] of await ask(endless)) expect(String(outcome)).toMatch(/The answer is larger than \d+ bytes$/);
      await vi.waitFor(() => expect(givenUp).toBe(begun));
    });

    it.each(slow)(
      'a caller who stops waiting for %s closes the connection',
      async (_, how) => {
        const stop = new AbortController();
        const asked = ask(how, stop.signal);
        await vi.waitFor(() => expect(begun).toBeGreaterThan(0));
        const began = Date.now();
        stop.abort(new Error('nobody waits'));
        for (const [question, outcome] of await asked) expect(outcome, question).toBeInstanceOf(Error);
        // Their own limits are fifteen seconds and more.
        expect(Date.now() - began).toBeLessThan(14_000);
        await vi.waitFor(() => expect(givenUp).toBe(begun));
      },
      120_000,
    );
  });
}
