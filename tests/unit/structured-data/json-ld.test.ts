import { expect, it } from 'vitest';
import { inlineJson } from '@/components/layout/json-ld';
import { pageGraph } from '@/lib/seo/graph';

it('no text can close the script element or break the line', () => {
  const label = '</script><script>alert(1)</script><!-- & \u2028\u2029';
  const graph = pageGraph('en', [{ label }], []);
  const json = inlineJson(graph);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(graph);
});
