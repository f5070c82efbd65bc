import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { whyNoPostgres } from './tests/integration/postgres-server.ts';
import './tests/setup/test-clock.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const shared = {
  environment: 'node' as const,
  setupFiles: ['fail-on-console-error', 'restore-settings', 'wait-longer'].map((name) => fromRoot(`./tests/setup/${name}.ts`)),
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // Only to notice what hangs: a busy machine must not make a test fail (docs/engineering/testing.md).
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** The tests that put other modules, or another clock, in the place of the real ones, or leave a request running into its timeout. */
function filesAlone(folder: string, mocks: RegExp): string[] {
  const files = readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  return files.filter((file) => /\.test\.tsx?$/.test(file) && mocks.test(readFileSync(fromRoot(file), 'utf8')));
}

const mocks = /\bvi\.(?:mock|doMock|resetModules|useFakeTimers)\(/;
const unitAlone = filesAlone('tests/unit', new RegExp(`${mocks.source}|\\bcreateServer\\(|\\bAbortSignal\\b|\\bTimeoutError\\b`));
const integrationAlone = filesAlone('tests/integration', mocks);

const unit = {
  ...shared,
  // One process fewer than there are cores is the default: half of a machine with two.
  maxWorkers: '100%',
};

/** Two files at once leave a fifth of two cores idle: most tests wait for a backend of their own. */
const integration = {
  ...shared,
  pool: 'forks' as const,
  maxWorkers: 3,
  // As in playwright.config.ts.
  retry: process.env.CI ? 1 : 0,
};

/**
 * What runs on a PostgreSQL server instead of the embedded database: where several requests at once, or another version of Postgres, could make a
 * difference, and what only needs a backend, which takes a fraction of the processor time there. The others try the embedded database and the local
 * backend themselves (`orders/killed` kills it). The journeys run on the embedded one, and `npm run test:deep` runs everything there too.
 */
const onPostgres = [
  'row-security',
  'bookings',
  'self-service',
  'mail',
  'newsletter',
  'notifications-live',
  'payments',
  'orders/{life,mishaps,money,extras-money,forgotten-money,choices,markup,stays}*',
  'account',
  'account-auth/{confirm,email-change,guard,limits,new-password,small-metadata}',
  'analytics',
  'currency',
  'dashboard',
  'desk',
  'enquiries/enquiries',
  'flight-status',
  'flights',
  'hotels',
  'multi-city',
  'package-requests',
  'stay-requests',
  'postgres/{concurrency,cut-connections,gift-cards-at-once,money-at-once}',
].map((part) => `tests/integration/${part}{/**/*,}.test.ts`);

/** Where there is no server, all of it runs on the embedded database. */
const notEmbedded = whyNoPostgres || process.env['DEEP_TESTS'] ? ['tests/integration/postgres/**'] : onPostgres;
const noServer = 'tests/integration/postgres/no-server.test.ts';
const seededData = fromRoot('./tests/integration/backend/seeded-data.ts');
const seededServer = fromRoot('./tests/integration/backend/seeded-server.ts');

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: fromRoot('./') },
      { find: /^server-only$/, replacement: fromRoot('./tests/setup/server-only.ts') },
    ],
  },
  test: {
    projects: [
      {
        extends: true,
        // Files share the modules of their worker: to load them anew for each costs more than the tests do.
        test: {
          ...unit,
          name: 'unit',
          setupFiles: [...unit.setupFiles, fromRoot('./tests/setup/random-runs.ts')],
          isolate: false,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: unitAlone,
        },
      },
      { extends: true, test: { ...unit, name: 'art', include: ['art/tests/*.test.ts'] } },
      { extends: true, test: { ...unit, name: 'unit-alone', include: ['tests/contract/**/*.test.ts', ...unitAlone] } },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration',
          isolate: false,
          include: ['tests/integration/**/*.test.ts'],
          exclude: [...notEmbedded, noServer, ...integrationAlone],
          globalSetup: seededData,
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration-alone',
          include: integrationAlone,
          exclude: notEmbedded,
          globalSetup: seededData,
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration-postgres',
          isolate: false,
          include: whyNoPostgres ? [noServer] : onPostgres,
          exclude: integrationAlone,
          globalSetup: seededServer,
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration-postgres-alone',
          include: whyNoPostgres ? [] : integrationAlone.filter((file) => onPostgres.some((glob) => matchesGlob(file, glob))),
          globalSetup: seededServer,
        },
      },
    ],
  },
});
