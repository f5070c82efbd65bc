import { vi } from 'vitest';

// `vi.waitFor` gives up after a second, which a busy machine may spend on something else. For `expect.poll` vitest.config.ts says the same.
const { waitFor } = vi;

const waitLonger: typeof waitFor = (callback, options) =>
  waitFor(callback, { timeout: 60_000, ...(typeof options === 'number' ? { timeout: options } : options) });

// Files of one process share `vi`.
if (waitFor.name !== waitLonger.name) vi.waitFor = waitLonger;
