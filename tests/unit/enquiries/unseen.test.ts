import { expect, it } from 'vitest';
import { cacheAnswer, cachedAnswerOf } from '@/lib/enquiries/answer-cache';
import { checkEnquiry } from '@/lib/enquiries/take/check-enquiry';
import { cleanLine } from '@/lib/enquiries/take/clean-text';
import { typedForm } from './typed-form';

const today = '2026-11-21';
function problemsOf(changes: Record<string, string>) {
  const checked = checkEnquiry('contact', typedForm('contact', today, changes), today);
  return checked.ok ? [] : checked.reason.map(({ path, message }) => `${path}: ${message}`);
}

it.each(['\u200b', '\u2060\ufeff', '\u200d', '\u200c \u200f', '\u3164', '\u00ad'])('%j is no name and no message', (nothing) => {
  expect(problemsOf({ name: nothing, message: nothing })).toEqual(['message: required', 'name: required']);
});

it('a name has a letter, of whatever script', () => {
  for (const name of ['...', '12', "-'", '😀']) expect(problemsOf({ name })).toEqual(['name: nameLetters']);
  for (const name of ['李', 'أ', 'Õ', "D'A"]) expect(problemsOf({ name })).toEqual([]);
});

it('joiners stay where words and signs are written with them', () => {
  expect(cleanLine('\u200bمی\u200cخواهم\u2060 👩\u200d👧\ufeff')).toBe('می\u200cخواهم 👩\u200d👧');
});

it.each([64, 65])('an e-mail with %d characters before the @ is taken up to 64', (length) => {
  expect(problemsOf({ email: `${'a'.repeat(length)}@example.com` })).toEqual(length > 64 ? ['email: emailInvalid'] : []);
});

it('of what was posted without script only what the form asks for is kept, within reason', async () => {
  const values = { ...typedForm('contact', today), message: 'x'.repeat(50_000), name: 'x'.repeat(81), other: 'y'.repeat(10_000) };
  const token = await cacheAnswer({ kind: 'contact', values, outcome: { problems: [] } });
  const kept = await cachedAnswerOf(token);
  expect(Object.keys(kept?.values ?? {}).toSorted()).toEqual(Object.keys(typedForm('contact', today)).toSorted());
  expect(kept?.values['name']).toHaveLength(81);
  expect(kept?.values['message']).toHaveLength(8000);
});
