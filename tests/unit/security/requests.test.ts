import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { clientAddress } from '@/lib/security/client-address';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';

const withId = (id?: string) => new Request('http://localhost/', id === undefined ? {} : { headers: { 'x-request-id': id } });

it('keeps the id from a proxy', () => {
  expect(requestIdOf(withId('5f0c9d1e-77aa'))).toBe('5f0c9d1e-77aa');
});

it.each([undefined, '', 'short', 'x'.repeat(65), 'a b c d e f g h', '{"event":"forged"}'])('makes a new one for %j', (id) => {
  expect(requestIdOf(withId(id))).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

const refusedWith = (headers: Record<string, string>) =>
  refuseOtherSites(new Request('http://site.internal:3000/api/x', { method: 'POST', headers }))?.status ?? null;

describe('a request that a browser sends', () => {
  test.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'https://karam.example' }],
    ['the visitor', { 'sec-fetch-site': 'none' }],
    ['a page of ours, in an older browser', { origin: 'http://site.internal:3000' }],
    ['a page of ours, behind a proxy', { origin: 'https://karam.example', 'x-forwarded-host': 'karam.example' }],
    ['a program', {}],
  ])('for %s is accepted', (_, headers) => expect(refusedWith(headers)).toBeNull());

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

const addressOf = (chain: string | null, proxies: number) =>
  clientAddress(new Headers(chain === null ? {} : { 'x-forwarded-for': chain }), proxies);

describe('clientAddress', () => {
  it.each([
    ['203.0.113.7', 0, '203.0.113.7'],
    ['::ffff:203.0.113.7', 0, '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7', 0, '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7, 10.0.0.2', 1, '203.0.113.7'],
    ['6.6.6.6,203.0.113.7,10.0.0.3, ::ffff:10.0.0.2', 2, '203.0.113.7'],
    ['10.0.0.2', 1, '10.0.0.2'],
    ['not an address, 203.0.113.7', 0, '203.0.113.7'],
    ['203.0.113.7, unknown', 0, 'unknown'],
    ['203.0.113.7:4711', 0, 'unknown'],
    ['', 0, 'unknown'],
    [null, 0, 'unknown'],
    [null, 3, 'unknown'],
  ])('reads %j behind %i proxies as %s', (chain, proxies, expected) => {
    expect(addressOf(chain, proxies)).toBe(expected);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:1:2::198.51.100.7', '2001:db8:1:2::/64'],
    ['64:ff9b::198.51.100.7', '64:ff9b:0:0::/64'],
  ])('counts %s by its network', (address, network) => {
    expect(addressOf(address, 0)).toBe(network);
  });

  it('is the same for any claimed address', () => {
    const honest = '198.51.100.1';
    const claims = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[\x20-\x7e]{0,20}$/)), { maxLength: 5 });
    fc.assert(
      fc.property(claims, (claimed) => {
        expect(addressOf([...claimed, honest].join(', '), 0)).toBe(honest);
        expect(addressOf([...claimed, honest, '10.0.0.2'].join(', '), 1)).toBe(honest);
      }),
    );
  });

  it('gives all addresses of one network the same key', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const key = addressOf(address, 0);
        if (key.includes('.')) return;
        const [network] = key.split('::');
        expect(key).toMatch(/^([0-9a-f]{1,4}:){4}:\/64$/);
        expect(addressOf(`${network}:aaaa:bbbb:cccc:dddd`, 0)).toBe(key);
      }),
    );
  });
});
