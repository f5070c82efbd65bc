import { describe, expect, it } from 'vitest';
import { withAccountContact } from '@/lib/bookings/contact';

const known = { email: 'noor@example.com', phone: '+974 5555 1234' };
const filled = (email: string, phone: string, account = known) => {
  const next = withAccountContact({ email, phone, notes: 'A window seat' }, account);
  return [next.email, next.phone, next.notes];
};

describe('the contact of an account', () => {
  it.each(['', '+974', '+974 ', '  '])('fills in empty fields (phone "%s")', (phone) => {
    expect(filled('', phone)).toEqual([known.email, known.phone, 'A window seat']);
  });

  it('leaves what was typed', () => {
    expect(filled('other@example.com', '+974 ')).toEqual(['other@example.com', known.phone, 'A window seat']);
    expect(filled('', '+44 20 7946 0000')).toEqual([known.email, '+44 20 7946 0000', 'A window seat']);
    expect(filled('a', '+974 5')).toEqual(['a', '+974 5', 'A window seat']);
  });

  it('without a phone leaves the country code', () => {
    expect(filled('', '+974 ', { ...known, phone: '' })).toEqual([known.email, '+974 ', 'A window seat']);
    const contact = { email: known.email, phone: '+974 ', notes: '' };
    expect(withAccountContact(contact, { ...known, phone: '' })).toBe(contact);
  });
});
