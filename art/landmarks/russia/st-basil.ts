import { fill, fills, line } from '../../engine/ink.ts';
import { each, numbers, range, repeat } from '../../engine/numbers.ts';
import { along, arch, poly, rect } from '../../engine/paths.ts';
import type { Brush, Landmark } from '../../engine/stage.ts';
import { type CathedralColours, type Cupola, cupola } from './cupola.ts';

/** Brick tower under a cupola: arches, white bands, kokoshniks stepping in to the drum. */
function tower({ ink }: Brush, c: CathedralColours, x: number, half: number, h: number, neck: number): string {
  const brick = ink.side(...c.brick);
  let out =
    fill(brick, rect(x - half, -h, half * 2, h)) +
    fill(
      c.white,
      rect(x - half - 2, -h, half * 2 + 4, 4) +
        rect(x - half - 1, -h * 0.58, half * 2 + 2, 3) +
        [-1, -0.34, 0.34, 1].map((f) => rect(x + f * (half - 2) - 1.4, -h, 2.8, h)).join(''),
      0.85,
    );
  out +=
    fill(
      c.window,
      each(
        [-0.66, 0, 0.66],
        (f) => arch(x + f * half, -h * 0.64, half * 0.26, h * 0.2) + arch(x + f * half, -h * 0.2, half * 0.3, h * 0.26),
      ),
    ) + fill(c.glow, arch(x, -h * 0.64, half * 0.26, h * 0.2));
  for (const k of range(3)) {
    const w = half * (1 - k * 0.2) * 2;
    const y = -h - k * half * 0.3;
    const each = w / (4 - k);
    out +=
      fills(
        brick,
        range(4 - k).map(
          (i) =>
            `M${numbers(x - w / 2 + i * each, y)}q${numbers(0, -each * 0.62, each / 2, -each * 0.86)}q${numbers(each / 2, each * 0.24, each / 2, each * 0.86)}z`,
        ),
      ) +
      line(
        c.white,
        1.8,
        repeat(
          4 - k,
          (i) =>
            `M${numbers(x - w / 2 + i * each, y)}q${numbers(0, -each * 0.62, each / 2, -each * 0.86)}q${numbers(each / 2, each * 0.24, each / 2, each * 0.86)}`,
        ),
      );
  }
  const drum = -h - half * 0.9;
  return (
    out +
    fill(brick, rect(x - neck, drum - neck * 1.5, neck * 2, neck * 1.5 + half * 0.3)) +
    fill(
      c.white,
      rect(x - neck - 1.5, drum - neck * 1.5, neck * 2 + 3, 3.5) + rect(x - neck - 1, drum - neck * 0.3, neck * 2 + 2, 2.4),
    ) +
    fill(
      c.window,
      along(x - neck * 0.6, x + neck * 0.6, 3, (px) => arch(px, drum - neck * 0.36, neck * 0.26, neck * 0.9)),
    )
  );
}

