import { expect, it } from 'vitest';
import { holdsFiles } from '@/lib/enquiries/form/draft';

const text = { value: 'Amina', files: null };
const button = { type: 'submit' };

it('a form lacks its file until one is chosen, and one that asks for none lacks nothing', () => {
  expect(holdsFiles({ elements: [text, { files: { length: 0 } }, button] })).toBe(false);
  expect(holdsFiles({ elements: [text, { files: { length: 1 } }, button] })).toBe(true);
  expect(holdsFiles({ elements: [text, button] })).toBe(true);
});
