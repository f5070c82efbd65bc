import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../components');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
const forms = files
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  .filter(({ text }) => text.includes('<form'));

describe('the outcome of a form', () => {
  it('is checked in every form of the site', () => {
    expect(forms.length).toBeGreaterThan(20);
  });

  it.each(forms.map(({ name, text }) => [name, text] as const))('takes the focus and the view: %s', (_, text) => {
    // AnswerNotice does this; a Notice that is only announced may be outside of the screen.
    expect(text).not.toMatch(/<Notice[^>]*\sannounce=/);
  });
});

it('no field uses the browser’s date input, which formats days in its own language', () => {
  const sources = globSync('{app,components}/**/*.tsx');
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => /type[=:]\s*["']date["']/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('only the style sheet aligns e-mail, phone, codes and days in Arabic', () => {
  expect(readFileSync('app/styles/utilities.css', 'utf8')).toMatch(/\[dir='rtl'\] &\[dir='ltr'\] \{\s*text-align: end;/);
  const sources = globSync('components/**/*.tsx').map((file) => [file, readFileSync(file, 'utf8')] as const);
  expect(sources.filter(([, source]) => /className="control[^"]*text-(?:start|end)/.test(source)).map(([file]) => file)).toEqual(
    [],
  );
});
