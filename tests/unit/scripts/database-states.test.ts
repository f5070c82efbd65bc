import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { databaseStates } from '@/scripts/lib/database-states.ts';

const folder = 'supabase/migrations';

it('the words of columns match the migrations; `npm run types:database` writes them again', async () => {
  const sql = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  await expect(databaseStates(sql.join('\n'))).toMatchFileSnapshot(
    '../../../supabase/functions/_shared/contracts/states.generated.ts',
  );
});

it('a list without a check in the migrations is refused', () => {
  expect(() => databaseStates('create table public.bookings (\n  status text\n);')).toThrow('bookings.status');
});
