import { launch } from './lib/start/launch.mjs';

await launch({ dev: process.argv.includes('--dev') });
