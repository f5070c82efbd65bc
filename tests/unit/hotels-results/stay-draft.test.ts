import { beforeEach, describe, expect, test } from 'vitest';
import { checkStayDraft, emptyStayDraft, loadStayDraft, saveStayDraft } from '@/lib/bookings/products/stay/draft';
import { guestsOf } from '@/lib/bookings/products/stay/guests';
import { stayRequest } from '@/lib/bookings/products/stay/schema';
import { stubTabStorage } from '../stubs';

const contact = { email: 'amina@example.com', phone: '5555 1234', notes: ' ' };
const amina = { givenNames: 'Amina', surname: 'Haddad' };
const nobody = { givenNames: '', surname: '' };

describe('typed values', () => {
  test('need the lead guest and a contact; other names may follow', () => {
    expect(checkStayDraft({ guests: [amina, nobody], wishes: ['cot'], contact })).toEqual({
      request: { passengers: [amina, null], wishes: ['cot'], contact: { email: contact.email, phone: '+97455551234' } },
    });
  });

  test('have errors in the order of the form, one for each field', () => {
    expect(checkStayDraft(emptyStayDraft(2))).toEqual({
      errors: {
        'passengers.0.givenNames': 'givenNamesRequired',
        'passengers.0.surname': 'surnameRequired',
        'contact.email': 'emailInvalid',
        'contact.phone': 'phoneInvalid',
      },
    });
  });

  test('half a name is an error', () => {
    const check = checkStayDraft({ guests: [amina, { givenNames: 'Omar', surname: ' ' }], wishes: [], contact });
    expect(check).toEqual({ errors: { 'passengers.1.surname': 'surnameRequired' } });
  });

  test.each(["'; drop table", 'أمينة', '<b>x</b>', 'x'.repeat(61)])('a name like %s is an error', (surname) => {
    expect(checkStayDraft({ guests: [{ ...amina, surname }], wishes: [], contact })).toHaveProperty('errors');
  });
});

test('a wish is stored once, even if it is sent twice', () => {
  const isTaken = (...wishes: string[]) => stayRequest.shape.wishes.safeParse(wishes).success;
  expect([isTaken(), isTaken('cot', 'highFloor'), isTaken('cot', 'cot'), isTaken('view')]).toEqual([true, true, false, false]);
});

describe('the draft of this tab', () => {
  beforeEach(() => {
    stubTabStorage();
  });

  test('is restored for a party of the same size', () => {
    const draft = { guests: [amina, nobody], wishes: ['cot' as const], contact };
    saveStayDraft(draft);
    expect(loadStayDraft(2)).toEqual(draft);
    expect(loadStayDraft(3)).toBeNull();
  });
});

test('guests are counted room by room, adults first', () => {
  expect(
    guestsOf([
      { adults: 1, childrenAges: [4] },
      { adults: 1, childrenAges: [] },
    ]),
  ).toEqual([
    { room: 0, type: 'adult', age: null },
    { room: 0, type: 'child', age: 4 },
    { room: 1, type: 'adult', age: null },
  ]);
});
