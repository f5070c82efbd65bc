import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '@/next.config.mjs';

it.each([
  ['websocket', true],
  ['WebSocket', true],
  ['h2c', false],
  ['TLS/1.2', false],
])('the proxy treats an upgrade to %s as a WebSocket: %s', (protocol, expected) => {
  const [, expression = ''] =
    readFileSync('Caddyfile', 'utf8').match(/@stray_upgrade \{\s+header_regexp Upgrade \(\?i\)(\S+)/) ?? [];
  expect(expression).not.toBe('');
  expect(new RegExp(expression, 'i').test(protocol)).toBe(expected);
});

it('the proxy leaves compression to the site', () => {
  expect(readFileSync('Caddyfile', 'utf8')).not.toMatch(/^\s*encode\b/m);
});

it('no cache stores the prerendered not-found page of addresses outside the pages', async () => {
  const headers = await config.headers?.();
  const rewrites = await config.rewrites?.();
  if (!headers || !rewrites || Array.isArray(rewrites)) throw new Error('next.config.mjs has another shape');
  const sources = [...(rewrites.afterFiles ?? []), ...(rewrites.fallback ?? [])]
    .filter(({ source, destination }) => destination === '/en/page-not-found' && !source.startsWith('/en/'))
    .map(({ source }) => source);
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) {
    const own = headers.filter((rule) => rule.source === source).flatMap((rule) => rule.headers);
    expect(own, source).toContainEqual({ key: 'Cache-Control', value: 'no-store' });
  }
});
