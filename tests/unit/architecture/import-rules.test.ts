import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ImportGraph, readImportGraph } from '@/scripts/checks/import-graph.ts';
import { findImportViolations, importRules } from '@/scripts/checks/import-rules.ts';
import { plantProject } from './planted-project';

const anything = 'export const anything = 1;';
const uses = (specifier: string) => `import { anything } from '${specifier}';\nexport const used = anything;`;

/** For each rule a project that breaks it once: [rule, importing file, its source, the files it imports]. */
const planted: [rule: string, path: string, source: string, targets?: Record<string, string>][] = [
  ['resolvable', 'lib/flights/offers.ts', uses('./no-such-file')],
  ['no-development-package-in-the-product', 'lib/flights/offers.ts', uses('vitest')],
  ['nothing-imports-app', 'lib/flights/offers.ts', uses('@/app/page'), { 'app/page.tsx': anything }],
  ['product-apart-from-tooling', 'app/page.tsx', uses('../scripts/seed.ts'), { 'scripts/seed.ts': anything }],
  ['component-features-apart', 'components/flights/form.tsx', uses('../hotels/card'), { 'components/hotels/card.tsx': anything }],
  ['ui-knows-no-domain', 'components/ui/field.tsx', uses('@/lib/flights/offers'), { 'lib/flights/offers.ts': anything }],
  ['layout-knows-no-feature', 'components/layout/header.tsx', uses('../auth/menu'), { 'components/auth/menu.tsx': anything }],
  [
    'components-stay-off-the-server',
    'components/flights/list.tsx',
    uses('@/lib/flights/search/queries'),
    { 'lib/flights/search/queries.ts': anything },
  ],
  ['lib-imports-no-component', 'lib/flights/offers.ts', uses('@/components/ui/field'), { 'components/ui/field.tsx': anything }],
  ['lib-features-apart', 'lib/flights/offers.ts', uses('@/lib/hotels/rates'), { 'lib/hotels/rates.ts': anything }],
  [
    'products-only-by-registry',
    'components/dashboard/facts.tsx',
    uses('@/lib/bookings/products/flight/schema'),
    { 'lib/bookings/products/flight/schema.ts': anything },
  ],
  ['lib-base-on-its-own', 'lib/money.ts', uses('./flights/offers'), { 'lib/flights/offers.ts': anything }],
  ['content-is-data', 'content/offers.ts', uses('../lib/money.ts'), { 'lib/money.ts': anything }],
  [
    'functions-self-contained',
    'supabase/functions/flight-search/index.ts',
    uses('../../../lib/money.ts'),
    { 'lib/money.ts': anything },
  ],
  [
    'functions-name-the-ending',
    'supabase/functions/flight-search/index.ts',
    uses('../_shared/suppliers'),
    { 'supabase/functions/_shared/suppliers.ts': anything },
  ],
  [
    'functions-only-by-contract',
    'lib/flights/offers.ts',
    uses('@/supabase/functions/_shared/suppliers.ts'),
    { 'supabase/functions/_shared/suppliers.ts': anything },
  ],
  [
    'client-imports-no-server-file',
    'app/search-box.tsx',
    `'use client';\n${uses('@/lib/flights/server-search')}`,
    { 'lib/flights/server-search.ts': `import 'server-only';\n${anything}` },
  ],
  [
    'rooms-one-way',
    'lib/routes/aliases.ts',
    uses('@/lib/i18n/locales'),
    {
      'lib/i18n/locales.ts': anything,
      'lib/i18n/redirect.ts': uses('@/lib/routes/protected'),
      'lib/routes/protected.ts': anything,
    },
  ],
  ['no-cycles', 'lib/flights/itself.ts', uses('./itself')],
];

