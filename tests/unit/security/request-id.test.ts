import { expect, it } from 'vitest';
import { requestIdOf } from '@/lib/security/request-id';

const withId = (id?: string) => new Request('http://localhost/', id === undefined ? {} : { headers: { 'x-request-id': id } });

it('keeps the id a proxy gave', () => {
  expect(requestIdOf(withId('5f0c9d1e-77aa'))).toBe('5f0c9d1e-77aa');
});

it.each([undefined, '', 'short', 'x'.repeat(65), 'a b c d e f g h', '{"event":"forged"}'])(
  'makes one of its own for %j',
  (id) => {
    expect(requestIdOf(withId(id))).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  },
);
