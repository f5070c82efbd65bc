import { launch } from './lib/launch.mjs';

await launch({ dev: process.argv.includes('--dev') });
