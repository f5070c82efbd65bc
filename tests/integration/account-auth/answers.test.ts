import { describe, expect, it } from 'vitest';
import { newAddress, password, signedInUser, siteUrl, testBackend } from '../backend/test-backend.ts';

describe('mail', () => {
  const backend = testBackend();

  describe('mail', () => {
    it.each([
      ['ar', 'أكّد بريدك الإلكتروني', /&type=signup&lang=ar$/],
      ['en', 'Confirm your email address', /&type=signup$/],
      [undefined, 'Confirm your email address', /&type=signup$/],
      ['"ar" }}', 'Confirm your email address', /&type=signup$/],
    ])('begins in the language of a user with locale %s, followed by the other language', async (locale, heading, link) => {
      const email = newAddress('language');
      await backend.client().auth.signUp({ email, password, options: { data: { locale } } });
      const [mail] = await backend.mailTo(email);
      expect(mail?.text.split('\n')[1]).toBe(heading);
      expect(mail?.link).toMatch(link);
      expect(mail?.link?.startsWith(`${siteUrl}/auth/confirm?token_hash=`)).toBe(true);
      expect(mail?.html).toContain('أكّد بريدك الإلكتروني');
      expect(mail?.html).toContain('Confirm your email address');
      expect(mail?.html).not.toContain('{{');
    });

    it('also when it is sent again, and for a new password', async () => {
      const email = newAddress('again');
      const { auth } = backend.client();
      await auth.signUp({ email, password, options: { data: { locale: 'ar' } } });
      await auth.resend({ type: 'signup', email });
      const [again] = await backend.mailTo(email);
      expect(again?.link).toMatch(/&type=signup&lang=ar$/);
      expect(again?.html).not.toContain('{{');
      await auth.resetPasswordForEmail(email);
      const [recovery] = await backend.mailTo(email);
      expect(recovery?.text.split('\n')[1]).toBe('اختر كلمة مرور جديدة');
      expect(recovery?.link).toMatch(/&type=recovery&lang=ar$/);
    });
  });
});

describe('rest answers', () => {
  const backend = testBackend();

  it.each([
    [{ birth_date: '2999-01-01' }, 'The date of birth is in the future or too long ago'],
    [{ birth_date: '1899-12-31' }, 'The date of birth is in the future or too long ago'],
    [{ phone: 'x' }, 'The row breaks a rule of its table'],
    [{ first_name: {} }, 'The row breaks a rule of its table'],
    [{ locale: 'fr' }, 'The row breaks a rule of its table'],
    [{ birth_date: 'not a day' }, 'invalid input syntax for type date'],
  ])('a profile with %j is refused with 400, without details of the table', async (change, message) => {
    const { client, id } = await signedInUser(backend, 'rest');
    const { error, status } = await client.from('profiles').update(change).eq('user_id', id);
    expect(status).toBe(400);
    expect(error?.message).toContain(message);
    expect(JSON.stringify(error)).not.toMatch(/constraint|profiles_/);
  });

  it.each([
    [{ date_of_birth: '2050-01-01' }, 'The date of birth is in the future or too long ago'],
    [{ date_of_birth: '-infinity' }, 'The date of birth is in the future or too long ago'],
    [{ passport_expiry: 'infinity' }, 'The row breaks a rule of its table'],
    [{ nationality: 'ZZ' }, 'The row breaks a rule of its table'],
  ])('a saved traveller with %j is refused with 400', async (change, message) => {
    const { client } = await signedInUser(backend, 'rest');
    const traveller = { given_names: 'Sara', surname: 'Example', date_of_birth: '2015-01-01', nationality: 'QA' };
    const { error, status } = await client
      .from('saved_travellers')
      .insert({ ...traveller, passport_number: 'QX200000', passport_expiry: '2031-01-01', ...change });
    expect({ status, message: error?.message }).toEqual({ status: 400, message });
  });

  it('a voucher without enough points is refused with 400 and a message', async () => {
    const { id } = await signedInUser(backend, 'rest');
    const { error, status } = await backend.admin().rpc('award_points', { user_id: id, points: -1000, reason: 'voucher' });
    expect({ status, message: error?.message }).toEqual({ status: 400, message: 'There are not enough points for a voucher' });
  });
});
