import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { pinnedNode, projectRoot } from '@/scripts/lib/project.mjs';

it('the start script of a container names missing settings, without values, and exits', () => {
  const env = {
    ...process.env,
    SUPABASE_URL: 'https://project.example.com',
    SUPABASE_PUBLISHABLE_KEY: '',
    SUPABASE_SECRET_KEY: '',
  };
  const { status, stderr } = spawnSync(pinnedNode, ['scripts/serve.mjs'], {
    cwd: projectRoot,
    env: { ...env, OFFER_SIGNING_SECRET: 'too-short' },
    encoding: 'utf8',
  });
  expect(stderr.trim()).toBe(
    'Missing or invalid environment: SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, OFFER_SIGNING_SECRET',
  );
  expect(status).toBe(1);
});
