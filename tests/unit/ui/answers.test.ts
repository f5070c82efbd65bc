import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../components');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
const forms = files
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  .filter(({ text }) => text.includes('<form'));

describe('what a form answers', () => {
  it('is looked for in every form of the site', () => {
    expect(forms.length).toBeGreaterThan(20);
  });

  it.each(forms.map(({ name, text }) => [name, text] as const))('takes the focus and the view: %s', (_, text) => {
    // AnswerNotice does; a Notice that is only announced may stand above the screen.
    expect(text).not.toMatch(/<Notice[^>]*\sannounce=/);
  });
});
