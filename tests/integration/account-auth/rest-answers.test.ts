import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInUser, startTestBackend, type TestBackend, temporaryFolder } from '../backend/test-backend.ts';

let backend: TestBackend;
const data = temporaryFolder();

beforeAll(async () => {
  backend = await startTestBackend(data.folder);
});

afterAll(async () => {
  await backend?.stop();
  data.remove();
});

it.each([
  [{ birth_date: '2999-01-01' }, 'The date of birth is in the future or too long ago'],
  [{ birth_date: '1899-12-31' }, 'The date of birth is in the future or too long ago'],
  [{ phone: 'x' }, 'The row breaks a rule of its table'],
  [{ locale: 'fr' }, 'The row breaks a rule of its table'],
  [{ birth_date: 'not a day' }, 'invalid input syntax for type date'],
])('a profile with %j is refused with 400, without a word of how the table is made', async (change, message) => {
  const { client, id } = await signedInUser(backend, 'rest');
  const { error, status } = await client.from('profiles').update(change).eq('user_id', id);
  expect(status).toBe(400);
  expect(error?.message).toContain(message);
  expect(JSON.stringify(error)).not.toMatch(/constraint|profiles_/);
});
