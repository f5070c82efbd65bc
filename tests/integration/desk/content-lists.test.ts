import { beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { readHeads } from '@/lib/content/versions';
import { watchContent } from '@/lib/content/watch-content';
import { newPackage } from '@/lib/packages/new-package';
import { allPackages } from '@/lib/packages/on-sale/on-sale';
import { packageKind } from '@/lib/packages/package-kind';
import { photoOf } from '@/lib/state/photos';
import { publishedIsRead } from '@/lib/state/published-content';
import { databaseOf, type SignedInUser, signedInStaff, testBackend } from '../backend/test-backend.ts';
import { pointSiteAt } from '../bookings/site-on-backend.ts';
import { runSql } from '../postgres-server.ts';

vi.mock('server-only', () => ({}));

const backend = testBackend();
let editor: SignedInUser;

const quoted = (content: object) => `'${JSON.stringify(content).replaceAll("'", "''")}'::jsonb`;
const { en, ar, ...file } = packageKind.fileOf('antalya') ?? { en: {}, ar: {} };
const holiday = { ...file, ...newPackage('turkey', { en: 'Isle', ar: 'جزيرة' }), en, ar };
const photo = {
  ...{
    focus: { x: 50, y: 50 },
    blur: `data:image/webp;base64,${'A'.repeat(120)}`,
    credit: 'Huda',
    licence: 'Our own',
    until: '',
  },
  ...{ en: { alt: 'A shore' }, ar: { alt: 'شاطئ' } },
};

/** In the embedded backend this many rows take too long. */
const isPostgres = Boolean(inject('postgres'));

beforeAll(async () => {
  if (!isPostgres) return;
  editor = await signedInStaff(backend, 'Noor', 'editor');
  // Packages in three versions, of which the second is live; photographs in one.
  await runSql(
    databaseOf(backend.dataDir),
    `insert into public.content_versions (id, kind, key, version, state, content, staff_name, published_at)
    select gen_random_uuid(), 'package', 'isle-' || n || 'x', version, case version when 2 then 'published' else 'draft' end,
      ${quoted(holiday)} || jsonb_build_object(
        'name', jsonb_build_object('en', 'Isle ' || n, 'ar', 'جزيرة ' || n),
        'country', ('{turkey,greece,france,morocco,moscow,switzerland,uzbekistan,south-korea}'::text[])[1 + n % 8]
      ), 'Huda', case version when 2 then now() end
    from generate_series(1, 1000) as n, generate_series(1, 3) as version order by n, version`,
  );
  await runSql(
    databaseOf(backend.dataDir),
    `insert into public.content_photos (id, name, content, staff_name)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'shore.jpg', '\\xffd8ff'::bytea || decode(repeat('00', 20000), 'hex'), 'Huda'
    from generate_series(1, 5000) as n`,
  );
  await runSql(
    databaseOf(backend.dataDir),
    `insert into public.content_versions (id, kind, key, version, state, content, staff_name, published_at)
    select gen_random_uuid(), 'photo', 'isle-' || (1 + (n - 1) / 5) || 'x' || case when n % 5 = 0 then '' else '-' || (1 + n % 5) end, 1,
      'published', jsonb_set(${quoted(photo)}, '{photo}', to_jsonb('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))), 'Huda', now()
    from generate_series(1, 5000) as n`,
  );
});

beforeEach(() => pointSiteAt(backend));

describe.skipIf(!isPostgres)('a thousand packages and five thousand photographs', () => {
  it('are listed 50 at a time, each once, with what is live and what waits', async () => {
    const first = await readHeads(editor.client, 'package');
    expect(first).toHaveLength(50);
    expect(first[0]).toMatchObject({ key: 'isle-1000x', version: 3, state: 'draft', live: 2, total: 1_000, en: 'Isle 1000' });
    const last = await readHeads(editor.client, 'package', { skipped: 960 });
    expect(last.map(({ key }) => key).at(-1)).toBe('isle-1x');
    expect(last).toHaveLength(40);
    expect((await readHeads(editor.client, 'photo'))[0]).toMatchObject({ total: 5_000, live: 1 });
    expect((await readHeads(editor.client, 'package', { name: 'isle 77' })).map(({ en: name }) => name)).toEqual(
      expect.arrayContaining(['Isle 77', 'Isle 770', 'Isle 779']),
    );
    const places = await readHeads(editor.client, 'photo', { among: ['isle-9x', 'isle-9x-2', 'isle-9x-7'] });
    expect(places.map(({ key }) => key).sort()).toEqual(['isle-9x', 'isle-9x-2']);
  });

  it('are all known to the site, which reads 500 changes at a time', async () => {
    watchContent();
    await publishedIsRead();
    await vi.waitFor(() => expect(allPackages().filter(({ holiday: { id } }) => id.startsWith('isle-'))).toHaveLength(1_000), {
      timeout: 60_000,
    });
    await vi.waitFor(() => expect(photoOf('isle-1000x')?.version).toBe(1), { timeout: 60_000 });
  });
});
