import { describe, expect, it } from 'vitest';
import { firstTyped } from '@/lib/self-service/first-typed';

describe('what a look-up begins with', () => {
  it('is what was typed before its script ran, above what the tab has kept', () => {
    const inPage = { reference: 'KT-FLY247', lastName: 'Haddad' };
    expect(firstTyped(inPage, { reference: 'KT-OLD222', lastName: 'Else' }, null)).toEqual(inPage);
    expect(firstTyped({ reference: '', lastName: 'Haddad' }, { reference: 'KT-OLD222' }, null)).toEqual({
      reference: 'KT-OLD222',
      lastName: 'Haddad',
    });
    expect(firstTyped({ number: '4000', pin: '24' }, null, null)).toEqual({ number: '4000', pin: '24' });
  });

  it('is the booking of a link, without the name somebody typed for another', () => {
    const kept = { reference: 'KT-OLD222', lastName: 'Else' };
    expect(firstTyped({ reference: '', lastName: '' }, kept, 'KT-FLY247')).toEqual({ reference: 'KT-FLY247' });
    expect(firstTyped({}, kept, 'KT-OLD222')).toEqual(kept);
    expect(firstTyped({}, kept, 'x'.repeat(99))).toEqual({ reference: 'x'.repeat(20) });
  });

  it('holds nothing but texts', () => {
    expect(firstTyped({}, { reference: 5, lastName: 'Else' }, null)).toEqual({ lastName: 'Else' });
    for (const kept of ['text', null, 7]) expect(firstTyped({}, kept, '')).toEqual({});
  });
});
