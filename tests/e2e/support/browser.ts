import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

/**
 * Root has no sandbox to go to, and nothing of the browser's own may reach the network during a test. Pages are put together without OpenGL, which
 * software would have to imitate: beside other work, it let a page wait for a minute.
 */
export const browserArguments = [
  ...['--no-sandbox', '--disable-gpu', '--disable-gpu-compositing', '--disable-dev-shm-usage', '--disable-quic'],
  ...['--disable-sync', '--disable-background-networking', '--disable-component-update'],
];

/** The last list counts, so it repeats what Playwright switches off. The last feature keeps a process ready for the next site. */
const disabledFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
];

/** Uses a fifth less processor time: fewer processes, and no optimizing compilers, which do not pay off in a short visit. */
export const journeyArguments = [
  ...browserArguments,
  '--in-process-gpu',
  '--js-flags=--no-turbofan,--no-maglev',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/**
 * The browser of the tests: `CHROME_PATH`; on Linux the npm package, a headless shell that needs half the processor time of an installed Chromium;
 * elsewhere an installed Chromium or Chrome, then Playwright's own.
 */
export async function findBrowser(): Promise<Browser> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH names no file: ${CHROME_PATH}`);
  if (!CHROME_PATH && canUnpack) return unpackBrowser();
  return wholeBrowser();
}

/** As `findBrowser`, but never the packed one: under the emulation of Lighthouse that paints nothing of our pages. */
export function wholeBrowser(): Browser {
  const executablePath = process.env.CHROME_PATH || installedBrowser() || playwrightBrowser();
  if (!executablePath) throw new Error('No browser found for the tests: install Chrome or Chromium, or set CHROME_PATH to one.');
  return { executablePath, env: ownEnvironment() };
}

const canUnpack = process.platform === 'linux' && process.arch === 'x64';

function installedBrowser(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const elsewhere = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find((path) => existsSync(path));
}

function playwrightBrowser(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Unpacks Chromium with the system libraries a bare machine lacks. */
async function unpackBrowser(): Promise<Browser> {
  const folder = resolve('node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  const before = { ...process.env };
  // The package reads these when it is loaded: where to unpack, and that the libraries are wanted as well.
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' });
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    const executablePath = await packed.executablePath();
    const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: writeFontList(folder) };
    return { executablePath, env: { ...ownEnvironment(before), ...libraries } };
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** The package's own list of fonts names folders of its usual host only: without a font, text has no size and pages crash. */
function writeFontList(folder: string): string {
  const file = join(folder, 'fonts.conf');
  const folders = [join(folder, 'fonts'), '/usr/share/fonts'].map((path) => `<dir>${path}</dir>`).join('');
  const cache = `<cachedir>${join(folder, 'font-cache')}</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}${cache}</fontconfig>`);
  return file;
}

function ownEnvironment(environment: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
