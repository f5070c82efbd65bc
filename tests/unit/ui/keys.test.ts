import { describe, expect, it } from 'vitest';
import { comboboxAfterKey } from '@/components/ui/fields/combobox-keys';
import { tabAfterKey } from '@/components/ui/navigation/tab-keys';

describe('the keys of a combobox', () => {
  const open = (active: number) => ({ open: true, active });
  const closed = { open: false, active: 0 };

  it('open the list at its first or last option', () => {
    expect(comboboxAfterKey('ArrowDown', closed, 3)).toEqual(open(0));
    expect(comboboxAfterKey('ArrowUp', closed, 3)).toEqual(open(2));
  });

  it('move through the list and wrap around', () => {
    expect(comboboxAfterKey('ArrowDown', open(0), 3)).toEqual(open(1));
    expect(comboboxAfterKey('ArrowDown', open(2), 3)).toEqual(open(0));
    expect(comboboxAfterKey('ArrowUp', open(0), 3)).toEqual(open(2));
  });

  it('select the active option with Enter, only while the list is open', () => {
    expect(comboboxAfterKey('Enter', open(1), 3)).toEqual({ open: false, active: 1, pick: true });
    expect(comboboxAfterKey('Enter', closed, 3)).toBeNull();
    expect(comboboxAfterKey('Enter', open(0), 0)).toBeNull();
  });

  it('select nothing with Enter before an arrow key, in a list for an empty field', () => {
    expect(comboboxAfterKey('Enter', open(-1), 3)).toBeNull();
    expect(comboboxAfterKey('ArrowDown', open(-1), 3)).toEqual(open(0));
    expect(comboboxAfterKey('ArrowUp', open(-1), 3)).toEqual(open(2));
  });

  it('close with Escape, which then belongs to the dialog around it', () => {
    expect(comboboxAfterKey('Escape', open(1), 3)).toEqual({ open: false, active: 1 });
    expect(comboboxAfterKey('Escape', closed, 3)).toBeNull();
  });

  it('work with an empty list', () => {
    expect(comboboxAfterKey('ArrowDown', closed, 0)).toEqual(open(0));
    expect(comboboxAfterKey('ArrowUp', open(0), 0)).toEqual(open(0));
  });

  it.each(['Home', 'End', 'Tab', 'a', 'ArrowLeft'])('ignore %s', (key) => {
    expect(comboboxAfterKey(key, open(1), 3)).toBeNull();
  });
});

describe('the keys of tabs', () => {
  it('follow the direction of reading', () => {
    expect(tabAfterKey('ArrowRight', 0, 3, 'ltr')).toBe(1);
    expect(tabAfterKey('ArrowLeft', 1, 3, 'ltr')).toBe(0);
    expect(tabAfterKey('ArrowLeft', 0, 3, 'rtl')).toBe(1);
    expect(tabAfterKey('ArrowRight', 1, 3, 'rtl')).toBe(0);
  });

  it('wrap around', () => {
    expect(tabAfterKey('ArrowRight', 2, 3, 'ltr')).toBe(0);
    expect(tabAfterKey('ArrowRight', 0, 3, 'rtl')).toBe(2);
  });

  it('find the first and the last in either direction', () => {
    for (const direction of ['ltr', 'rtl']) {
      expect(tabAfterKey('Home', 2, 3, direction)).toBe(0);
      expect(tabAfterKey('End', 0, 3, direction)).toBe(2);
    }
  });

  it('ignore every other key', () => {
    expect(tabAfterKey('ArrowDown', 0, 3, 'ltr')).toBeNull();
    expect(tabAfterKey('Enter', 0, 3, 'rtl')).toBeNull();
  });
});
