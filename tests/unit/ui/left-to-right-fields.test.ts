import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the style sheet alone says where e-mail, phone, codes and days stand in Arabic', () => {
  expect(readFileSync('app/styles/utilities.css', 'utf8')).toMatch(/\[dir='rtl'\] &\[dir='ltr'\] \{\s*text-align: end;/);
  const sources = globSync('components/**/*.tsx').map((file) => [file, readFileSync(file, 'utf8')] as const);
  expect(sources.filter(([, source]) => /className="control[^"]*text-(?:start|end)/.test(source)).map(([file]) => file)).toEqual(
    [],
  );
});
