import { brush, fill, group, line } from '../../engine/ink.ts';
import { each, mix, numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { along, circle, curve, dome, ellipse, leaf, type Point, points, poly, rect, rows } from '../../engine/paths.ts';
import { flushEnd, fromEnd, place, type Scene, type Stage } from '../../engine/stage.ts';
import { bathDome, galleryHouse, type HouseColours, tiledBath } from '../../landmarks/caucasus/abanotubani.ts';
import { narikala } from '../../landmarks/caucasus/narikala.ts';
import { birds } from '../../life/birds.ts';
import { walker } from '../../life/travellers.ts';
import { streaks } from '../../nature/clouds.ts';
import { haze, sky } from '../../nature/sky.ts';
import { mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { crowns } from '../../nature/trees.ts';

const brick = ['#f4b482', '#c8744c', '#7c3c3a'] as const;
const dark = '#43273a';
const glow = '#ffe09a';
const tin = ['#d88a68', '#a85848', '#6a3440'] as const;
const houses: readonly HouseColours[] = [
  { wall: ['#fff0d4', '#ecd0a8', '#a88478'], wood: ['#8fd0c4', '#4a9a94', '#2a5f6c'], roof: tin },
  { wall: ['#ffd8b0', '#e8a478', '#a0645c'], wood: ['#c88a58', '#8a5034', '#54302c'], roof: ['#c8a088', '#94706c', '#5f4854'] },
  { wall: ['#f8e0e0', '#d8a8a4', '#94707c'], wood: ['#f8e4c0', '#d8b484', '#94745c'], roof: tin },
  { wall: ['#fbe6a8', '#e8bc68', '#a07c50'], wood: ['#d8705c', '#a83f40', '#6a2438'], roof: ['#a8b4b0', '#748688', '#46586a'] },
  { wall: ['#dcecec', '#a8c8cc', '#708c9c'], wood: ['#a8683f', '#74422e', '#472a28'], roof: tin },
];

/** How far the drawing of the card is moved to the start side in the wider crops. */
const startOf = (stage: Stage) => 800 - stage.w / stage.u;

const crest: readonly Point[] = points(
  '-640,350 -420,356 -200,344 -40,326 110,300 250,270 330,246 420,218 520,206 620,204 720,178 840,150',
);
const crestAt = (x: number) => {
  const next = crest.findIndex((point) => point[0] > x);
  const [a, b] = [crest[next - 1] ?? [0, 400], crest[next] ?? [1, 400]];
  return mix(a[1], b[1], (x - a[0]) / (b[0] - a[0]));
};

/** The wooded ridge in its autumn colours. */
const ridge = flushEnd((stage) => {
  const random = randomFrom(71);
  const start = startOf(stage);
  const crowns = ['#6f8450', '#b88438', '#d8a044', '#c05f38', '#93923f'].map((colour) => {
    const dots = repeat(Math.round((800 - start) / 8), () => {
      const x = mix(start, 800, random());
      return `M${numbers(Math.round(x), Math.round(crestAt(x) + 6 + (470 - crestAt(x)) * random()))}h0`;
    });
    return (
      brush(colour, 17, dots) +
      brush(
        '#ffe8a8',
        6,
        dots.replaceAll(/M(-?\d+)/g, (_, x) => `M${Number(x) - 3}`),
        0.22,
      )
    );
  });
  return fill(stage.ink.fade('#b8984c', '#7f7446'), `${curve(crest)}V620H-640z`) + crowns.join('');
});

const far: readonly (readonly [number, number, number, number, number])[] = rows(
  '-632,420,80,1,2 -470,416,76,1,0 -388,424,84,2,3 -204,414,72,1,2 -124,424,90,2,1 44,416,76,1,4 318,398,74,2,4 410,388,70,2,2 498,392,80,2,0 606,388,76,2,3 700,382,90,2,1',
);
const near: readonly (readonly [number, number, number, number, number])[] = rows(
  '-590,446,88,2,1 -312,448,80,2,4 -34,448,86,2,0 70,446,78,2,2 330,462,92,2,3 446,460,110,3,0 580,462,96,2,2 694,460,116,3,1',
);

/** Houses up the slope, the nearer ones over the baths. */
const town = flushEnd((stage) => {
  const start = startOf(stage) - 100;
  const row = (list: typeof far, shift: number) =>
    each(
      list.filter(([x]) => x > start),
      (house) => galleryHouse(stage, houses[(house[4] + shift) % 5] ?? (houses[0] as HouseColours), { dark, glow }, house),
    );
  return row(far, 0) + fill('#ffe8c0', rect(-640, 380, 1480, 70), 0.16) + row(near, 2);
});

/** The bath quarter: flat roofs, domes, steam, the tiled front. */
const baths = flushEnd((stage) => {
  const start = startOf(stage) - 60;
  const bath = { brick, dark, steam: '#fff8ec' };
  const row = (y: number, r: number, xs: readonly number[]) =>
    each(
      xs.filter((x) => x > start),
      (x, i) => bathDome(stage, bath, x, y, r, i % 2 === 0),
    );
  const visitor = (x: number, y: number, size: number, robe: string) =>
    group(`translate(${x} ${y})scale(${size})`, walker(robe, '#6a3f38')());
  const roof = (x: number, y: number, w: number) =>
    fill(stage.ink.fade('#dc9c74', '#8f5048'), rect(x, y, w, 630 - y)) +
    fill('#f4c090', rect(x, y, w, 4)) +
    fill('#7c3c3a', rect(x, y + 4, w, 3), 0.4);
  return (
    fill(stage.ink.fade('#ecc898', '#b07c60'), `M-640 440H300L330 456H820V620H-640z`) +
    roof(-520, 470, 210) +
    row(474, 27, [-480, -414, -348]) +
    row(476, 24, [-90, -34]) +
    group(
      'translate(262 486)',
      tiledBath(stage, { tile: ['#8fd4e8', '#3f8fc0', '#24567f'], pale: '#f4f4e0', gold: '#f0c060', dark: '#223a5c' }),
    ) +
    roof(346, 476, 474) +
    row(480, 31, [398, 474, 550, 626, 702, 778]) +
    visitor(336, 502, 0.7, '#2f5f7f') +
    visitor(206, 506, 0.76, '#a8324a') +
    visitor(-196, 500, 0.7, '#3f6a5c') +
    roof(-610, 520, 172) +
    roof(-150, 516, 220) +
    row(526, 44, [-558, -470, -98, 0]) +
    roof(360, 520, 460) +
    row(526, 46, [420, 526, 632, 738])
  );
});

/** Plane trees of the bath quarter. */
const trees = crowns({
  at: { card: [], hero: rows('0.05,0.76,70 0.265,0.82,120 0.31,0.79,84 0.44,0.8,74'), share: rows('0.245,0.8,76') },
  light: '#e8b04c',
  dark: '#b8642f',
  seed: 519,
});

/** The cable car to the fortress: its cable crosses the sky from above the viewer, and does not touch the church, mirrored or not. */
const cableCar = flushEnd(
  ({ reading }) =>
    fill('#8a6a60', rect(706, 158, 34, 26)) +
    fill('#fff0d8', rect(702, 154, 42, 6) + rect(711, 166, 10, 10) + rect(725, 166, 10, 10)) +
    line('#4a3f54', 1.6, 'M722 162Q560 96 400-8M722 158Q566 88 414-8') +
    group(
      reading === 'ltr' ? 'translate(496 51)scale(1.1)' : 'translate(637 125)scale(.85)',
      line('#4a3f54', 3, 'M0-2L2 14M-10-5L10 2') +
        fill('#d3323f', 'M-25 26q0-12 12-12h30q12 0 12 12v20q0 10-12 10H-13q-12 0-12-10z') +
        fill('#8a1538', 'M10 14h7q12 0 12 12v20q0 10-12 10h-7z', 0.7) +
        fill('#d8f0f0', 'M-20 27q0-8 8-8H-1V38H-20zM3 19h13q8 0 8 8V38H3z') +
        fill('#43273a', circle(-11, 32, 3.6) + rect(-15, 35, 8, 4) + circle(10, 31, 3.6) + rect(6, 34, 8, 5)),
    ),
);

/** The balcony we look from: carved posts and rail, a guest, a cat, fruit of the season. */
const balcony = flushEnd((stage) => {
  const start = startOf(stage);
  const wood = stage.ink.side('#a86c44', '#74432f', '#472a2a');
  const plank = stage.ink.fade('#a86c44', '#6a3d2e');
  const post = (x: number) =>
    fill(wood, rect(x - 12, 0, 24, 600) + poly(x - 20, 30, x + 20, 30, x + 14, 54, x - 14, 54) + rect(x - 17, 500, 34, 10)) +
    fill('#d89c64', rect(x - 12, 62, 24, 4) + rect(x - 12, 200, 24, 4) + circle(x, 132, 7) + rect(x - 12, 472, 24, 4));
  const baluster = (x: number) => `M${numbers(x - 3)} 546h6l4 8-3 6 6 10-6 12 3 6-4 8h-6l-4-8 3-6-6-12 6-10-3-6z`;
  const count = Math.round((800 - start) / 25);
  const scallops = along(
    start + 12,
    788,
    Math.round((800 - start) / 32),
    (x) => `${circle(x, 32, 10)}M${numbers(x - 4)} 40l4 12 4-12z`,
  );
  const churchkhela = (x: number, top: number, long: number, colour: string) =>
    line('#f0e0c0', 1.2, `M${x} 34V${top}`) +
    brush(
      colour,
      11,
      along(top + 6, top + long, Math.round(long / 9), (y) => `M${numbers(x)} ${numbers(y)}h0`),
    ) +
    brush('#fff0d8', 2, `M${x - 3} ${top + 8}v${long - 16}`, 0.35);
  const fruit = (x: number, y: number, r: number, light: string, body: string, shade: string) =>
    fill(stage.ink.ball(light, body, shade), circle(x, y, r)) +
    fill(shade, `M${numbers(x - 4, y - r + 1)}l-1-6 4 3 2-4 2 4 4-3-2 7z`);
  const guest =
    // Seen from behind: coat, scarf, dark plait, hat.
    fill(stage.ink.side('#d88a4c', '#a8532f', '#643030'), 'M-58 190C-62 110-58 44-40 22-22 10 22 10 40 22 58 44 62 110 58 190z') +
    line('#643030', 2, 'M0 30V190', 0.5) +
    fill(
      '#8f4428',
      'M-42 26C-62 50-70 96-74 140-66 152-52 148-48 138L-38 84zM42 26C62 50 70 90 78 126 74 140 58 142 50 132L38 84z',
    ) +
    fill(stage.ink.side('#e8c8a0', '#d8a880', '#a8745c'), rect(-10, -12, 20, 26)) +
    fill('#4a2c30', 'M-22-34C-28-10-26 6-18 14-8 20 8 20 18 14 26 6 28-10 22-34z') +
    line('#7a4a44', 1.6, 'M-12-24C-16-8-14 4-10 12M2-24V14M12-24C16-8 14 4 10 12', 0.7) +
    fill('#e8b03f', 'M-30 14C-16 2 16 2 30 14 34 24 26 32 0 32S-34 24-30 14z') +
    fill('#c08a2c', 'M8 30C16 60 14 86 22 112L36 106C34 80 34 54 24 26z') +
    line('#8f642c', 1.4, 'M-26 20Q0 30 26 20M14 44l14-2M16 66l14-2M18 88l14-2', 0.7) +
    fill(stage.ink.side('#fff0c8', '#e8cc94', '#a8845c'), `${dome(0, -30, 25, 32)}${ellipse(0, -29, 44, 8)}`) +
    fill('#8a1538', 'M-25-36Q0-28 25-36V-30Q0-22-25-30z');
  const cat =
    fill('#3a2a34', 'M-15 0C-22-22-14-40-9-46L-11-62-4-55H4L11-62 9-46C14-40 22-22 15 0z') +
    brush('#3a2a34', 6, 'M12-4C24 4 26 22 18 36') +
    line('#8a6a64', 1.6, 'M-12-10C-17-22-12-36-8-42', 0.9);
  return (
    fill(
      plank,
      repeat(count, (i) => baluster(start + 13 + i * 25)),
    ) +
    fill(
      '#d89c64',
      repeat(count, (i) => rect(start + 10 + i * 25, 552, 2.4, 34)),
      0.7,
    ) +
    fill(plank, rect(start - 4, 531, 808 - start, 16)) +
    fill('#e0ac74', rect(start - 4, 530, 808 - start, 5)) +
    group('translate(346 532)', cat) +
    group(
      'translate(676 528)scale(.94)',
      fruit(-26, -24, 15, '#ffb060', '#e8742c', '#a8441f') +
        fruit(2, -28, 17, '#f0706a', '#b8283f', '#6d1030') +
        fruit(28, -23, 14, '#ffb060', '#e8742c', '#a8441f') +
        fill(stage.ink.side('#8fd0e0', '#3f86a8', '#24506f'), 'M-50-20H50C48-2 30 4 18 4H-18C-30 4-48-2-50-20z') +
        line('#f4f4e0', 2, 'M-46-12Q0-2 46-12'),
    ) +
    fill(plank, rect(start - 4, -4, 808 - start, 26)) +
    fill('#74432f', scallops) +
    fill('#d89c64', rect(start - 4, 22, 808 - start, 4)) +
    churchkhela(668, 44, 84, '#7a2438') +
    churchkhela(690, 48, 74, '#b8782c') +
    churchkhela(712, 42, 92, '#5a1c30') +
    churchkhela(732, 50, 70, '#a85a2c') +
    post(776) +
    post(start + 14) +
    group('translate(142 424)scale(.94)', guest)
  );
});

/** A vine on the balcony turned red. */
const vine = flushEnd((stage) => {
  const random = randomFrom(37);
  const start = startOf(stage);
  const leaves = ['#a8283a', '#d3542f', '#e89a3c', '#8a3a34'].map((colour) =>
    fill(
      colour,
      range(16)
        .map(() => {
          const t = random() ** 1.6;
          return leaf(
            start + 10 + t * 170 + random() * 20,
            14 + random() * (78 - t * 58),
            17 + random() * 12,
            7,
            0.6 + random() * 2,
          );
        })
        .join(''),
    ),
  );
  return (
    brush('#4a2e2c', 3, `M${numbers(start)} 120C${numbers(start + 20)} 60 ${numbers(start + 60)} 40 ${numbers(start + 190)} 28`) +
    leaves.join('')
  );
});

/** Autumn in old Tbilisi, seen from a carved balcony: the domes of the baths, Narikala, a cable car. */
export const tbilisi: Scene = {
  slug: 'tbilisi',
  layers: [
    sky(['#3f8fa8', '#94c8c8', '#f0ecd0', '#ffd8a4'], 0.66),
    streaks({ from: 0.16, to: 0.4, count: 5, colour: '#fffaf0', opacity: 0.55, seed: 511, length: 260 }),
    mountains({ y: 0.6, amp: 46, rough: 0.55, seed: 515, fill: ['#8fa8b8', '#c8c4b4'], shade: '#7f94ac' }),
    haze({ y: 0.66, height: 0.16, colour: '#fff0d0', opacity: 0.6 }),
    ridge,
    place(
      narikala({
        stone: ['#ffe8bc', '#d8ac80', '#8a6464'],
        church: ['#f4c898', '#c88c64', '#7f5454'],
        cone: ['#b8a494', '#8a7474', '#5a4c5c'],
        dark,
        rock: ['#d8b488', '#a8845c', '#6f5448'],
      }),
      { x: fromEnd(0.575), y: 0.37, scale: 0.86, rtlX: { card: 0.5, hero: 0.286, share: 0.35 } },
    ),
    cableCar,
    town,
    baths,
    trees,
    birds({ x: fromEnd(0.15), y: 0.3, count: 5, size: 12, spread: 60, colour: '#5a4a5c', seed: 517 }),
    balcony,
    vine,
    grain(0.9),
  ],
};
