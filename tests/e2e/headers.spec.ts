import { createHash } from 'node:crypto';
import { isStreamedPage } from '../../lib/routes/streamed-pages.ts';
import { contentPages, homePages, otherPages } from './support/pages.ts';
import { readHtml } from './support/read-html.ts';
import { localeOf } from './support/read-pages.ts';
import { expect, test, testWithoutBrowser } from './support/test.ts';

/** Directives of a policy by name: `script-src` → ["'self'", "'sha256-…'"]. */
function parsePolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

for (const path of [...homePages, ...contentPages, ...otherPages]) {
  testWithoutBrowser(`${path} is served with security headers, in its language and with its heading`, async ({ request }) => {
    const response = await request.get(path);
    const headers = response.headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
    });
    // Middleware stands before each page, and each build has scripts of its own. A page drawn for one visitor is kept by nobody else.
    const caching = isStreamedPage(path) ? 'private, no-cache' : 'public, max-age=0, must-revalidate';
    expect(headers['cache-control']).toBe(caching);
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers).not.toHaveProperty('x-powered-by');

    const policy = parsePolicy(headers['content-security-policy'] ?? '');
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);

    const html = await response.text();
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const inPage = parsePolicy(meta.replaceAll('&#x27;', "'"));
    const allowed = inPage.get('script-src') ?? [];
    expect(inPage.get('default-src')).toEqual(["'self'"]);
    expect(allowed).toContain("'self'");
    expect(allowed.filter((source) => !/^'(self|sha256-[\w+/=]+)'$/.test(source))).toEqual([]);
    const inline = [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)];
    const refused = inline
      .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
      .filter((hash) => !allowed.includes(hash));
    expect(refused, 'scripts the policy stops').toEqual([]);

    const { all } = readHtml(html);
    const locale = localeOf(path);
    expect(all('html')[0]?.attribs).toMatchObject({ lang: locale, dir: locale === 'ar' ? 'rtl' : 'ltr' });
    expect(all('h1')).toHaveLength(1);
  });
}

test.describe('an injected script', () => {
  // It is refused with a message, as it must be.
  test.use({ expectedError: /violates the following Content Security Policy/ });

  test('does not run', async ({ page }) => {
    for (const path of ['/', '/ar/blog', '/booking/passenger-info', '/login']) {
      await page.goto(path);
      const ran = await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.uninvited = true';
        document.body.append(script);
        return 'uninvited' in window;
      });
      expect(ran, path).toBe(false);
    }
  });
});

testWithoutBrowser('an answer of the API has security headers too', async ({ request }) => {
  const headers = (await request.get('/api/flights/search')).headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers).not.toHaveProperty('x-powered-by');
});
