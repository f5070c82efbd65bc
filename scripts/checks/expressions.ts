/**
 * `node scripts/checks/expressions.ts`: every regular expression of the site must run in linear time, or a long input could block the process.
 * recheck judges them.
 */
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { checkSync } from 'recheck';
import { listSourceFiles } from './source-files.ts';

const meetsInput = /^(?:app|components|lib|supabase)\/|^(?:middleware|instrumentation)\.ts$/;
/** A quantifier without a limit. Third-party expressions are out of reach: they get limited input. */
const isUnbounded = (pattern: string) => /[*+]|,\}/.test(pattern);
/** Built from our own constants and reviewed: unlimited parts begin with a distinct character. */
const putTogether = new Set([
  'lib/analytics/visits/visit-report.ts',
  'lib/i18n/no-break.ts',
  // The expressions of Next.js, from the manifest of the build.
  'lib/site-server/page-store/page-rules.ts',
  'lib/supabase/session-cookie.ts',
]);
/** In milliseconds. An expression that takes longer to check is too complicated to trust. */
const timeoutMs = 60_000;
/** Steps are counted, not seconds: on a busy machine the same expression would be judged otherwise. */
const bySteps = { attackTimeout: null, seedingTimeout: null };

export interface Expression {
  place: string;
  pattern: string;
  flags: string;
}

/** The regular expressions in a file, and the places that build one from text, which cannot be checked. */
export function expressionsIn(path: string, source: string): { literals: Expression[]; made: string[] } {
  const literals: Expression[] = [];
  const made: string[] = [];
  const place = (start: number) => `${path}:${source.slice(0, start).split('\n').length}`;
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex) literals.push({ place: place(node.start), ...node.regex });
    },
    NewExpression({ callee, start }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp' && !putTogether.has(path)) made.push(place(start));
    },
  }).visit(parseSync(path, source).program);
  return { literals, made };
}

/** What is wrong with an expression, in words; null when it runs in linear time. */
export function failureOf({ pattern, flags }: Pick<Expression, 'pattern' | 'flags'>): string | null {
  if (!isUnbounded(pattern)) return null;
  const verdict = checkSync(pattern, flags, { timeout: timeoutMs, ...bySteps });
  if (verdict.status === 'safe') return null;
  if (verdict.status === 'unknown') return 'cannot be judged: give its quantifiers an end';
  return `${verdict.complexity.summary}, for example ${verdict.attack.pattern}`;
}

function run(): void {
  const files = listSourceFiles('.', ['.ts', '.tsx', '.mjs']).filter((path) => meetsInput.test(path));
  const found = files.map((path) => expressionsIn(path, readFileSync(path, 'utf8')));
  const failures = found.flatMap(({ made }) => made).map((place) => `${place} makes an expression from text`);
  const literals = found.flatMap((file) => file.literals);
  for (const expression of literals) {
    const failure = failureOf(expression);
    if (failure) failures.push(`${expression.place} /${expression.pattern}/${expression.flags}\n  ${failure}`);
  }
  console.log([...failures, `${literals.length} expressions, ${failures.length} problems`].join('\n'));
  if (failures.length > 0 || literals.length === 0) process.exitCode = 1;
}

if (import.meta.main) run();
