import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { databaseTypes } from '../../../scripts/lib/database-types.ts';
import { type OpenDatabase, openDatabase } from '../../../supabase/local/database/database.ts';
import { temporaryFolder } from '../backend/test-backend.ts';

const data = temporaryFolder();
let opened: OpenDatabase;

beforeAll(async () => {
  cpSync(inject('seededData'), data.folder, { recursive: true });
  opened = await openDatabase(path.join(data.folder, 'postgres'));
});

afterAll(async () => {
  await opened?.close();
  data.remove();
});

it('the row types match the migrations; `npm run types:database` generates them again', async () => {
  const types = await databaseTypes(async <Row>(sql: string) => (await opened.db.query<Row>(sql)).rows);
  await expect(types).toMatchFileSnapshot('../../../lib/supabase/database.types.ts');
});
