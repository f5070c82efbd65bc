import { expect, test } from 'vitest';
import { GET } from '@/app/api/visa-rules/[passport]/route';

const ask = (passport: string) => GET(new Request('http://localhost'), { params: Promise.resolve({ passport }) });

test('the rules of a passport are cached for a day', async () => {
  const answer = await ask('QA');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
});

test.each(['XXX', 'qa', '__proto__', 'toString'])('%s is not a passport, and the answer is JSON', async (passport) => {
  const answer = await ask(passport);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'unknownPassport' });
});
