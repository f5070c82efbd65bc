/** `node scripts/checks/imports.ts [root]`: prints the imports that break a rule; exit code 1 if there is one. */
import { resolve } from 'node:path';
import { readImportGraph } from './import-graph.ts';
import { findImportViolations } from './import-rules.ts';

const root = resolve(process.argv[2] ?? '.');
const graph = readImportGraph(root);
const violations = findImportViolations(graph);

for (const { rule, because, edge } of violations) {
  console.log(`${edge.from.path}:${edge.line} imports ${edge.specifier}\n  ${rule}: ${because}`);
}
console.log(`${graph.modules.size} files, ${graph.edges.length} imports, ${violations.length} violations`);
if (violations.length > 0 || graph.modules.size === 0) process.exitCode = 1;