describe('import rules', () => {
  it.each(planted)('%s reports a violation', (rule, path, source, targets = {}) => {
    const violations = findImportViolations(readImportGraph(plantProject({ [path]: source, ...targets })));
    const found = violations.map((violation) => [violation.rule, violation.edge.from.path]);
    expect(found).toContainEqual([rule, path]);
    expect(new Set(violations.map((violation) => violation.rule))).toEqual(new Set([rule]));
  });

  it('all have a planted violation above', () => {
    expect(planted.map(([rule]) => rule)).toEqual(importRules.map(({ name }) => name));
  });

  it('make the command fail, with file, line and rule', () => {
    const root = plantProject({ 'components/ui/field.tsx': `\n${uses('@/app/page')}`, 'app/page.tsx': anything });
    const run = spawnSync(process.execPath, ['scripts/checks/imports.ts', root], { encoding: 'utf8' });
    expect(run.stdout).toContain('components/ui/field.tsx:2 imports @/app/page\n  nothing-imports-app');
    expect(run.status).toBe(1);
  });

  it('find a loop of two files when one side needs only types', () => {
    const files = {
      'lib/a.ts': "import type { B } from './b';\nexport type A = B;",
      'lib/b.ts': "import './a';\nexport type B = 1;",
    };
    expect(findImportViolations(readImportGraph(plantProject(files))).map(({ rule }) => rule)).toEqual(
      Array(2).fill('no-cycles'),
    );
  });

  it('find a loop over three files', () => {
    const files = { 'lib/a.ts': "import './b';", 'lib/b.ts': "import './c';", 'lib/c.ts': "export * from './a';" };
    expect(findImportViolations(readImportGraph(plantProject(files))).map(({ rule }) => rule)).toEqual(
      Array(3).fill('no-cycles'),
    );
  });
});

/** Read once, because it reads every file of the project. */
let project: ImportGraph | undefined;
function readProject(): ImportGraph {
  project ??= readImportGraph('.');
  return project;
}

describe('the first load of the home page', () => {
  /** The modules that are loaded with a module: neither an import() nor types count. */
  function reachedFrom(starts: string[]): Set<string> {
    const { modules } = readProject();
    const reached = new Set(starts);
    for (const path of reached) {
      const lines = readFileSync(path, 'utf8').split('\n');
      for (const { target, kind, isTypeOnly, line } of modules.get(path)?.imports ?? []) {
        const isLazy = lines[line - 1]?.includes('import(');
        if (kind === 'file' && !isTypeOnly && !isLazy) reached.add(target);
      }
    }
    return reached;
  }

  it('contains neither messages nor code for messages', () => {
    const ofPage = reachedFrom(['app/[locale]/page.tsx', 'app/[locale]/layout.tsx']);
    const inBrowser = reachedFrom([...ofPage].filter((path) => readProject().modules.get(path)?.isClient));
    expect(inBrowser).toContain('components/visa/trip/trip-visas-provider.tsx');
    expect([...inBrowser].filter((path) => ['lib/i18n/messages.ts', 'lib/i18n/no-break.ts'].includes(path))).toEqual([]);
  });
});

describe('import graph', () => {
  it('finds every kind of import in TSX', () => {
    const source = `'use client';
import type { Offer } from '@/lib/offer';
import { type Fare, fare } from '../lib/fare';
export { Badge } from './badge';
export default function Page<T extends Offer>({ offer }: { offer: T }) {
  return <button onClick={() => void import('./dialog')} type="button">{fare<Fare>(offer)}</button>;
}`;
    const empty = { 'lib/offer.ts': '', 'lib/fare.ts': '', 'app/badge.tsx': '', 'app/dialog.tsx': '' };
    const graph = readImportGraph(plantProject({ 'app/page.tsx': source, ...empty }));

    expect(graph.modules.size).toBe(5);
    expect(graph.modules.get('app/page.tsx')?.isClient).toBe(true);
    expect(graph.edges.map(({ target, line, isTypeOnly }) => [target, line, isTypeOnly])).toEqual([
      ['lib/offer.ts', 2, true],
      ['lib/fare.ts', 3, false],
      ['app/badge.tsx', 4, false],
      ['app/dialog.tsx', 6, false],
    ]);
  });

  it('refuses a file it cannot read', () => {
    expect(() => readImportGraph(plantProject({ 'app/page.tsx': 'import {' }))).toThrow('app/page.tsx does not parse');
  });

  it('covers this project', () => {
    const { modules } = readProject();
    const middleware = modules.get('middleware.ts');
    expect(middleware?.imports.map(({ target }) => target)).toContain('lib/routes/locale-redirect.ts');
    expect(modules.size).toBeGreaterThan(30);
  });
});
