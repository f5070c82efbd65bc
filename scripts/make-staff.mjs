/**
 * `npm run staff -- someone@example.com ["Name for colleagues"]` lets an account open /desk; `--remove` takes it back. The account
 * must exist: whoever is to be staff signs up on the site like anybody else. Works on the embedded backend while the site runs,
 * and on a hosted Supabase named by SUPABASE_URL with SUPABASE_SECRET_KEY. docs/desk.md.
 */
import { createClient } from '@supabase/supabase-js';
import { StartProblem } from './lib/project.mjs';
import { localSecrets } from './lib/secrets.mjs';
import { readSettings, runOptions } from './lib/settings.mjs';

const usage = 'Say whom: npm run staff -- someone@example.com ["Name for colleagues"] [--remove]';

try {
  console.log(await makeStaff(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}

/** @param {string[]} given */
async function makeStaff(given) {
  const isLeaving = given.includes('--remove');
  const [email = '', name = ''] = given.filter((word) => word !== '--remove').map((word) => word.trim());
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new StartProblem(usage);
  const { data, error } = await connect().rpc(isLeaving ? 'remove_staff' : 'make_staff', {
    account_email: email,
    ...(!isLeaving && { staff_name: name || email.split('@')[0] }),
  });
  if (error) throw new StartProblem(`This did not work: ${error.message || 'the backend does not answer. Is the site running?'}`);
  if (!data)
    throw new StartProblem(
      isLeaving ? `${email} is not staff.` : `There is no confirmed account with ${email}. Sign up on the site first.`,
    );
  return isLeaving ? `${email} is no longer staff.` : `${email} is staff now: /desk is open to this account.`;
}

function connect() {
  const settings = readSettings();
  const auth = { persistSession: false, autoRefreshToken: false };
  if (settings.SUPABASE_URL) {
    if (!settings.SUPABASE_SECRET_KEY) throw new StartProblem('SUPABASE_URL is set, so SUPABASE_SECRET_KEY is needed as well.');
    return createClient(settings.SUPABASE_URL, settings.SUPABASE_SECRET_KEY, { auth });
  }
  const { backendPort, dataDir } = runOptions(settings);
  return createClient(`http://127.0.0.1:${backendPort}`, localSecrets(dataDir).SUPABASE_SECRET_KEY, { auth });
}
