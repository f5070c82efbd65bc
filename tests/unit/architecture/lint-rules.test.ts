import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plantProject } from './planted-project';

/** Sources that each break one rule of biome.json, and that rule. */
const planted: [rule: string, path: string, source: string][] = [
  ['style/noProcessEnv', 'lib/flights/offers.ts', 'export const key = process.env.SUPABASE_SECRET_KEY;'],
  [
    'security/noDangerouslySetInnerHtml',
    'components/ui/note.tsx',
    'export const note = <p dangerouslySetInnerHTML={{ __html: "x" }} />;',
  ],
  [
    'style/noRestrictedImports',
    'components/ui/next-link.tsx',
    "import Link from 'next/link';\nexport const link = <Link href='/' />;",
  ],
  ['style/noRestrictedImports', 'app/go.ts', "import { redirect } from 'next/navigation';\nexport const go = redirect;"],
  ['style/noDefaultExport', 'lib/flights/fares.ts', 'export default 1;'],
  ['style/useFilenamingConvention', 'lib/flights/FareRules.ts', 'export const rules = 1;'],
  ['style/noJsxLiterals', 'components/flights/title.tsx', 'export const title = <h2>Flights</h2>;'],
  ['suspicious/noExplicitAny', 'lib/flights/loose.ts', 'export const loose = (value: any) => value;'],
  ['suspicious/noConsole', 'lib/flights/talk.ts', "export const talk = () => console.log('x');"],
  ['nursery/noFloatingPromises', 'lib/flights/float.ts', 'async function send() {}\nexport function go() {\n  send();\n}'],
  ['a11y/useAltText', 'components/ui/poster.tsx', 'export const poster = <input type="image" src="/a.svg" />;'],
];

/** The same code in files where it is allowed. */
const allowed: Record<string, string> = {
  'lib/env.ts': 'export const key = process.env.SUPABASE_SECRET_KEY;',
  'components/layout/json-ld.tsx': 'export const note = <p dangerouslySetInnerHTML={{ __html: "x" }} />;',
  'lib/i18n/navigation.ts': "import { redirect } from 'next/navigation';\nexport const go = redirect;",
  'app/search.ts': "import { notFound, useSearchParams } from 'next/navigation';\nexport const go = [notFound, useSearchParams];",
  'app/[locale]/page.tsx': 'export default function Page() {}',
};

it('reports every planted violation and nothing else', () => {
  const root = plantProject({ ...allowed, ...Object.fromEntries(planted.map(([, path, source]) => [path, source])) });
  copyFileSync('biome.json', join(root, 'biome.json'));
  const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome');
  const run = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'], {
    cwd: root,
    encoding: 'utf8',
  });
  const report: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(run.stdout);
  const found = report.diagnostics.map(({ category, location }) => `${location.path.replace(`${root}/`, '')} ${category}`);

  expect(found.sort()).toEqual(planted.map(([rule, path]) => `${path} lint/${rule}`).sort());
  expect(run.status).toBe(1);
});
