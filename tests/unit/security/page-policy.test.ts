import { expect, it } from 'vitest';
import { withPolicy } from '@/lib/security/page-policy';

function connectionsOf(head: string): string {
  const html = withPolicy(`<html><head><meta charSet="utf-8"/>${head}</head><body></body></html>`);
  return /connect-src ([^;"]*)/.exec(html)?.[1] ?? '';
}

it('a page may only connect to the site', () => {
  expect(connectionsOf('<meta name="robots" content="https://tiles.example.org"/>')).toBe("'self'");
});

it('a page with a street map may also connect to the host in its setting', () => {
  expect(connectionsOf('<meta name="street-map" content="https://tiles.example.org"/>')).toBe("'self' https://tiles.example.org");
  expect(connectionsOf('<meta name="street-map" content="https://tiles.example.org:8443"/>')).toBe(
    "'self' https://tiles.example.org:8443",
  );
});

it.each(['http://tiles.example.org', '*', "'unsafe-eval'", 'https:', '//x.org', 'data:'])(
  '%s adds nothing to the policy',
  (source) => {
    expect(connectionsOf(`<meta name="street-map" content="${source}"/>`)).toBe("'self'");
  },
);
