import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  type FlightStatusResponse,
  flightStatus,
  flightStatusResponse,
} from '@/supabase/functions/_shared/contracts/flights/flight-status';
import {
  chooseFlightStatusSuppliers,
  createAeroDataBox,
} from '@/supabase/functions/_shared/suppliers/flight-status/choose-flight-status-suppliers';
import { createHandler } from '@/supabase/functions/flight-status/index';
import { recorded } from './suppliers/fake-aerodatabox';
import { sendJson, startService as startServer } from './suppliers/local-service';

const now = new Date('2026-11-21T09:00:00Z');
const date = '2026-11-21';

interface Call {
  method: string | undefined;
  url: string;
  key: unknown;
  host: unknown;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

let stop: (() => Promise<void>) | null = null;
afterEach(async () => {
  await stop?.();
  stop = null;
});

/** A local service that follows the published description and records the requests. */
async function startService(answer: (path: string, response: ServerResponse) => void) {
  const calls: Call[] = [];
  const service = await startServer((request, response) => {
    const { 'x-rapidapi-key': key, 'x-rapidapi-host': host } = request.headers;
    calls.push({ method: request.method, url: request.url ?? '', key, host });
    answer(new URL(request.url ?? '', 'http://service.test').pathname, response);
  });
  stop = service.stop;
  return { calls, host: service.host, address: service.address };
}

function send(text: string, status = 200) {
  return (_path: string, response: ServerResponse) => sendJson(response, text, status);
}

/** The function with this service behind it. */
async function callThrough(address: string, body: object, supplierLimitMs = 5_000) {
  const settings: Record<string, string> = {
    FLIGHT_STATUS_SUPPLIER: 'aerodatabox',
    AERODATABOX_KEY: 'a key of the tests',
    AERODATABOX_URL: address,
  };
  const handler = createHandler({
    environment: (name) => settings[name],
    now: () => now,
    supplierLimitMs,
    suppliers: chooseFlightStatusSuppliers,
    findMarkupRules: async () => [],
  });
  const request = new Request('http://functions.test/flight-status', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const response = await handler(request);
  return { status: response.status, body: await response.json() };
}

const byNumber = { flight: 'QR7', date };
const byRoute = { origin: 'DOH', destination: 'LHR', date };

describe('AeroDataBox by flight number', () => {
  it('is asked with our key, and only for the day of departure', async () => {
    const { calls, host, address } = await startService(send(recorded('number-en-route')));
    await callThrough(address, byNumber);
    expect(calls).toEqual([
      {
        method: 'GET',
        url: '/flights/number/QR7/2026-11-21?dateLocalRole=Departure&withAircraftImage=false&withLocation=false',
        key: 'a key of the tests',
        host,
      },
    ]);
  });

  it('is returned in the shape of the contract, in the local time of each airport', async () => {
    const { address } = await startService(send(recorded('number-en-route')));
    const { status, body } = await callThrough(address, byNumber);
    expect(status).toBe(200);
    const answer: FlightStatusResponse = z.parse(flightStatusResponse, body);
    expect(answer.meta).toEqual({ supplier: 'aerodatabox', sandbox: false, askedAt: now.toISOString() });
    expect(answer.dictionaries.carriers).toEqual({ QR: 'Qatar Airways' });
    expect(answer.data).toEqual([
      {
        airline: 'QR',
        number: '7',
        state: 'enRoute',
        departure: {
          iataCode: 'DOH',
          place: 'Doha',
          scheduled: '2026-11-21T07:55:00',
          actual: '2026-11-21T08:10:00',
          at: '2026-11-21T05:10:00.000Z',
          delayMinutes: 15,
          terminal: '1',
          gate: 'A4',
        },
        arrival: {
          iataCode: 'LHR',
          place: 'London',
          scheduled: '2026-11-21T12:05:00',
          estimated: '2026-11-21T12:17:00',
          at: '2026-11-21T12:17:00.000Z',
          delayMinutes: 12,
          terminal: '4',
        },
        updatedAt: '2026-11-21T08:41:00.000Z',
      },
    ]);
  });
});

describe('AeroDataBox by route', () => {
  const boards = (path: string, response: ServerResponse) =>
    send(recorded(path.includes('T00:00') ? 'board-morning' : 'board-evening'))(path, response);

  it('requests the departures of the airport, half a day at a time', async () => {
    const { calls, address } = await startService(boards);
    await callThrough(address, byRoute);
    const paths = calls.map(({ url }) => url.split('?')[0]).sort();
    expect(paths).toEqual([
      '/flights/airports/iata/DOH/2026-11-21T00:00/2026-11-21T11:59',
      '/flights/airports/iata/DOH/2026-11-21T12:00/2026-11-21T23:59',
    ]);
    for (const { url } of calls) {
      expect(Object.fromEntries(new URL(url, address).searchParams)).toMatchObject({
        withLeg: 'true',
        direction: 'Departure',
        withCancelled: 'true',
        withCargo: 'false',
        withPrivate: 'false',
      });
    }
  });

  it('lists the flights to that airport in order, without cargo flights and unreadable ones', async () => {
    const { address } = await startService(boards);
    const { status, body } = await callThrough(address, byRoute);
    expect(status).toBe(200);
    const { data } = z.parse(flightStatusResponse, body);
    const received = data.map(({ airline, number, state }) => `${airline} ${number} ${state}`);
    expect(received).toEqual([
      'QR 1 landed',
      'QR 3 cancelled',
      'QR 5 perhapsCancelled',
      'QR 9 boarding',
      'BA 124 delayed',
      'QR 11 diverted',
    ]);
    for (const { departure, arrival } of data) expect([departure.iataCode, arrival.iataCode]).toEqual(['DOH', 'LHR']);
    expect(data[0]?.arrival).toMatchObject({ actual: '2026-11-21T05:28:00', delayMinutes: -7, baggageBelt: '7' });
    expect(data[4]?.departure).toMatchObject({ estimated: '2026-11-21T13:55:00', delayMinutes: 40 });
    // It lands at another airport than planned.
    expect(data[5]?.arrival).not.toHaveProperty('estimated');
  });
});

describe('when AeroDataBox misbehaves', () => {
  const fails = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  it.each([404, 204])('%d means that there are no such flights', async (status) => {
    const { address } = await startService(send('{"message":"nothing"}', status));
    for (const question of [byNumber, byRoute]) {
      const answer = await callThrough(address, question);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ data: [] });
    }
  });

  it('429 is reported as busy, and not logged as a failure', async () => {
    const { address } = await startService(send('{"message":"You have exceeded the rate limit"}', 429));
    expect(await callThrough(address, byNumber)).toEqual({
      status: 502,
      body: { error: 'The supplier has been asked too often', code: 'supplierBusy' },
    });
  });

  it.each<[string, (path: string, response: ServerResponse) => void]>([
    ['500', send('key a key of the tests is wrong', 500)],
    ['another shape', send('{"flights":[]}')],
    ['flights of another shape', send('[{"flight":"QR7"}]')],
  ])('%s is 502, without its text or our key', async (_, answer) => {
    const logged = fails();
    const { address } = await startService(answer);
    const { status, body } = await callThrough(address, byNumber);
    expect(status).toBe(502);
    expect(body).toEqual({ error: 'The supplier failed', code: 'supplierFailed' });
    expect(logged).toHaveBeenCalledOnce();
    expect(String(logged.mock.calls[0]?.[0])).not.toMatch(/key of the tests|QR7/);
  });

  it.each<[string, () => Promise<Response>]>([
    [
      'the address',
      async () => {
        throw new TypeError('error sending request for url (https://service.test/flights/number/QR7/2026-11-21)');
      },
    ],
    ['the answer', async () => new Response('QR7 is no JSON')],
  ])('the log does not quote %s', async (_, answer) => {
    const logged = fails();
    vi.stubGlobal('fetch', answer);
    expect((await callThrough('https://service.test', byNumber)).status).toBe(502);
    vi.unstubAllGlobals();
    expect(String(logged.mock.calls[0]?.[0])).not.toMatch(/service\.test|QR7/);
  });

  it('a slow answer is 504', async () => {
    const { address } = await startService(() => undefined);
    expect(await callThrough(address, byNumber, 50)).toMatchObject({ status: 504, body: { code: 'supplierTooSlow' } });
  });
});

