import { contentPages, homePages, otherPages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Directives of a policy by name: `script-src` → ["'self'", "'sha256-…'"]. */
function parsePolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

// The not-found page is a 404, and the last step of the script test is refused with a message, as it must be.
test.use({ expectedProblems: [/status of 404/, /violates the following Content Security Policy/] });

for (const path of [...homePages, ...contentPages, ...otherPages]) {
  test(`${path} is served with the headers that protect it`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers).not.toHaveProperty('x-powered-by');

    const policy = parsePolicy(headers['content-security-policy'] ?? '');
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
  });

  test(`${path} runs no script but its own`, async ({ page }) => {
    await page.addInitScript(() => {
      const blocked: string[] = [];
      Object.assign(window, { blocked });
      document.addEventListener('securitypolicyviolation', (event) =>
        blocked.push(`${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    await page.goto(path, { waitUntil: 'networkidle' });

    const policy = parsePolicy((await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? '');
    const sources = policy.get('script-src') ?? [];
    expect(sources).toContain("'self'");
    expect(sources.filter((source) => source !== "'self'" && !/^'sha256-[\w+/=]+'$/.test(source))).toEqual([]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(await page.evaluate(() => (window as unknown as { blocked: string[] }).blocked)).toEqual([]);

    const ran = page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      return 'injected' in window;
    });
    expect(await ran).toBe(false);
  });
}

test('an answer of the API is not to be framed or guessed either', async ({ request }) => {
  const headers = (await request.get('/api/flights/search')).headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers).not.toHaveProperty('x-powered-by');
});
