import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useFirstRows } from '@/lib/browser/use-first-rows';

const rows = Array.from({ length: 30 }, (_, index) => ({ id: `row-${index + 1}` }));

function List({ isWhole }: { isWhole: boolean }) {
  return useFirstRows(rows, isWhole).map(({ id }) => <li key={id}>{id}</li>);
}

describe('a long list', () => {
  const drawn = (isWhole: boolean) => renderToStaticMarkup(<List isWhole={isWhole} />).match(/row-\d+/g);

  it('begins with its first six rows', () => {
    expect(drawn(false)).toEqual(['row-1', 'row-2', 'row-3', 'row-4', 'row-5', 'row-6']);
  });

  it('is complete when a place in it is to be shown', () => {
    expect(drawn(true)).toHaveLength(30);
  });
});
