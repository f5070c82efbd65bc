import { describe, expect, it } from 'vitest';
import { areaOf, type Line, pathOf, simplifyLine } from '@/lib/geography/line';

describe('a simplified line', () => {
  it('loses points that hardly change it, and keeps its ends and corners', () => {
    const line: Line = [
      [0, 0],
      [5, 0.2],
      [10, 0],
      [10, 10],
    ];
    expect(simplifyLine(line, 1)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
    expect(simplifyLine(line, 0.1)).toEqual(line);
  });

  it('may be a point or nothing', () => {
    expect(simplifyLine([], 1)).toEqual([]);
    expect(simplifyLine([[3, 4]], 1)).toEqual([[3, 4]]);
  });
});

describe('the path of lines', () => {
  it('is written in whole units and relative steps', () => {
    const line: Line = [
      [1.2, 1.4],
      [10.6, -3.2],
      [10.7, -3.4],
      [4, 8],
    ];
    expect(pathOf([line], { closed: false })).toBe('M1 1l10-4-7 11');
    expect(pathOf([line], { closed: true })).toBe('M1 1l10-4-7 11z');
  });

  it('leaves out parts that are too small to see', () => {
    const speck: Line = [
      [1, 1],
      [1.2, 1],
      [1.2, 1.3],
    ];
    expect(pathOf([speck, []], { closed: true })).toBe('');
  });
});

it('the area of a square is the same in both drawing directions', () => {
  const square: Line = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ];
  expect(areaOf(square)).toBe(16);
  expect(areaOf([...square].reverse())).toBe(16);
});
