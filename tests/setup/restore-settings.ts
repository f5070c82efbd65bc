import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, afterEach, vi } from 'vitest';

// As the server of Next.js does: its modules look for it when the first file of the process loads them.
Object.assign(globalThis, { AsyncLocalStorage });

afterEach(() => void vi.useRealTimers());

// Files share a process: the settings that the last test of a file stubbed are not for the next file.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
