/** Apart from the ports of `npm start`, so that the tests run beside a site in use. `TEST_PORT` moves all of them for a second run beside the first. */
export const sitePort = Number(process.env.TEST_PORT || 3100);
export const barePort = sitePort + 1;
export const outsidePort = sitePort + 2;
export const backendPort = sitePort + 3;
export const sellingPort = sitePort + 4;

/** `SITE_UNDER_TEST` names a site that runs already, such as `npm run dev`: for trying one journey while it is being written. */
export const runningSite = process.env.SITE_UNDER_TEST || null;

export const siteUrl = runningSite ?? `http://localhost:${sitePort}`;

/** The same site, on the same backend, of an agency that sells flights and stays at once. */
export const sellingSiteUrl = runningSite ?? `http://localhost:${sellingPort}`;

/** Passed from the global setup through the environment: the address that lists captured mail. */
export const outboxVariable = 'KARAM_TEST_OUTBOX';
/** The backend's secret key, for tests that write what only the server may. */
export const secretKeyVariable = 'KARAM_TEST_SECRET_KEY';
/** The secret of offers, for tests that sell what no supplier does. */
export const offerSecretVariable = 'KARAM_TEST_OFFER_SECRET';

/** Of the site that is tried: the one that answers with its outbox. */
export const backendUrl = runningSite
  ? new URL(process.env[outboxVariable] ?? siteUrl).origin
  : `http://127.0.0.1:${backendPort}`;
