import { expect, it } from 'vitest';
import { airlineMark, tailPatterns } from '@/content/airline-marks';
import { airlines } from '@/content/airlines';
import { contrast } from '../theme/tokens';

const codes = Object.keys(airlines);
const grey = airlineMark('??').tail;

it('every airline of our list has a mark of its own', () => {
  const drawn = codes.map((code) => JSON.stringify(airlineMark(code)));
  expect(new Set(drawn).size).toBe(codes.length);
  expect(codes.filter((code) => airlineMark(code).tail === grey)).toEqual([]);
});

it('every tail has enough contrast to its background, and the symbol to the tail', () => {
  for (const code of [...codes, '??']) {
    const { tail, sign, pattern } = airlineMark(code);
    expect([tail, sign].join(' '), code).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
    expect(tailPatterns, code).toContain(pattern);
    expect(contrast(tail, '#f3efe8'), code).toBeGreaterThanOrEqual(3);
    expect(contrast(sign, tail), code).toBeGreaterThanOrEqual(1.5);
  }
});
