import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'docs/decisions';
const notes = readdirSync(folder).filter((file) => file.endsWith('.md'));

/** In this order; others may stand between them. */
const needed = ['Context', 'Decision', 'Consequences'];
/** A page. */
const mostWords = 750;

function errorsIn(file: string): string[] {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const headings = [...text.matchAll(/^## (.+)$/gm)]
    .map(([, heading = '']) => heading)
    .filter((heading) => needed.includes(heading));
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return [
    ...(text.startsWith(`# ${Number(file.slice(0, 4))}. `) ? [] : ['its title does not begin with its number and a dot']),
    ...(headings.join() === needed.join() ? [] : [`its headings are not ${needed.join(', ')}, once each in this order`]),
    ...(words <= mostWords ? [] : [`it has ${words} words, a page has ${mostWords}`]),
  ].map((error) => `${file}: ${error}`);
}

it('a decision note has its number, a context, a decision and its consequences, on a page', () => {
  expect(notes.length).toBeGreaterThan(60);
  expect(notes.flatMap(errorsIn)).toEqual([]);
});