/** St Basil's Cathedral in snow: nine towers, no two cupolas alike, the tent roof over all. */
export function stBasil(c: CathedralColours): Landmark {
  return (b) => {
    const { ink } = b;
    const brick = ink.side(...c.brick);
    const stand = (x: number, half: number, h: number, neck: number, bulb: Omit<Cupola, 'x' | 'base' | 'neck'>) =>
      tower(b, c, x, half, h, neck) + cupola(b, c, { ...bulb, x, base: -h - half * 0.9 - neck * 1.5, neck });
    const green = ['#8fd0a0', '#2f8f6a', '#1a5c50'] as const;
    const blue = ['#8fc0f0', '#2f6fb8', '#1f4585'] as const;
    const red = ['#f08a7a', '#c2343f', '#7a1f34'] as const;
    const yellow = ['#ffe49a', '#e8a83a', '#a86a2a'] as const;
    const teal = ['#9ae0d8', '#2f9a9c', '#1a6070'] as const;
    let out =
      stand(-66, 24, 196, 17, { r: 26, h: 62, skin: 'zigzag', colours: red, second: '#fff0dc' }) +
      stand(78, 24, 190, 17, { r: 26, h: 60, skin: 'scales', colours: yellow, second: '#2f8f6a' });
    // Central tent: octagon, kokoshniks, tall pyramid, small gilt cupola.
    out +=
      fill(brick, poly(-36, 0, -36, -250, 36, -250, 36, 0)) +
      fill(c.white, rect(-38, -252, 76, 4) + rect(-38, -206, 76, 3)) +
      fill(c.window, [-20, 0, 20].map((x) => arch(x, -212, 10, 30)).join('')) +
      fill(c.glow, arch(0, -212, 10, 30));
    out +=
      fills(
        brick,
        range(4).map((i) => `M${-38 + i * 19}-252q0-14 9.5-20 9.5 6 9.5 20z`),
      ) +
      line(
        c.white,
        1.6,
        repeat(4, (i) => `M${-38 + i * 19}-252q0-14 9.5-20 9.5 6 9.5 20`),
      );
    out +=
      fill(brick, poly(-32, -264, -9, -408, 9, -408, 32, -264)) +
      fill(c.white, poly(-12, -264, -3, -408, -1, -408, -8, -264) + poly(12, -264, 3, -408, 1, -408, 8, -264), 0.85) +
      fill(
        '#2f8f6a',
        repeat(
          6,
          (k) =>
            poly(-26 + k * 3.6, -284 - k * 20, -21 + k * 3, -292 - k * 20, -16 + k * 2.6, -284 - k * 20) +
            poly(26 - k * 3.6, -284 - k * 20, 21 - k * 3, -292 - k * 20, 16 - k * 2.6, -284 - k * 20),
        ),
      ) +
      fill(
        c.snow,
        b.lit === 1 ? poly(-32, -264, -9, -408, -5, -408, -24, -264) : poly(32, -264, 9, -408, 5, -408, 24, -264),
        0.75,
      );
    out +=
      fill(brick, rect(-9, -420, 18, 14)) +
      cupola(b, c, { x: 0, base: -418, neck: 8, r: 13, h: 32, skin: 'stripes', colours: c.gold, second: '#ffe9a8' });
    out +=
      stand(-142, 29, 148, 20, { r: 33, h: 80, skin: 'stripes', colours: blue, second: '#f6f4ec' }) +
      stand(150, 29, 142, 20, { r: 32, h: 76, skin: 'spiral', colours: green, second: '#ffd66a' });
    out += stand(-8, 34, 124, 23, { r: 36, h: 84, skin: 'knobs', colours: red, second: '#2f8f6a' });
    out +=
      stand(-84, 26, 96, 17, { r: 27, h: 62, skin: 'spiral', colours: yellow, second: '#c2343f' }) +
      stand(76, 26, 98, 17, { r: 27, h: 64, skin: 'scales', colours: teal, second: '#f6f4ec' });
    out +=
      stand(214, 22, 88, 14, { r: 22, h: 50, skin: 'stripes', colours: teal, second: '#ffe9c0' }) +
      stand(-206, 22, 92, 14, { r: 22, h: 50, skin: 'knobs', colours: green, second: '#ffd66a' });
    // Gallery round the foot with two roofed stairs.
    out +=
      fill(brick, rect(-240, -50, 490, 50)) +
      fill(
        c.white,
        rect(-242, -52, 494, 4) + rect(-240, -30, 490, 2.5) + along(-236, 246, 34, (x) => rect(x - 1.4, -50, 2.8, 50)),
        0.85,
      ) +
      fill(
        c.window,
        along(-228, 238, 33, (x) => arch(x, -2, 8, 24)),
      ) +
      fill(c.glow, [3, 4, 11, 18, 19, 27].map((i) => arch(-228 + i * 14.56, -2, 8, 24)).join(''));
    out +=
      fills(ink.side('#8fd0a0', '#2f8f6a', '#1a5c50'), [
        poly(-250, -50, -234, -82, -186, -82, -170, -50),
        poly(180, -50, 196, -80, 244, -80, 258, -50),
      ]) +
      fill(
        c.snow,
        poly(-250, -52, -234, -84, -186, -84, -178, -68, -196, -74, -212, -66, -230, -72) +
          poly(180, -52, 196, -82, 244, -82, 252, -66, 234, -72, 216, -64, 200, -70),
      );
    return out + fill(c.snow, 'M-270 4Q-220-10-180-3T-90-4 0-2 90-5 190-2 280 4V14H-270z');
  };
}
