import { contentPages, homePages, otherPages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Directives of a policy by name: `script-src` → ["'self'", "'sha256-…'"]. */
function parsePolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

// The not-found page is a 404, and the script that tries to get in is refused with a message, as it must be.
test.use({ expectedProblem: /status of 404|violates the following Content Security Policy/ });

for (const path of [...homePages, ...contentPages, ...otherPages]) {
  test(`${path} is served with the headers that protect it`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
    });
    // Middleware stands before each page, and each build has scripts of its own.
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers).not.toHaveProperty('x-powered-by');

    const policy = parsePolicy(headers['content-security-policy'] ?? '');
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
  });

  test(`${path} allows the scripts it was built with and no other`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const policy = parsePolicy(meta.replaceAll('&#x27;', "'"));
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('script-src')).toContain("'self'");
    expect(policy.get('script-src')?.filter((source) => !/^'(self|sha256-[\w+/=]+)'$/.test(source))).toEqual([]);

    await page.addInitScript(() => {
      const blocked: string[] = [];
      Object.assign(window, { blocked });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        blocked.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { blocked: string[] }).blocked)).toEqual([]);

    const ranUninvited = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.uninvited = true';
      document.body.append(script);
      return 'uninvited' in window;
    });
    expect(ranUninvited).toBe(false);
  });

  test(`${path} says its language and its heading before any script runs`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${baseURL}${path}`);
    const isArabic = /^\/ar(\/|$)/.test(path);
    await expect(page.locator('html')).toHaveAttribute('lang', isArabic ? 'ar' : 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', isArabic ? 'rtl' : 'ltr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.close();
  });
}

test('an answer of the API is not to be framed or guessed either', async ({ request }) => {
  const headers = (await request.get('/api/flights/search')).headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers).not.toHaveProperty('x-powered-by');
});
