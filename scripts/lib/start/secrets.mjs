import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../project.mjs';

const random = (bytes) => randomBytes(bytes).toString('base64url');

/**
 * Keys of this machine's own backend, as environment variables: made at random on the first start, then read back.
 * @param {string} dataDir
 * @returns {{ SUPABASE_PUBLISHABLE_KEY: string, SUPABASE_SECRET_KEY: string, SUPABASE_JWT_SECRET: string, OFFER_SIGNING_SECRET: string }}
 */
export function localSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) createSecrets(file);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartError(`${file} is not readable as JSON. Delete it to have new keys made (everyone signed in is signed out).`);
  }
}

function createSecrets(file) {
  const secrets = {
    SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${random(24)}`,
    SUPABASE_SECRET_KEY: `sb_secret_${random(24)}`,
    SUPABASE_JWT_SECRET: random(48),
    OFFER_SIGNING_SECRET: random(48),
  };
  // Linked into place as a whole: a start that is interrupted leaves no incomplete file, and of two first starts one set of keys wins.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
