import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../e2e/support/browser.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Calls `act` with a page in a new browser with an empty cache, on a processor four times slower at 1.6 Mbps down, 750 kbps up and 150 ms round trip. */
export async function onSlowPhone<Result>(act: (page: Page) => Promise<Result>): Promise<Result> {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, env, args: browserArguments });
  try {
    return await act(await slowPage(browser));
  } finally {
    await browser.close();
  }
}

async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

export const median = (values: number[]) => Math.round(values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
