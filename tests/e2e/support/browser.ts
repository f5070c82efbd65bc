import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

/** Root has no sandbox to go to, and nothing of the browser's own may reach the network during a test. */
export const browserArguments = [
  ...['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

/**
 * The browser of the tests: `CHROME_PATH`, then an installed Chromium or Chrome, Playwright's own, and at last the packed one
 * from npm. `KARAM_BROWSER=packed` goes straight to the last.
 */
export async function findBrowser(): Promise<Browser> {
  const { KARAM_BROWSER, CHROME_PATH } = process.env;
  if (KARAM_BROWSER === 'packed') return unpackBrowser();
  if (CHROME_PATH && !existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH names no file: ${CHROME_PATH}`);
  const executablePath = CHROME_PATH || installedBrowser() || playwrightBrowser();
  return executablePath ? { executablePath, env: ownEnvironment() } : unpackBrowser();
}

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

/** Unpacks Chromium with the system libraries a bare machine lacks. Linux on x64 only: elsewhere there is a browser to install. */
async function unpackBrowser(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No browser found for the tests: install Chrome or Chromium, or set CHROME_PATH to one.');
  }
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
