import { describe, expect, it } from 'vitest';
import { isTypedInto, maximumScale, withMaximumScale } from '@/components/layout/zoom/zoom';

describe('the maximum zoom of a visitor', () => {
  it.each([
    [767, true, 1],
    [768, true, 5],
    [390, false, 5],
    [1280, false, 5],
  ])('at %i px wide, field in focus %s: %i', (width, isFieldFocused, scale) => {
    expect(maximumScale(width, isFieldFocused)).toBe(scale);
  });

  it('changes nothing else about the viewport', () => {
    const content = 'width=device-width, initial-scale=1, maximum-scale=5';
    expect(withMaximumScale(content, 1)).toBe('width=device-width, initial-scale=1, maximum-scale=1');
    expect(withMaximumScale(withMaximumScale(content, 1), 5)).toBe(content);
    expect(withMaximumScale('width=device-width', 5)).toBe('width=device-width, maximum-scale=5');
  });
});

describe('a text field', () => {
  it.each([
    ['INPUT', 'text', true],
    ['INPUT', 'email', true],
    ['INPUT', 'date', true],
    ['SELECT', undefined, true],
    ['TEXTAREA', undefined, true],
    ['INPUT', 'radio', false],
    ['INPUT', 'checkbox', false],
    ['INPUT', 'range', false],
    ['BUTTON', 'submit', false],
    ['A', undefined, false],
  ])('%s %s: %s', (tagName, type, expected) => {
    expect(isTypedInto({ tagName, type })).toBe(expected);
  });
});
