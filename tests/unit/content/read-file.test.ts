import { expect, it, vi } from 'vitest';
import { readFile } from '@/lib/content/read-file';

const slug = 'istanbul-in-four-days';

it('the file of an article is fetched once, and again when it did not come', async () => {
  const fetchFile = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(new Response('', { status: 429 }))
    .mockImplementation(async () => Response.json({ slug }));
  vi.stubGlobal('fetch', fetchFile);
  await expect(readFile('article', slug)).rejects.toThrow();
  const [first, second] = [await readFile('article', slug), await readFile('article', slug)];
  expect([first, second]).toEqual([{ slug }, { slug }]);
  // Who changes what was read changes nobody else's.
  expect(first).not.toBe(second);
  expect(fetchFile).toHaveBeenCalledTimes(2);
});
