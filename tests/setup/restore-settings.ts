import { afterAll, afterEach, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

// Files share a process: the settings that the last test of a file stubbed are not for the next file.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
