import { fill, fills, line } from '../engine/ink.ts';
import { numbers, range } from '../engine/numbers.ts';
import { along, arch, onion, open, poly, rect } from '../engine/paths.ts';
import type { Brush, Landmark } from '../engine/stage.ts';

interface CathedralColours {
  brick: readonly [string, string, string];
  white: string;
  window: string;
  glow: string;
  gold: readonly [string, string, string];
  snow: string;
}

type Skin = 'stripes' | 'spiral' | 'scales' | 'zigzag' | 'knobs';

interface Cupola {
  x: number;
  base: number;
  /** Half width of the drum and of the bulb, height of the bulb. */
  neck: number;
  r: number;
  h: number;
  skin: Skin;
  colours: readonly [string, string, string];
  second: string;
}

function skin({ x, base, r, h, skin: kind }: Cupola): string {
  const at = (f: number, t: number) => {
    const swell = Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.86 + 0.34) ** 0.8;
    return x + f * r * 1.02 * Math.max(0.04, swell);
  };
  if (kind === 'stripes')
    return range(6)
      .map((i) => {
        const f = (i - 2.75) / 2.8;
        const g = f + 0.17;
        return `M${numbers(at(f, 0), base)}C${numbers(x + f * r * 1.25, base - h * 0.3, x + f * r * 1.1, base - h * 0.6, x, base - h)}C${numbers(x + g * r * 1.1, base - h * 0.6, x + g * r * 1.25, base - h * 0.3, at(g, 0), base)}z`;
      })
      .join('');
  if (kind === 'spiral')
    return range(8)
      .map((i) => {
        const y = base - h * (-0.28 + i * 0.14);
        return `M${numbers(x - r * 1.2, y)}C${numbers(x - r * 0.4, y - h * 0.06, x + r * 0.4, y - h * 0.2, x + r * 1.2, y - h * 0.3)}v${numbers(h * 0.065)}C${numbers(x + r * 0.4, y - h * 0.135, x - r * 0.4, y + h * 0.005, x - r * 1.2, y + h * 0.065)}z`;
      })
      .join('');
  if (kind === 'zigzag')
    return range(6)
      .map((k) => {
        const y = base - h * (0.04 + k * 0.13);
        const n = 6;
        const w = (r * 2.4) / n;
        return `M${numbers(x - r * 1.2, y)}${range(n)
          .map(() => `l${numbers(w / 2, -h * 0.06)}l${numbers(w / 2, h * 0.06)}`)
          .join('')}v${numbers(-h * 0.055)}${range(n)
          .map(() => `l${numbers(-w / 2, -h * 0.06)}l${numbers(-w / 2, h * 0.06)}`)
          .join('')}z`;
      })
      .join('');
  const size = kind === 'knobs' ? r * 0.15 : r * 0.2;
  return range(7)
    .map((row) =>
      range(7)
        .map((i) => {
          const [cx, cy] = [x + (i - 3 + (row % 2) * 0.5) * size * 1.9, base - h * 0.06 - row * h * 0.115];
          return kind === 'knobs'
            ? `M${numbers(cx - size * 0.7, cy)}l${numbers(size * 0.7, -size)}l${numbers(size * 0.7, size)}l${numbers(-size * 0.7, size * 0.6)}z`
            : `M${numbers(cx - size, cy - size * 0.5)}q0 ${numbers(size * 1.3)} ${numbers(size, size * 1.3)}q${numbers(size)} 0 ${numbers(size, -size * 1.3)}q${numbers(-size * 0.2, size * 0.8, -size, size * 0.8)}q${numbers(-size * 0.8, 0, -size, -size * 0.8)}z`;
        })
        .join(''),
    )
    .join('');
}

