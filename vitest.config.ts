import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { whyNoPostgres } from './tests/integration/postgres-server.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const shared = {
  environment: 'node' as const,
  setupFiles: [fromRoot('./tests/setup/fail-on-console-error.ts')],
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

/** Each file may run a backend of its own, which is a process more: two files fill two cores. */
const integration = {
  ...shared,
  pool: 'forks' as const,
  maxWorkers: 2,
  // As in playwright.config.ts.
  retry: process.env.CI ? 1 : 0,
  testTimeout: 30_000,
  hookTimeout: 90_000,
};

/** What also runs on a PostgreSQL server: where several requests at once, or another version of Postgres, could make a difference. */
const onPostgres = ['row-security', 'bookings', 'self-service', 'mail', 'postgres/concurrency'];

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
        // One process fewer than there are cores is the default: half of a machine with two.
        test: { ...shared, name: 'unit', maxWorkers: '100%', include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: ['tests/integration/postgres/**'],
          globalSetup: fromRoot('./tests/integration/backend/seeded-data.ts'),
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration-postgres',
          include: whyNoPostgres
            ? ['tests/integration/postgres/no-server.test.ts']
            : onPostgres.map((part) => `tests/integration/${part}{/**/*,}.test.ts`),
          globalSetup: fromRoot('./tests/integration/backend/seeded-server.ts'),
        },
      },
    ],
  },
});