describe('a retry of AeroDataBox, which costs a call', () => {
  const isEvening = (path: string) => path.includes('T12:00');

  it.each([
    ['by route is only of the half that failed', byRoute, 3],
    ['by number is one', byNumber, 2],
  ])('%s', async (_, question, most) => {
    let failures = 0;
    const { calls, address } = await startService((path, response) => {
      const fails = (isEvening(path) || question === byNumber) && failures++ === 0;
      send(question === byRoute ? '{"departures":[]}' : '[]', fails ? 500 : 200)(path, response);
    });
    expect((await callThrough(address, question)).status).toBe(200);
    expect(calls).toHaveLength(most);
  });

  it('is not made after a refusal or an unreadable answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const [text, status] of [
      ['{"message":"Invalid API key"}', 401],
      ['<html>', 200],
      ['[{"flight":"QR7"}]', 200],
    ] as const) {
      const { calls, address } = await startService(send(text, status));
      expect((await callThrough(address, byNumber)).status).toBe(502);
      expect(calls).toHaveLength(1);
      await stop?.();
    }
  });

  it('that fails cancels the request for the other half of the day', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let givenUp = 0;
    const { calls, address } = await startService((path, response) => {
      response.on('close', () => {
        if (!response.writableFinished) givenUp += 1;
      });
      if (isEvening(path)) send('{}', 500)(path, response);
    });
    expect((await callThrough(address, byRoute)).status).toBe(502);
    expect(calls).toHaveLength(3);
    await vi.waitFor(() => expect(givenUp).toBe(1));
  });
});

