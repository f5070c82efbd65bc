import { brush, fill, fills } from '../../engine/ink.ts';
import { mix, numbers, randomFrom, range } from '../../engine/numbers.ts';
import { circle, ellipse, grid, type Point, points, poly, rect, rows } from '../../engine/paths.ts';
import { endAt, endSpots, flushEnd, fromEnd, type Scene } from '../../engine/stage.ts';
import { blueTrain, leaner, nearParapet, nineArchBridge } from '../../landmarks/asia/nine-arch-bridge.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { haze, sky } from '../../nature/sky.ts';
import { hills, land } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';

const bridge = {
  stone: ['#f0dfc4', '#cdb496', '#9c8478'],
  soffit: ['#5f5458', '#7a6a64', '#9a8474'],
  joint: '#6f5a50',
  ballast: '#a8948c',
  rail: '#5a4a50',
  coach: ['#3f8fd8', '#2468b4', '#173f80'],
  roof: '#dfe8ee',
  stripe: '#ffd766',
  pane: '#12284c',
} as const;

/** A tea slope: rows of clipped bushes along its contours, from the far ones to those in front. */
const tea = flushEnd(({ ink, crop }) => {
  const random = randomFrom(41);
  const start = crop === 'card' ? -30 : crop === 'hero' ? -640 : -380;
  const rowsOfBushes = range(7).map((k) => {
    const t = k / 6;
    const size = mix(13, 46, t ** 1.2);
    // The slope falls from the start side into the valley, and rises again under the near end of the bridge.
    const y = (x: number) =>
      mix(470, 604, t ** 1.1) + mix(0.11, 0.03, t) * (x - 200) * (x < 200 ? 0.55 : 1) - ((x - 200) / 300) ** 2 * mix(9, 2, t);
    let top = `M${start} 640V${numbers(y(start))}`;
    let light = '';
    for (let x = start; x < 840; ) {
      const w = size * (1.1 + random() * 0.5);
      const h = size * (0.44 + random() * 0.14);
      const [a, b] = [y(x), y(x + w)];
      top += `q${numbers(w / 2, (b - a) / 2 - h * 1.8, w, b - a)}`;
      light += `M${numbers(x + w * 0.08, a - h * 0.2)}q${numbers(w * 0.3, -h * 1.3, w * 0.76, b - a - h * 0.3)}q${numbers(-w * 0.36, -h * 0.4, -w * 0.76, a - b + h * 0.3)}z`;
      x += w;
    }
    const [bright, body, deep] = [
      ['#e4f0a0', '#a4cc6c', '#6fa860'],
      ['#d8ec8c', '#84bc5c', '#4f9456'],
      ['#cce47c', '#68ac54', '#347c4c'],
      ['#bcdc6c', '#4f9c50', '#246a48'],
    ][Math.floor(k / 2)] ?? ['#fff', '#fff', '#fff'];
    return fill(ink.fade(body ?? '', [0.3, deep ?? '']), `${top}V640z`) + fill(bright ?? '', light, 0.8);
  });
  return rowsOfBushes.join('');
});

/** A picker among the bushes: her sack hangs from her head down her back; no face. About 80 high, waist at the origin. */
const picker = (sari: string, shade: string, scarf: string) => () =>
  fill(sari, 'M-13 6C-15-14-12-34-4-40H8C16-34 18-14 17 6z') +
  fill(shade, 'M6-40C16-34 18-14 17 6H8C11-12 11-30 4-40z', 0.7) +
  brush('#7a4a34', 5, 'M-8-30C-18-24-24-16-30-8') +
  brush(sari, 7, 'M-6-33L-15-26') +
  fill('#7a4a34', circle(-5, -48, 8)) +
  fill(scarf, 'M-12-54C-10-62 4-62 7-52 8-44 7-38 5-34-1-38 0-50-12-54z') +
  fill('#f4e8d0', 'M2-36C14-40 28-30 28-12 28 2 20 8 10 8 0 6-4-8-2-22z') +
  fill('#cdb894', 'M16-34C26-28 29-18 28-8 26 4 18 9 10 8 20 0 22-20 16-34z') +
  brush('#8a6a4c', 1.6, 'M-9-55C0-54 8-44 10-35') +
  fill('#8fc45c', 'M-36-8c2-5 6-5 7-1 4-2 6 2 3 5-4 3-10 1-10-4z');

const line = flushEnd(
  ({ ink }) =>
    nineArchBridge(ink, bridge) +
    blueTrain(ink, bridge, 1.2, 5) +
    leaner(3.12, '#d3424f') +
    leaner(4.94, '#fff') +
    leaner(6.76, '#f0b23f') +
    nearParapet(ink, bridge),
);

/** Tree tops along a line: a wood seen from above. */
function canopy(random: () => number, along: readonly Point[], size: number, rim: string, foot: number) {
  const at = (x: number) => {
    const i = Math.max(
      1,
      along.findIndex(([px]) => px >= x),
    );
    const [[ax, ay], [bx, by]] = [along[i - 1] ?? [0, 0], along[i] ?? [1, 0]];
    return mix(ay, by, Math.min(1, (x - ax) / (bx - ax)));
  };
  const [from, to] = [along[0]?.[0] ?? 0, along.at(-1)?.[0] ?? 0];
  let [top, light] = [`M${numbers(from, foot)}`, ''];
  for (let x = from; x < to; ) {
    const w = Math.min(to - x + 1, size * (0.8 + random() * 0.7));
    const [y, h] = [at(x) - random() * size * 0.3, size * (0.5 + random() * 0.4)];
    top += `L${numbers(x, y)}c${numbers(-w * 0.1, -h * 1.3, w * 1.1, -h * 1.3, w, 0)}`;
    light += `M${numbers(x + w * 0.05, y - h * 0.2)}q${numbers(w * 0.2, -h * 1.3, w * 0.75, -h * 0.5)}q${numbers(-w * 0.4, -h * 0.1, -w * 0.75, h * 0.5)}z`;
    x += w;
  }
  return [`${top}V${foot}z`, fill(rim, light, 0.75)] as const;
}

