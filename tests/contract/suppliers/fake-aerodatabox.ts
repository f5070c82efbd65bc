/** A local AeroDataBox, after its public description, with our answers from tests/fixtures. It records invalid requests. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { sendJson, startService } from './local-service';
import type { Misbehaviour } from './misbehaving-service';

export const fakeKey = 'a key of the tests';
export const recorded = (name: string) => readFileSync(`tests/fixtures/aerodatabox/${name}.json`, 'utf8');

const byNumber = /^\/flights\/number\/[A-Z0-9]{2}\d{1,4}\/\d{4}-\d{2}-\d{2}$/;
/** It answers for twelve hours at most. */
const byAirport = /^\/flights\/airports\/iata\/[A-Z]{3}\/(\d{4}-\d{2}-\d{2})T(?:00:00\/\1T11:59|12:00\/\1T23:59)$/;

export async function startFakeAeroDataBox() {
  const errors: string[] = [];
  let misbehaviour: Misbehaviour | null = null;
  const service = await startService((request, response) => {
    const path = new URL(request.url ?? '', 'http://service.test').pathname;
    const problem = errorOf(request, path, service.host);
    if (problem) {
      errors.push(problem);
      return sendJson(response, '{"message":"Bad request"}', 400);
    }
    const text = answerTo(path);
    if (misbehaviour) return misbehaviour(response, text ?? '[]');
    return text === null ? sendJson(response, '{"message":"Not found"}', 404) : sendJson(response, text);
  });
  return {
    ...service,
    /** Descriptions of the invalid requests. */
    errors,
    misbehave: (how: Misbehaviour) => {
      misbehaviour = how;
    },
  };
}

function errorOf({ method, headers }: IncomingMessage, path: string, host: string): string | null {
  if (method !== 'GET') return 'the method';
  if (headers['x-rapidapi-key'] !== fakeKey) return 'the key';
  if (headers['x-rapidapi-host'] !== host) return 'the host';
  if (headers.accept !== 'application/json') return 'what is accepted';
  return byNumber.test(path) || byAirport.test(path) ? null : 'the path';
}

function answerTo(path: string): string | null {
  if (path === '/flights/number/QR7/2026-11-21') return recorded('number-en-route');
  if (!path.includes('/iata/DOH/2026-11-21T')) return null;
  return recorded(path.includes('T00:00') ? 'board-morning' : 'board-evening');
}
