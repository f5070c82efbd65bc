import type { readFileSync } from 'node:fs';
import type { ImportGraph, SourceModule } from '@/scripts/checks/import-graph';

/** These ask with the client of their module: open-rest.test.ts has their questions by hand. */
const askThemselves = new Set(['lib/account/auth-actions.ts']);
const question = /\.(?:from\(\s*(?:'[a-z_]+'|table)\s*\)|rpc\(\s*')/g;

/** How many questions to Supabase each file of lib and components asks that is shipped to browsers, sorted by file. */
export function freePlaces({ modules }: ImportGraph, read: typeof readFileSync): Record<string, number> {
  const shipped = new Set<SourceModule>();
  const visit = (module: SourceModule) => {
    if (shipped.has(module)) return;
    shipped.add(module);
    for (const { kind, target, isTypeOnly } of module.imports) {
      const next = kind === 'file' && !isTypeOnly ? modules.get(target) : undefined;
      if (next) visit(next);
    }
  };
  for (const module of modules.values()) if (module.isClient) visit(module);
  const counts = [...shipped].flatMap(({ path }): [string, number][] => {
    const count =
      /^(?:lib|components)\//.test(path) && !askThemselves.has(path) ? (read(path, 'utf8').match(question)?.length ?? 0) : 0;
    return count > 0 ? [[path, count]] : [];
  });
  return Object.fromEntries(counts.sort());
}
