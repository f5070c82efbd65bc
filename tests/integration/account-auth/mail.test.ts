import { describe, expect, it } from 'vitest';
import { newAddress, password, siteUrl, testBackend } from '../backend/test-backend.ts';

const backend = testBackend();

describe('mail', () => {
  it.each([
    ['ar', 'أكّد بريدك الإلكتروني', /&type=signup&lang=ar$/],
    ['en', 'Confirm your e-mail address', /&type=signup$/],
    [undefined, 'Confirm your e-mail address', /&type=signup$/],
    ['"ar" }}', 'Confirm your e-mail address', /&type=signup$/],
  ])('speaks the language of a user whose locale is %s first, and the other one after it', async (locale, heading, link) => {
    const email = newAddress('language');
    await backend.client().auth.signUp({ email, password, options: { data: { locale } } });
    const [mail] = await backend.mailTo(email);
    expect(mail?.text.split('\n')[1]).toBe(heading);
    expect(mail?.link).toMatch(link);
    expect(mail?.link?.startsWith(`${siteUrl}/auth/confirm?token_hash=`)).toBe(true);
    expect(mail?.html).toContain('أكّد بريدك الإلكتروني');
    expect(mail?.html).toContain('Confirm your e-mail address');
    expect(mail?.html).not.toContain('{{');
  });

  it('does so when it is sent again, and for a new password', async () => {
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
