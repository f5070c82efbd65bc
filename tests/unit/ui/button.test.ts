import { describe, expect, it } from 'vitest';
import { buttonClass } from '@/components/ui/button';

describe('the classes of a button', () => {
  it('have one padding: its own when it is given', () => {
    const paddings = (className?: string) =>
      buttonClass('quiet', className)
        .split(' ')
        .filter((name) => name.includes('px-'));
    expect(paddings()).toEqual(['px-5']);
    expect(paddings('shrink-0 px-2 text-sm')).toEqual(['px-2']);
    expect(paddings('max-sm:px-0')).toEqual(['px-5', 'max-sm:px-0']);
  });
});
