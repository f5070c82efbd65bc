import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aliases } from '@/lib/routes/aliases';
import { listSourceFiles } from '@/scripts/checks/source-files.ts';

const leadHome = Object.keys(aliases).filter((path) => aliases[path] === '/');
/** Follows its address without Next.js. */
const opensByItself = 'components/home/popular-cards.tsx';

/** Next.js hangs on a link that is redirected to the page it stands on: `/services/flights?…` on the home page. */
it('no link of ours leads home by a redirect', () => {
  const address = new RegExp(`['"\`](?:/ar)?(?:${leadHome.join('|')})(?=['"\`?#])`);
  const found = listSourceFiles('.', ['.ts', '.tsx', '.md', '.json'])
    .filter((path) => /^(app|components|content|messages)\//.test(path))
    .filter(
      (path) => address.test(readFileSync(path, 'utf8')) || /\]\(\/(?:services\/)?flights[?)]/.test(readFileSync(path, 'utf8')),
    );
  expect(found).toEqual([opensByItself]);
});
