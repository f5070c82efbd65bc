import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyErrorResponse, readJson } from '@/lib/security/body/json-body';

const address = 'http://localhost/api/x';
const json = { 'content-type': 'application/json' };

function post(body: BodyInit | null, headers: Record<string, string> = json): Request {
  return new Request(address, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}

/** A body in chunks, without a Content-Length; counts how many were read. */
function inPieces(piece: Uint8Array, pieces: number) {
  const taken = { pieces: 0 };
  const body = new ReadableStream({
    pull(controller) {
      if (taken.pieces === pieces) return controller.close();
      taken.pieces += 1;
      controller.enqueue(piece);
    },
  });
  return { body, taken };
}

describe('readJson', () => {
  it('reads any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const text = JSON.stringify(value);
        expect(await readJson(post(text), 1_000_000)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON', ' application/json ;x=y'])('accepts %j', async (type) => {
    expect(await readJson(post('{}', { 'content-type': type }), 10)).toEqual({ ok: true, value: {} });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
    'refuses %j',
    async (type) => {
      expect(await readJson(post('{}', { 'content-type': type }), 10)).toEqual({ ok: false, reason: 'notJson' });
    },
  );

  it('refuses a body without a type', async () => {
    const bytes = new TextEncoder().encode('{}');
    expect(await readJson(post(bytes, {}), 10)).toEqual({ ok: false, reason: 'notJson' });
  });

  it.each(['', '{', '{"a":1}x', 'undefined', "{'a':1}"])('refuses %j as malformed', async (text) => {
    expect(await readJson(post(text), 100)).toEqual({ ok: false, reason: 'malformedJson' });
  });

  it('refuses invalid UTF-8 and a missing body', async () => {
    expect(await readJson(post(new Uint8Array([0x22, 0xff, 0x22])), 100)).toEqual({ ok: false, reason: 'malformedJson' });
    expect(await readJson(post(null), 100)).toEqual({ ok: false, reason: 'malformedJson' });
  });

  it('accepts exactly the maximum number of bytes, not letters', async () => {
    const text = JSON.stringify('الدوحة');
    const bytes = new TextEncoder().encode(text).byteLength;
    expect(bytes).toBeGreaterThan(text.length);
    expect(await readJson(post(text), bytes)).toEqual({ ok: true, value: 'الدوحة' });
    expect(await readJson(post(text), bytes - 1)).toEqual({ ok: false, reason: 'bodyTooLarge' });
  });

  it('refuses a too large Content-Length without reading', async () => {
    const { body, taken } = inPieces(new Uint8Array(10), 1000);
    expect(await readJson(post(body, { ...json, 'content-length': '10000' }), 100)).toEqual({
      ok: false,
      reason: 'bodyTooLarge',
    });
    expect(taken.pieces).toBeLessThan(3);
  });

  it.each([undefined, '2', 'many', '-1'])('stops reading at the limit when Content-Length is %j', async (length) => {
    const { body, taken } = inPieces(new TextEncoder().encode('          '), 1000);
    const headers = length === undefined ? json : { ...json, 'content-length': length };
    expect(await readJson(post(body, headers), 100)).toEqual({ ok: false, reason: 'bodyTooLarge' });
    expect(taken.pieces).toBeLessThan(15);
  });
});

describe('answerBodyProblem', () => {
  it.each([
    ['notJson', 415],
    ['bodyTooLarge', 413],
    ['malformedJson', 400],
  ] as const)('answers %s with %i and the code', async (problem, status) => {
    const answer = bodyErrorResponse(problem);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ error: expect.any(String), code: problem });
  });
});
