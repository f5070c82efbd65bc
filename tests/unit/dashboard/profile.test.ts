import { describe, expect, it } from 'vitest';
import { checkProfile, type ProfileDraft } from '@/lib/dashboard/profile';

const today = '2026-11-21';
const draft: ProfileDraft = { firstName: ' Amina ', lastName: '', phone: '5555 5555', birthDate: '1990-05-20', locale: 'ar' };
const check = (change: Partial<ProfileDraft>) => checkProfile({ ...draft, ...change }, today);

describe('a profile', () => {
  it('is stored trimmed, with an international number, and null for empty fields', () => {
    expect(check({}).profile).toEqual({
      ...{ first_name: 'Amina', last_name: null, phone: '+97455555555', birth_date: '1990-05-20', locale: 'ar' },
    });
    expect(check({ phone: '', birthDate: '', firstName: '' }).profile).toMatchObject({
      phone: null,
      birth_date: null,
      first_name: null,
    });
  });

  it('has no direction marks in its names', () => {
    const names = { firstName: '\u202Eanim\u2067A ', lastName: '\u200F' };
    expect(check(names).profile).toMatchObject({ first_name: 'animA', last_name: null });
  });

  it.each(['\u200B\u2060', '\u200D', '...'])('does not accept %j as a name', (nothing) => {
    expect(check({ firstName: nothing, lastName: 'Haddad\u200B' }).profile).toMatchObject({
      first_name: null,
      last_name: 'Haddad',
    });
  });

  it.each([
    ['٥٥٥٥ ٥٥٥٥', '+97455555555'],
    ['0044 20 7946 0000', '+442079460000'],
    ['+974 ', null],
  ])('reads the phone number "%s" as %s', (phone, stored) => {
    expect(check({ phone }).profile?.phone).toBe(stored);
  });

  it.each<[Partial<ProfileDraft>, object]>([
    [{ phone: '12' }, { phone: 'phoneInvalid' }],
    [
      { firstName: 'x'.repeat(61), birthDate: 'incomplete' },
      { firstName: 'nameTooLong', birthDate: 'birthDateInvalid' },
    ],
    [{ birthDate: '31/02/1990' }, { birthDate: 'noSuchDay' }],
    [{ birthDate: '1/2/90' }, { birthDate: 'shortYear' }],
    [{ birthDate: '1899-12-31' }, { birthDate: 'birthDateTooOld' }],
    [{ birthDate: '2026-11-22' }, { birthDate: 'birthDateFuture' }],
  ])('with %j is refused by field', (change, errors) => {
    expect(check(change)).toEqual({ profile: null, errors });
  });
});
