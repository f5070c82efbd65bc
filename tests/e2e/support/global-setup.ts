import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { startStack } from '../../../scripts/lib/start/stack.mjs';
import { outsideUrl, startOutsideServices } from './outside-services.ts';
import {
  backendPort,
  offerSecretVariable,
  outboxVariable,
  secretKeyVariable,
  sellingPort,
  sellingSiteUrl,
  sitePort,
} from './site.ts';

/** Serves the production build on a backend with new data, to two agencies, and stops all of it after the tests. */
export default async function startSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'karam-e2e-'));
  mkdirSync('test-results', { recursive: true });
  await ensureBuilt();
  const outside = await startOutsideServices();
  const env = {
    PAYMENT_PROVIDER: 'sandbox',
    PAY_NOW: 'package',
    PAYMENT_METHODS: 'naps,tabby',
    ORDER_SUPPLIER: 'sandbox',
    WEATHER_SERVICE_URL: `${outsideUrl}/weather`,
    RATES_SERVICE_URL: `${outsideUrl}/rates`,
    // All journeys come from one network address.
    AUTH_REQUESTS_PER_ADDRESS: '5000',
    SEARCHES_PER_DAY: '5000',
    SEARCHES_PER_MINUTE: '5000',
    LOOK_UPS_PER_MINUTE: '5000',
    MAIL_GATHER_SECONDS: '0',
    CAMPAIGN_MAILS_PER_MINUTE: '6000',
    SIGN_UPS_PER_HOUR: '5000',
    COMPONENTS_PAGE: 'on',
  };
  const stack = await startStack({ port: sitePort, backendPort, dataDir, env, logFile: 'test-results/site.log' });
  const sold = { SITE_URL: sellingSiteUrl, PAY_NOW: 'flight,multicity,hotel,package' };
  const sellingSite = await startStack({
    port: sellingPort,
    dataDir,
    env: { ...stack.env, ...sold },
    logFile: 'test-results/selling-site.log',
  });
  if (stack.outboxUrl) process.env[outboxVariable] = stack.outboxUrl;
  if ('SUPABASE_SECRET_KEY' in stack.env) {
    process.env[secretKeyVariable] = stack.env.SUPABASE_SECRET_KEY;
    process.env[offerSecretVariable] = stack.env.OFFER_SIGNING_SECRET;
  }
  return async () => {
    await sellingSite.stop();
    await stack.stop();
    await outside.stop();
    rmSync(dataDir, { recursive: true });
  };
}
