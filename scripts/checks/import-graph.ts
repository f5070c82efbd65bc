/**
 * The import graph. dependency-cruiser cannot build it: it needs the compiler API that TypeScript 7 no longer has, and its other parsers skip or
 * reject TSX (docs/engineering/testing.md).
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';
import { listSourceFiles } from './source-files.ts';

const sourceExtensions = ['.ts', '.tsx', '.mjs', '.js'];
const triedSuffixes = ['', ...sourceExtensions, '.json', '/index.ts', '/index.tsx'];

export interface ImportEdge {
  from: SourceModule;
  specifier: string;
  line: number;
  /** Erased at run time. */
  isTypeOnly: boolean;
  /** `file`: `target` is a path in the project; `package`: its name; `builtin`: a part of Node; `unresolved`: nothing found. */
  kind: 'file' | 'package' | 'builtin' | 'unresolved';
  target: string;
}

export interface SourceModule {
  path: string;
  isClient: boolean;
  isServerOnly: boolean;
  imports: ImportEdge[];
}

export interface ImportGraph {
  modules: ReadonlyMap<string, SourceModule>;
  edges: ImportEdge[];
  dependencies: ReadonlySet<string>;
  devDependencies: ReadonlySet<string>;
}

/** Reads every source file under `root`. Throws on a file that does not parse, because a gap in the graph would hide violations. */
export function readImportGraph(root: string): ImportGraph {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const dependencies = new Set(Object.keys(manifest.dependencies ?? {}));
  const devDependencies = new Set(Object.keys(manifest.devDependencies ?? {}));
  const isInstalled = (name: string) => dependencies.has(name) || devDependencies.has(name);
  const modules = new Map(listSourceFiles(root, sourceExtensions).map((path) => [path, readModule(root, path, isInstalled)]));
  return { modules, edges: [...modules.values()].flatMap((module) => module.imports), dependencies, devDependencies };
}

function readModule(root: string, path: string, isInstalled: (name: string) => boolean): SourceModule {
  const source = readFileSync(join(root, path), 'utf8');
  const parsed = parseSync(path, source);
  if (parsed.errors.length > 0) throw new Error(`${path} does not parse: ${parsed.errors[0]?.message}`);

  const found = listImports(parsed, source);
  const module: SourceModule = {
    path,
    isClient: parsed.program.body.some((node) => node.type === 'ExpressionStatement' && node.directive === 'use client'),
    isServerOnly: found.some(({ specifier }) => specifier === 'server-only'),
    imports: [],
  };
  module.imports = found.map(({ specifier, start, isTypeOnly }) => ({
    from: module,
    specifier,
    line: source.slice(0, start).split('\n').length,
    isTypeOnly,
    ...resolveImport(root, path, specifier, isInstalled),
  }));
  return module;
}

function listImports({ module: { staticImports, staticExports, dynamicImports } }: ParseResult, source: string) {
  const imports = staticImports.map(({ start, moduleRequest, entries }) => ({
    start,
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const exports = staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ start, specifier: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  );
  // An import() of a computed address (a supplier, a function folder) has no target to check.
  const dynamic = dynamicImports.flatMap(({ start, moduleRequest }) => {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[2];
    return literal ? [{ start, specifier: literal, isTypeOnly: false }] : [];
  });
  return [...imports, ...exports, ...dynamic];
}

function resolveImport(
  root: string,
  path: string,
  specifier: string,
  isInstalled: (name: string) => boolean,
): Pick<ImportEdge, 'kind' | 'target'> {
  const isProjectFile = specifier.startsWith('.') || specifier.startsWith('@/');
  if (isProjectFile) {
    const base = specifier.startsWith('@/') ? specifier.slice(2) : posix.join(dirname(path), specifier);
    const target = triedSuffixes.map((suffix) => base + suffix).find((tried) => isFile(join(root, tried)));
    // Next.js writes its generated files only once it has run.
    if (!target && base.startsWith('.next/')) return { kind: 'builtin', target: base };
    return target ? { kind: 'file', target } : { kind: 'unresolved', target: base };
  }
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return { kind: 'builtin', target: specifier };
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  return isInstalled(name) ? { kind: 'package', target: name } : { kind: 'unresolved', target: name };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
