/** The site's server and page store with `PAGES` generated pages of about 2 kB, without Next.js. Listens on `PORT`. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readBuild } from '../../../lib/site-server/page-store/next-internals.ts';
import { createPageStore } from '../../../lib/site-server/page-store/page-store.ts';
import { createSiteServer } from '../../../lib/site-server/site-server.ts';
import { projectRoot } from '../../../scripts/lib/project.mjs';

const { PAGES, PORT } = process.env;
const build = readBuild(join(projectRoot, '.next'));
if (!build) throw new Error('The manifests of the build have another shape.');

const routes = Object.fromEntries(Array.from({ length: Number(PAGES) }, (_, index) => [`/en/made-up/${index}`, {}]));
/** Text that compresses about as well as a real page's, different on each page. */
const textOf = (address: string, characters: number) => {
  const words = Array.from({ length: 20 }, (_, index) =>
    createHash('md5')
      .update(`${address} ${index % 60}`)
      .digest('hex'),
  );
  return words
    .map((word) => `<p class="mt-3 text-ink-soft">${word}</p>`)
    .join('')
    .slice(0, characters)
    .replace(/<[^>]*$/, '');
};
const pageOf = (address: string) =>
  `<!DOCTYPE html><html><head></head><body><main>${textOf(address, 1_500)}</main><script src="/_next/static/main.js" id="_R_" async=""></script>` +
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(${JSON.stringify(textOf(address, 500))})</script></body></html>`;

const pages = createPageStore({
  build: { ...build, routes },
  // All pages fit, so that the store is measured and not the compression.
  maxBytes: 256_000_000,
  handle: async ({ url = '', headers }, response) => {
    const isKnown = headers['if-none-match'] === '"made once"';
    response.writeHead(isKnown ? 304 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'x-nextjs-prerender': '1',
      ETag: '"made once"',
    });
    response.end(isKnown ? undefined : pageOf(url));
  },
});
createSiteServer({
  handle: async (_request, response) => void response.writeHead(404).end(),
  pages,
  supabaseUrl: 'http://127.0.0.1:9',
  trustedProxies: 0,
}).listen(Number(PORT));
