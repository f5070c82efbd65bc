import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, afterEach, vi } from 'vitest';

// As the server of Next.js sets it: its modules need it when the first file of the process loads them.
Object.assign(globalThis, { AsyncLocalStorage });

// Each event is a mail of its own, at once: tests of what is gathered say so.
process.env.MAIL_GATHER_SECONDS ??= '0';

afterEach(() => void vi.useRealTimers());

// Files share a process: settings that a file has stubbed must not reach the next one.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