/** The hillside at the far end of the railway line. */
const farHill = flushEnd(({ ink, crop }) => {
  const random = randomFrom(53);
  const start = crop === 'card' ? -30 : crop === 'hero' ? -640 : -380;
  const ridge = points('-640,330 -500,300 -380,310 -260,280 -120,238 -20,214 60,208 130,226 190,254 300,262 420,262').filter(
    ([x]) => x >= start - 130,
  );
  const [body, light] = canopy(random, ridge, 26, '#b4d69a', 640);
  // A tea factory: long, white, rows of windows.
  const factory =
    fill(ink.side('#fffaf0', '#f0e8d8', '#c0bcb8'), rect(-262, 304, 112, 50)) +
    fill('#6f8f8a', poly(-270, 306, -258, 290, -154, 290, -142, 306)) +
    fill(
      '#5f7a84',
      grid(9, 2, (column, row) => rect(-256 + column * 12, 311 + row * 20, 7, 11)),
    );
  return fill(ink.fade('#7fb488', '#3f8068'), body) + light + factory;
});

/** The jungle in the valley, around the feet of the piers. */
const valley = flushEnd(({ ink, crop }) => {
  const random = randomFrom(59);
  const start = crop === 'card' ? -30 : crop === 'hero' ? -640 : -380;
  const mist = ink.radial([0, '#fffaea', 0.9], [0.5, '#fffaea', 0.6], [1, '#fffaea', 0]);
  const near = (list: string) => points(list).filter(([x]) => x >= start - 300);
  const [far, farLight] = canopy(
    random,
    near(
      '-640,400 -300,372 -60,318 60,292 150,256 180,242 208,242 224,254 246,276 270,312 296,352 322,388 350,406 480,436 640,470 830,520',
    ),
    30,
    '#9ccc84',
    640,
  );
  const [front, frontLight] = canopy(
    random,
    near('-640,450 -300,440 -60,408 80,396 200,420 330,452 480,486 640,520 830,560'),
    40,
    '#84bc70',
    640,
  );
  return (
    fill(ink.fade('#5f9f74', [0.4, '#2f7058']), far) +
    farLight +
    fills(mist, [ellipse(-20, 404, 320, 34), ellipse(460, 448, 300, 34)]) +
    fill(ink.fade('#4f9064', [0.5, '#1f5a4c']), front) +
    frontLight
  );
});

/** Morning at the Nine Arch Bridge near Ella. As the bridge is an arc, its mirror image is the view from its other end. */
export const sriLanka: Scene = {
  slug: 'sri-lanka',
  layers: [
    sky(['#5fb0c8', '#a8d8d4', '#f4ecd0', '#ffe0b8'], 0.5),
    streaks({ from: 0.05, to: 0.2, count: { card: 3, hero: 6, share: 4 }, colour: '#fff', opacity: 0.55, seed: 532 }),
    land(
      (s) => s.ink.fade('#9cc0cc', '#e4ecdc'),
      endAt<Point>(
        points(
          '-2.1,0.36 -1.4,0.31 -0.9,0.34 -0.4,0.3 0.1,0.32 0.3,0.27 0.46,0.2 0.56,0.175 0.64,0.18 0.68,0.24 0.74,0.3 0.86,0.32 1.02,0.27 1.02,0.6 -2.1,0.6',
        ),
      ),
      false,
    ),
    land(
      (s) => s.ink.fade('#86aec0', '#d4e4dc'),
      endAt<Point>(points('0.64,0.18 0.68,0.24 0.74,0.3 0.8,0.312 0.76,0.4 0.7,0.36 0.66,0.28 0.62,0.24')),
      false,
    ),
    haze({ y: 0.4, height: 0.16, colour: '#fff6dc', opacity: 0.85 }),
    hills({ y: 0.4, amp: 50, rough: 0.2, seed: 92, fill: ['#84b8a4', '#c8dec0'], tilt: 50 }),
    haze({ y: 0.5, height: 0.16, colour: '#fff8e4', opacity: 0.8 }),
    farHill,
    line,
    valley,
    haze({ y: 0.76, height: 0.16, colour: '#fffaea', opacity: 0.75 }),
    tea,
    palms({
      at: endAt(rows('0.015,0.9,250,14 0.07,0.93,330,-16')),
      light: '#5fa858',
      dark: '#1f6a52',
      trunk: '#6a5244',
      trunkLight: '#b89878',
      seed: 139,
    }),
    scatter(picker('#d3325f', '#8a1f4a', '#f0b23f'), endSpots('0.28,0.89,0.9')),
    scatter(picker('#f08a34', '#b55a20', '#d3325f'), endSpots('0.46,0.955,1.15')),
    scatter(picker('#2f7fb4', '#1f5080', '#ffe08a'), endSpots('0.17,0.965,1.15')),
    birds({ x: fromEnd(0.3), y: 0.2, count: 6, size: 11, colour: '#3f5a64', spread: 90, seed: 482 }),
    grain(0.8),
  ],
};
