import { configureGlobal } from 'fast-check';

// Random tests that say no number of their own: a bug that 40 runs miss is for `npm run test:deep`.
configureGlobal({ numRuns: process.env['DEEP_TESTS'] ? 5_000 : 40 });
