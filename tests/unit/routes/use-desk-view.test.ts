import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { useDeskView } from '@/components/desk/desk';
import type { DeskView } from '@/lib/desk/address';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));

const history = { pushState: vi.fn(), replaceState: vi.fn() };
const [first, second] = ['1', '2'].map((end) => `00000000-0000-4000-8000-00000000000${end}`) as [string, string];

beforeEach(() => {
  for (const change of Object.values(history)) change.mockClear();
});

type Read = ReturnType<typeof useDeskView>;

function Reader({ onRead }: { onRead: (read: Read) => void }) {
  onRead(useDeskView());
  return null;
}

/** Changes the view at `query`; returns how the address changed. */
function showAt(query: string, change: Partial<DeskView>) {
  vi.stubGlobal('window', { location: { pathname: '/ar/desk', search: query }, history });
  const reads: Read[] = [];
  renderToStaticMarkup(createElement(Reader, { onRead: (read) => void reads.push(read) }));
  for (const [view, show] of reads) show({ ...view, ...change });
  return Object.entries(history).flatMap(([name, { mock }]) => mock.calls.map(([, , to]) => `${name} ${to}`));
}

it.each([
  ['an item opened from the list can be closed with Back', '', { item: first }, `pushState /ar/desk?item=${first}`],
  ['the form of a new one, too', `list=visa&item=${first}`, { item: 'new' }, 'pushState /ar/desk?list=visa&item=new'],
  ['the next item takes the place of the open one', `item=${first}`, { item: second }, `replaceState /ar/desk?item=${second}`],
  [
    'a closed item leaves the list as it was',
    `list=visa&page=2&item=${first}`,
    { item: null },
    'replaceState /ar/desk?list=visa&page=2',
  ],
  ['another page of the list is no step back', 'list=visa', { page: 2 }, 'replaceState /ar/desk?list=visa&page=2'],
] as const)('%s', (_, query, change, expected) => {
  expect(showAt(query, change)).toEqual([expected]);
});
