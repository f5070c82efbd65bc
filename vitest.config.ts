import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const shared = {
  environment: 'node' as const,
  setupFiles: [fromRoot('./tests/setup/fail-on-console-error.ts')],
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

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
          ...shared,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: fromRoot('./tests/integration/backend/seeded-data.ts'),
          // Each file may run a backend of its own, which is a process more: two files fill two cores.
          pool: 'forks',
          maxWorkers: 2,
          // As in playwright.config.ts.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 30_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
