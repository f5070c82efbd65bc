import { defineConfig, mergeConfig } from 'vitest/config';
import root from '../../vitest.config.ts';

export default mergeConfig(
  { resolve: root.resolve },
  defineConfig({ test: { benchmark: { include: ['tests/bench/**/*.bench.ts'] } } }),
);
