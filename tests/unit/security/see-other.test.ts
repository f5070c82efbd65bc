import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seeOther } from '@/lib/network/redirect-base';
import { listSourceFiles } from '@/scripts/checks/source-files';

it('every redirect after a form keeps keys in addresses from the page after it', () => {
  expect(seeOther('/booking/payment?key=a').headers.get('referrer-policy')).toBe('no-referrer');
  const own = listSourceFiles('.', ['.ts', '.tsx'])
    .filter((path) => /^(?:app|lib)\//.test(path))
    .filter((path) => /status: 303|Response\.redirect\((?!new URL)/.test(readFileSync(path, 'utf8')));
  expect(own).toEqual(['lib/network/redirect-base.ts']);
});