function cupola({ ink, lit }: Brush, c: CathedralColours, o: Cupola): string {
  const shape = onion(o.x, o.base, o.neck, o.r, o.h);
  const dark =
    lit === -1
      ? poly(o.x + o.r * 0.3, o.base, o.x + o.r * 1.4, o.base, o.x + o.r * 1.4, o.base - o.h, o.x, o.base - o.h)
      : poly(o.x - o.r * 0.3, o.base, o.x - o.r * 1.4, o.base, o.x - o.r * 1.4, o.base - o.h, o.x, o.base - o.h);
  const top = o.base - o.h;
  return (
    fill(ink.ball(...o.colours), shape) +
    `<g clip-path="${ink.clip(shape)}">${fill(o.second, skin(o), 0.92)}${fill(o.colours[2], dark, 0.3)}</g>` +
    fill(
      c.snow,
      `M${numbers(o.x - o.r * 0.42, o.base - o.h * 0.72)}C${numbers(o.x - o.r * 0.2, o.base - o.h * 0.8, o.x - o.r * 0.06, o.base - o.h * 0.92, o.x, top)}C${numbers(o.x + o.r * 0.04, top + o.h * 0.14, o.x + o.r * 0.1, o.base - o.h * 0.78, o.x + o.r * 0.18, o.base - o.h * 0.72)}q${numbers(-o.r * 0.16, o.h * 0.06, -o.r * 0.28, 0)}q${numbers(-o.r * 0.12, o.h * 0.06, -o.r * 0.32, 0)}z`,
      0.85,
    ) +
    line(c.gold[0], 2, open(o.x, top + 2, o.x, top - 24) + open(o.x - 6, top - 16, o.x + 6, top - 16)) +
    fills(ink.ball(...c.gold), [`M${numbers(o.x - 3.4, top - 2)}a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0z`])
  );
}

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
      [-0.66, 0, 0.66]
        .map((f) => arch(x + f * half, -h * 0.64, half * 0.26, h * 0.2) + arch(x + f * half, -h * 0.2, half * 0.3, h * 0.26))
        .join(''),
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
        range(4 - k)
          .map(
            (i) =>
              `M${numbers(x - w / 2 + i * each, y)}q${numbers(0, -each * 0.62, each / 2, -each * 0.86)}q${numbers(each / 2, each * 0.24, each / 2, each * 0.86)}`,
          )
          .join(''),
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
        range(4)
          .map((i) => `M${-38 + i * 19}-252q0-14 9.5-20 9.5 6 9.5 20`)
          .join(''),
      );
    out +=
      fill(brick, poly(-32, -264, -9, -408, 9, -408, 32, -264)) +
      fill(c.white, poly(-12, -264, -3, -408, -1, -408, -8, -264) + poly(12, -264, 3, -408, 1, -408, 8, -264), 0.85) +
      fill(
        '#2f8f6a',
        range(6)
          .map(
            (k) =>
              poly(-26 + k * 3.6, -284 - k * 20, -21 + k * 3, -292 - k * 20, -16 + k * 2.6, -284 - k * 20) +
              poly(26 - k * 3.6, -284 - k * 20, 21 - k * 3, -292 - k * 20, 16 - k * 2.6, -284 - k * 20),
          )
          .join(''),
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

/** The Spasskaya Tower and a length of the Kremlin wall. */
export function spasskayaTower(c: {
  brick: readonly [string, string, string];
  white: string;
  roof: readonly [string, string, string];
  gold: string;
  window: string;
  snow: string;
}): Landmark {
  return ({ ink }) => {
    const brick = ink.side(...c.brick);
    let out =
      fill(brick, rect(-250, -70, 500, 70)) +
      fills(
        brick,
        range(24).map((i) => {
          const x = -246 + i * 21;
          return `M${x}-68v-18l5 4 4-4v18zM${x + 9}-68v-18l-4 4`;
        }),
      ) +
      fill(c.snow, rect(-250, -72, 500, 5));
    out +=
      fill(brick, rect(-40, -210, 80, 210)) +
      fill(
        c.white,
        rect(-43, -212, 86, 5) + rect(-42, -150, 84, 3.5) + [-38, -14, 14, 38].map((x) => rect(x - 1.5, -210, 3, 210)).join(''),
        0.85,
      ) +
      fill(c.window, arch(0, 0, 30, 62) + [-26, 0, 26].map((x) => arch(x, -164, 9, 30)).join(''));
    out +=
      fills(
        brick,
        [-38, 38].map((x) => poly(x - 5, -212, x, -240, x + 5, -212)),
      ) +
      fill(brick, rect(-28, -262, 56, 52)) +
      fill('#20283f', `M-19-236a19 19 0 1 0 38 0 19 19 0 1 0-38 0z`) +
      line(c.gold, 2.2, 'M-19-236a19 19 0 1 0 38 0 19 19 0 1 0-38 0zM0-236V-250M0-236L9-230') +
      fill(c.white, rect(-30, -264, 60, 4));
    out +=
      fill(brick, rect(-22, -290, 44, 28)) +
      fill(c.window, [-12, 0, 12].map((x) => arch(x, -264, 8, 20)).join('')) +
      fill(ink.side(...c.roof), poly(-25, -290, -4, -372, 4, -372, 25, -290)) +
      fill(c.snow, poly(-25, -290, -20, -308, -10, -298, 0, -306, 8, -296, 20, -308, 25, -290)) +
      line(c.gold, 2, open(0, -372, 0, -384)) +
      fill('#e2343f', 'M0-404l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z');
    return out;
  };
}
