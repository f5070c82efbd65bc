import { beforeEach, expect, test, vi } from 'vitest';
import { enterCode, resendConfirmation, sendCode, sendReset, signIn, signUp } from '@/lib/account/auth-actions';
import { asPasswordChange, isPasswordChange } from '@/lib/account/session/password-change';

const asked = vi.hoisted(() => vi.fn());
vi.mock('@/lib/account/session/session', () => ({ isGoodSession: asked, startSession: asked }));
vi.mock('@/lib/supabase/browser', () => ({ browserClient: asked }));
vi.mock('@/lib/supabase/account/browser-settings', () => ({ browserSettings: asked }));

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

const blocked = {
  'throws at cookies': { get: refuse, set: refuse },
  'forgets cookies': { get: () => '', set: () => undefined },
};

beforeEach(() => asked.mockClear());

const draft = { email: 'noor@example.com', password: 'Falcon-Dune-77x', firstName: '', lastName: '' };

test.each(Object.entries(blocked))('a browser that %s is told so before anything is sent', async (_, cookie) => {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', cookie));
  const answers = [
    await signIn(draft.email, draft.password),
    await signUp(draft, 'en', null),
    await sendReset(draft.email, 'en'),
    await resendConfirmation(draft.email, 'en'),
    await sendCode(draft.email),
    await enterCode(draft.email, '012345', 0),
  ];
  for (const answer of answers) expect(answer).toEqual({ ok: false, failure: { key: 'cookiesRefused' } });
  expect(asked).not.toHaveBeenCalled();
});

test.each(Object.entries(blocked))('a change of password is not lost in one that %s', async (_, cookie) => {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', cookie));
  expect(await asPasswordChange(async () => 'saved')).toBe('saved');
  expect(isPasswordChange()).toBe(false);
});
