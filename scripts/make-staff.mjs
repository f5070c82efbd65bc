/**
 * `npm run staff -- someone@example.com ["Name for colleagues"]` lets an account open /desk; `--content=editor` or
 * `--content=publisher` lets it edit what the site shows, too; `--remove` revokes it. The account must exist: staff
 * sign up on the site first. Works on the embedded backend while the site runs, and on a hosted Supabase named by SUPABASE_URL with
 * SUPABASE_SECRET_KEY. See docs/product/desk.md.
 */
import { StartError } from './lib/project.mjs';
import { localSecrets } from './lib/start/secrets.mjs';
import { readSettings, runOptions } from './lib/start/settings.mjs';

const usage = 'Say whom: npm run staff -- someone@example.com ["Name for colleagues"] [--content=editor|publisher] [--remove]';

try {
  console.log(await makeStaff(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

/** @param {string[]} given */
async function makeStaff(given) {
  const isLeaving = given.includes('--remove');
  const content = given.find((word) => word.startsWith('--content='))?.split('=')[1];
  const [email = '', name = ''] = given.filter((word) => !word.startsWith('--')).map((word) => word.trim());
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new StartError(usage);
  if (content !== undefined && content !== 'editor' && content !== 'publisher') throw new StartError(usage);
  if (isLeaving) {
    if (!(await call('remove_staff', { account_email: email }))) throw new StartError(`${email} is not staff.`);
    return `${email} is no longer staff.`;
  }
  const isDone = await call('make_staff', {
    account_email: email,
    staff_name: name || email.split('@')[0],
    editing: content ?? null,
  });
  if (!isDone) throw new StartError(`There is no confirmed account with ${email}. Sign up on the site first.`);
  return `${email} is staff now: /desk is open to this account.`;
}

/**
 * Plain fetch: supabase-js wants a newer Node than the one npm may be running.
 * @param {string} name
 * @param {Record<string, string | null>} values
 * @returns {Promise<boolean>}
 */
async function call(name, values) {
  const { url, key } = connection();
  let answer;
  try {
    answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
  } catch {
    throw new StartError(`Nothing answers at ${url}. Is the site running?`);
  }
  if (!answer.ok) throw new StartError(`This did not work: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function connection() {
  const settings = readSettings();
  if (settings.SUPABASE_URL) {
    if (!settings.SUPABASE_SECRET_KEY) throw new StartError('SUPABASE_URL is set, so SUPABASE_SECRET_KEY is needed as well.');
    return { url: settings.SUPABASE_URL.replace(/\/+$/, ''), key: settings.SUPABASE_SECRET_KEY };
  }
  const { backendPort, dataDir } = runOptions(settings);
  return { url: `http://127.0.0.1:${backendPort}`, key: localSecrets(dataDir).SUPABASE_SECRET_KEY };
}