describe('a flight with unusual data from AeroDataBox', () => {
  const flight = () => JSON.parse(recorded('number-en-route'))[0];
  const never = '2026-99-99 05:24Z';

  /** A flight with one value replaced. */
  function changed(path: readonly string[], value: unknown) {
    const odd = flight();
    const holder = path.slice(0, -1).reduce((within, name) => within[name], odd);
    holder[path.at(-1) ?? ''] = value;
    return odd;
  }
  const received = async (flights: readonly object[], question: object = byNumber) => {
    const { address } = await startService(send(JSON.stringify(flights)));
    return callThrough(address, question);
  };

  it.each(['scheduledTime', 'runwayTime'])('with an impossible %s is shown without it', async (name) => {
    for (const clock of ['utc', 'local']) {
      const { status, body } = await received([changed(['departure', name, clock], never), { ...flight(), number: 'QR 8' }]);
      expect(status).toBe(200);
      expect(body.data.map(({ number }: { number: string }) => number).sort()).toEqual(['7', '8']);
    }
  });

  it.each([
    ['a number', ['number'], 'seven'],
    ['an airport', ['arrival', 'airport'], {}],
    ['a status', ['status'], null],
  ])('without %s, and without other flights, is an error, not "no such flight"', async (_, path, value) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { status, body } = await received([changed(path, value)]);
    expect([status, body.code]).toEqual([502, 'supplierFailed']);
    expect(String(logged.mock.calls[0]?.[0])).toContain('none can be shown: 1 unreadable');
  });

  it.each([['a while ago'], [never], [null], [7], [undefined]])(
    'with %j as its time of update is shown without one',
    async (age) => {
      const { body } = await received([changed(['lastUpdatedUtc'], age)]);
      expect(body.data).toMatchObject([{ number: '7', state: 'enRoute' }]);
      expect(body.data[0]).not.toHaveProperty('updatedAt');
    },
  );

  it('leaves out no other flight of the board; without any other flight to the airport it is an error', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const board = JSON.parse(recorded('board-morning'));
    const { departures } = board;
    departures[0].status = null;
    const elsewhere = departures.find(({ number }: { number: string }) => number === 'QR 37').arrival;
    elsewhere.airport.iata = 'MAN';
    departures.find(({ number }: { number: string }) => number === 'QR 37').status = null;
    const evening = send('{"departures":[]}');
    const { address } = await startService((path, response) =>
      (path.includes('T00:00') ? send(JSON.stringify(board)) : evening)(path, response),
    );
    const london = await callThrough(address, byRoute);
    expect(london.body.data.map(({ number }: { number: string }) => number)).toEqual(['3', '5']);
    expect(await callThrough(address, { ...byRoute, destination: 'DXB' })).toMatchObject({ status: 200, body: { data: [] } });
    expect(logged).not.toHaveBeenCalled();
    expect((await callThrough(address, { ...byRoute, destination: 'MAN' })).status).toBe(502);
  });

  it('without a scheduled time is shown at its known time, and never as late', async () => {
    const { body } = await received([changed(['departure', 'scheduledTime'], null)]);
    expect(body.data[0]).toMatchObject({ number: '7', departure: { delayMinutes: 0 } });
    expect(body.data[0].departure.scheduled).toBe(body.data[0].departure.actual);
  });

  it('without any time at one airport is listed with that time as unknown', async () => {
    const [odd, other] = [flight(), { ...flight(), number: 'QR 8' }];
    const { airport } = odd.arrival;
    const { body } = await received([{ ...odd, arrival: { airport } }, other]);
    expect(body.data).toMatchObject([{ number: '7', arrival: { delayMinutes: 0 } }, { number: '8' }]);
    for (const time of ['scheduled', 'at']) expect(body.data[0].arrival).not.toHaveProperty(time);
    const unplanned = await received([{ ...odd, departure: { airport: odd.departure.airport } }, other]);
    expect(unplanned.body.data.map(({ number }: { number: string }) => number)).toEqual(['8', '7']);
    expect((await received([{ ...odd, isCargo: true }])).body).toMatchObject({ data: [] });
  });

  const landed = { utc: '2026-11-21 08:40Z', local: '2026-11-21 08:40+00:00' };
  it.each([
    ['EnRoute', 'landed'],
    ['Expected', 'landed'],
    ['CanceledUncertain', 'landed'],
    ['Canceled', 'landed'],
    ['Diverted', 'diverted'],
  ])('as %s, although a landing is recorded, is %s', async (word, state) => {
    const odd = changed(['arrival', 'runwayTime'], landed);
    expect((await received([{ ...odd, status: word }])).body.data[0].state).toBe(state);
  });

  /** As the service answered for 28 September 2026; the local times are added. */
  it('AA1130 from Bogotá has landed, although its status stayed "Boarding" until it was in Miami', async () => {
    const at = (utc: string, local: string) => ({ utc: `2026-09-28 ${utc}Z`, local: `2026-09-28 ${local}` });
    const [leaving, planned, gate] = [at('11:30', '06:30-05:00'), at('15:35', '11:35-04:00'), at('15:37', '11:37-04:00')];
    const bogota = { airport: { iata: 'BOG' }, scheduledTime: leaving, revisedTime: leaving };
    const inTheAir = { predictedTime: at('15:27', '11:27-04:00'), runwayTime: at('15:31', '11:31-04:00') };
    const miami = { airport: { iata: 'MIA' }, scheduledTime: planned, revisedTime: gate, ...inTheAir };
    const operated = { number: 'AA 1130', status: 'Boarding', codeshareStatus: 'IsOperator' };
    vi.stubGlobal('fetch', async () => Response.json([{ ...operated, departure: bogota, arrival: miami }]));
    const question = { ...byNumber, flight: 'AA1130', date: '2026-09-28' };
    const context = { signal: new AbortController().signal, now: new Date('2026-09-28T15:38:00Z') };
    const { flights } = await createAeroDataBox({ key: 'any' }).byNumber(question, context);
    expect(flights).toMatchObject([
      {
        state: 'landed',
        departure: { actual: '2026-09-28T06:30:00' },
        arrival: { actual: '2026-09-28T11:37:00', delayMinutes: 2 },
      },
    ]);
  });

  it('with a landing in the future has not landed', async () => {
    const delayed = { utc: '2026-11-21 12:10Z', local: '2026-11-21 12:10+00:00' };
    expect((await received([changed(['arrival', 'runwayTime'], delayed)])).body.data[0].state).toBe('enRoute');
  });

  it('with a recorded take-off has departed, although its status is one before departure', async () => {
    const odd = changed(['departure', 'runwayTime'], { utc: '2026-11-21 05:24Z', local: '2026-11-21 08:24+03:00' });
    expect((await received([{ ...odd, status: 'CheckIn' }])).body.data[0].state).toBe('departed');
  });

  it('with times at gate and runway shows those at the gate', async () => {
    const gate = { utc: '2026-11-21 08:55Z', local: '2026-11-21 08:55+00:00' };
    const odd = changed(['arrival', 'runwayTime'], landed);
    odd.arrival.revisedTime = gate;
    expect((await received([odd])).body.data[0].arrival).toMatchObject({ actual: '2026-11-21T08:55:00' });
  });

  it('perhaps cancelled is reported as such', async () => {
    expect(
      (await received([{ ...flight(), status: 'CanceledUncertain', departure: { ...flight().departure, runwayTime: null } }]))
        .body.data[0].state,
    ).toBe('perhapsCancelled');
  });

  it('with several codeshare numbers is listed once', async () => {
    const operator = { ...flight(), codeshareStatus: 'IsOperator' };
    const sold = { ...flight(), number: 'BA 7007', codeshareStatus: 'IsCodeshared' };
    const numbers = async (...flights: object[]) =>
      (await received(flights)).body.data.map(
        ({ airline, number }: { airline: string; number: string }) => `${airline}${number}`,
      );
    expect(await numbers(sold, operator, operator)).toEqual(['QR7']);
    expect(await numbers(sold)).toEqual(['BA7007']);
    expect(await numbers(sold, { ...sold, number: 'AA 8100' })).toEqual(['BA7007']);
    const { scheduledTime: _, ...untimed } = sold.arrival;
    expect(await numbers({ ...sold, arrival: untimed }, operator)).toEqual(['QR7']);
    const delayed = { utc: '2026-11-21 23:00Z', local: '2026-11-21 23:00+00:00' };
    expect(await numbers(operator, { ...sold, arrival: { ...sold.arrival, scheduledTime: delayed } })).toHaveLength(2);
  });

  it('always keeps the shape of the contract, and does not affect other flights', async () => {
    const leaves = (value: unknown, path: string[] = []): string[][] =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? [path, ...Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))]
        : [path];
    const paths = leaves(flight()).filter(({ length }) => length > 0);
    const oddities = [
      null,
      undefined,
      '',
      ' ',
      'n/a',
      'Q',
      7,
      -1,
      true,
      [],
      {},
      never,
      '2026-02-30 05:24Z',
      '9999999-01-01 00:00Z',
    ];
    for (const path of paths) {
      for (const oddity of oddities) {
        const listed = [changed(path, oddity), { ...flight(), number: 'QR 8' }];
        vi.stubGlobal('fetch', async () => Response.json(listed));
        const asking = createAeroDataBox({ key: 'any' }).byNumber(byNumber, { signal: new AbortController().signal, now });
        const { flights } = await asking.finally(() => vi.unstubAllGlobals());
        expect(z.safeParse(z.array(flightStatus), flights).error, `${path.join('.')} ${JSON.stringify(oddity)}`).toBeUndefined();
        expect(flights.map(({ number }) => number)).toContain('8');
      }
    }
  });
});

describe('AeroDataBox without its settings', () => {
  it('names the missing setting', () => {
    expect(() => createAeroDataBox({ key: undefined })).toThrow('AERODATABOX_KEY is not set');
  });
});
