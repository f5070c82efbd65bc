import { describe, expect, it } from 'vitest';
import { compactPath } from '../engine/compact.ts';
import { fill } from '../engine/ink.ts';
import { short } from '../engine/numbers.ts';
import { fromEnd, place, renderScene, type Scene } from '../engine/stage.ts';

const scene: Scene = {
  slug: 'trial',
  crops: ['card'],
  layers: [
    { draw: ({ w, h }) => fill('#111', `M0 0H${w}V${h}H0z`) },
    place(({ lit, ink }) => `<path d="M0 0h9" fill="${ink.side('#fff', '#888', '#000')}"/><!--light ${lit}-->`, {
      x: 0.7,
      y: 0.5,
      scale: 1,
    }),
  ],
};

describe('a scene drawn for a direction of reading', () => {
  it('is lit from the left for left-to-right reading', () => {
    const svg = renderScene(scene, 'card', 'ltr');
    expect(svg).toContain('translate(560 300)');
    expect(svg).toContain('light -1');
    expect(svg).not.toContain('matrix(-1');
  });

  it('is mirrored for right-to-left reading, but not its landmark', () => {
    const svg = renderScene(scene, 'card', 'rtl');
    expect(svg).toContain(
      '<g transform="matrix(-1 0 0 1 800 0)"><path d="M0 0h800v600H0z" fill="#111"/></g><g transform="translate(240 300)scale(1)">',
    );
    expect(svg).toContain('light 1');
    expect(svg).toContain('x1="1" x2="0"');
  });
});

describe('a place kept at its distance from the end side', () => {
  it('is as far from the edge in every crop, at that crop’s scale', () => {
    const { card, hero, share } = fromEnd(0.75);
    expect((1 - card) * 800).toBeCloseTo(200);
    expect((1 - hero) * 1680).toBeCloseTo(200 * 1.2, 0);
    expect((1 - share) * 1200).toBeCloseTo(200 * 1.05, 0);
  });
});

describe('numbers and outlines', () => {
  it('keeps one decimal and no leading zero', () => {
    expect([0.04, -0.04, 0.25, -0.5, 12, Math.PI].map(short)).toEqual(['0', '0', '.3', '-.5', '12', '3.1']);
  });

  it.each([
    ['M100 100L110 90L120 80z', 'M100 100l10-10 10-10z'],
    ['M10 10H500V20', 'M10 10h490v10'],
    ['M0 0a5 5 0 1 1 10 0L0 0z', 'M0 0a5 5 0 1 1 10 0L0 0z'],
    ['M5 5zM5 7zl1 1', 'M5 5zm0 2zl1 1'],
    ['M1000 1000C1000 1001 1002 1003 1004 1005', 'M1000 1000c0 1 2 3 4 5'],
  ])('shortens %s', (long, brief) => {
    const result = compactPath(long);
    expect(result.length).toBeLessThanOrEqual(long.length);
    expect(compactPath(result)).toBe(result);
    expect(result).toBe(brief);
  });
});
