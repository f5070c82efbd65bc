import { describe, expect, test } from 'vitest';
import { refuseOtherSites } from '@/lib/security/same-origin';

const refusedWith = (headers: Record<string, string>) =>
  refuseOtherSites(new Request('http://site.internal:3000/api/x', { method: 'POST', headers }))?.status ?? null;

describe('a request that a browser sends', () => {
  test.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'https://karam.example' }],
    ['the visitor', { 'sec-fetch-site': 'none' }],
    ['a page of ours, in an older browser', { origin: 'http://site.internal:3000' }],
    ['a page of ours, behind a proxy', { origin: 'https://karam.example', 'x-forwarded-host': 'karam.example' }],
    ['a program', {}],
  ])('for %s is let through', (_, headers) => expect(refusedWith(headers)).toBeNull());

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://site.internal:3000' }],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
    ['another site, in an older browser', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://site.internal:4000' }],
    ['a name that ends in ours', { origin: 'http://evil-site.internal:3000' }],
    ['a page without an origin', { origin: 'null' }],
    ['nonsense', { origin: 'site.internal:3000/' }],
  ])('for %s is refused', (_, headers) => expect(refusedWith(headers)).toBe(403));
});
