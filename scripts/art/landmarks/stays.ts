import { brush, fill, group, line } from '../engine/ink.ts';
import { randomFrom, range } from '../engine/numbers.ts';
import { along, arch, circle, ellipse, open, poly, rect } from '../engine/paths.ts';
import type { Landmark } from '../engine/stage.ts';

type Three = readonly [string, string, string];

/** A city hotel: curved slab of balconies over a podium, a sky bar alight on top. About 200 wide, 480 tall. */
export function towerHotel(c: { glass: Three; slab: string; lamp: string; dark: string; podium: Three }): Landmark {
  return ({ ink }) => {
    const random = randomFrom(64);
    const body = 'M-78 0V-396C-40-412 40-412 78-396V0z';
    const floors = range(26)
      .map((i) => `M-80 ${-34 - i * 14}Q0 ${-46 - i * 14} 80 ${-34 - i * 14}v3.4Q0 ${-42.6 - i * 14}-80 ${-30.6 - i * 14}z`)
      .join('');
    const rooms = range(26)
      .flatMap((i) =>
        range(10).map((k) =>
          random() < 0.34 ? rect(-72 + k * 14.6, -30 - i * 14 - 9 - 3 * (1 - ((k - 4.5) / 5) ** 2), 10, 8.4) : '',
        ),
      )
      .join('');
    return (
      fill(ink.side(...c.glass), body) +
      fill(c.dark, rect(-26, -398, 3, 398) + rect(24, -398, 3, 398), 0.35) +
      fill(c.lamp, rooms, 0.92) +
      fill(c.slab, floors, 0.9) +
      fill(c.lamp, 'M-70-404C-36-416 36-416 70-404V-428H-70z') +
      fill(
        c.dark,
        along(-62, 62, 14, (x) => rect(x - 1, -428, 2, 20)),
        0.6,
      ) +
      fill(ink.side(...c.podium), 'M-92-428Q0-446 92-428L86-438Q0-456-86-438z') +
      line(c.slab, 2.4, open(0, -446, 0, -486)) +
      fill('#e2343f', circle(0, -486, 3.4)) +
      fill(
        c.dark,
        range(5)
          .map((i) => circle(-48 + i * 24, -436, 5))
          .join(''),
        0.5,
      ) +
      fill(ink.side(...c.podium), rect(-150, -54, 300, 54)) +
      fill(c.slab, rect(-156, -58, 312, 6)) +
      fill(
        c.lamp,
        along(-132, 132, 13, (x) => rect(x - 8, -44, 16, 34)),
      ) +
      fill(
        c.dark,
        along(-132, 132, 13, (x) => rect(x - 0.8, -44, 1.6, 34)),
        0.5,
      ) +
      fill(c.podium[2], poly(-46, -40, 46, -40, 54, -32, -54, -32)) +
      fill(c.lamp, rect(-30, -32, 60, 32)) +
      line(c.dark, 1.6, 'M0-32V0M-15-32V0M15-32V0', 0.6)
    );
  };
}

/** A resort of white arcades and red roofs round a tower. About 520 wide, 250 tall. */
export function beachResort(c: { wall: Three; tile: Three; window: string; glow: string }): Landmark {
  return ({ ink }) => {
    const wall = ink.side(...c.wall);
    const tile = ink.side(...c.tile);
    const wing = (x: number, w: number, floors: number) => {
      const h = floors * 38 + 8;
      return (
        fill(ink.fade(c.wall[0], c.wall[1]), rect(x, -h, w, h)) +
        fill(tile, poly(x - 8, -h, x + 8, -h - 24, x + w - 8, -h - 24, x + w + 8, -h)) +
        line(
          c.tile[2],
          1.2,
          along(x, x + w, Math.round(w / 9), (px) => open(px, -h, px + (x + w / 2 - px) * 0.06, -h - 23)),
          0.45,
        ) +
        range(floors)
          .map(
            (k) =>
              fill(
                c.window,
                along(x + 20, x + w - 20, Math.round(w / 36), (px) => arch(px, -6 - k * 38, 17, 27)),
              ) +
              fill(c.wall[0], rect(x, -9 - k * 38, w, 5)) +
              line(
                c.wall[1],
                1.4,
                along(x + 6, x + w - 6, Math.round(w / 7), (px) => open(px, -9 - k * 38, px, -17 - k * 38)),
                0.9,
              ),
          )
          .join('') +
        fill(
          c.glow,
          range(floors)
            .map((k) =>
              arch(x + 20 + ((k * 2 + 1) % Math.round(w / 36)) * ((w - 40) / (Math.round(w / 36) - 1)), -6 - k * 38, 15, 25),
            )
            .join(''),
        ) +
        fill(c.wall[2], rect(x + w - 8, -h, 8, h), 0.4)
      );
    };
    return (
      wing(-120, 260, 4) +
      wing(-262, 168, 3) +
      wing(112, 170, 3) +
      fill(wall, rect(-34, -232, 68, 232)) +
      fill(tile, poly(-44, -232, 0, -282, 44, -232)) +
      fill(
        c.window,
        [-16, 16].map((x) => arch(x, -186, 18, 34)).join('') + [-16, 16].map((x) => arch(x, -112, 18, 30)).join(''),
      ) +
      fill(c.glow, arch(0, 0, 38, 62) + arch(-16, -186, 16, 32)) +
      line(c.wall[0], 3, arch(0, 0, 46, 68)) +
      fill(c.wall[2], rect(-38, -236, 76, 5) + rect(-36, -142, 72, 4), 0.5)
    );
  };
}

/** Straw parasols and loungers in pairs. */
export function parasol(c: { straw: Three; wood: string; cloth: string; clothShade: string }): () => string {
  return () =>
    fill('#5a3a4a', ellipse(14, 2, 62, 7), 0.25) +
    brush(c.wood, 3.4, 'M0 0V-74') +
    fill(c.straw[1], 'M-46-62C-30-76-14-90 0-98 14-90 30-76 46-62L38-58Q0-66-38-58z') +
    fill(c.straw[0], 'M-46-62C-30-76-14-90 0-98-8-80-16-68-22-60L-38-58z') +
    fill(c.straw[2], 'M46-62C30-76 14-90 0-98 8-80 16-68 22-60L38-58z', 0.7) +
    [-1, 1]
      .map((s) =>
        group(
          `translate(${s * 44} 0)`,
          brush(c.wood, 2.6, 'M-24-2V-10M22-2V-10') +
            fill(c.cloth, 'M-28-14H12L30-32 34-29 16-9H-28z') +
            fill(c.clothShade, 'M-28-11H14l-1 3H-28z') +
            fill(c.wood, 'M-30-9H16v2.4H-30z'),
        ),
      )
      .join('');
}

/** A bell tent with its porch drawn back and a lamp inside. About 170 wide. */
export function bellTent(c: { canvas: Three; inside: string; glow: string; rug: string; pole: string }): Landmark {
  return ({ ink, lit }) =>
    fill(c.glow, ellipse(0, 6, 130, 14), 0.35) +
    fill(c.rug, poly(-26, 2, 26, 2, 44, 18, -44, 18)) +
    line('#ffe0b0', 1.6, 'M-32 10H34M-38 14H40', 0.8) +
    brush(c.pole, 1.6, 'M-84-34L-126 6M84-34L126 6M-60-60L-104 8M60-60L104 8', 0.6) +
    fill(ink.across(c.canvas[0], c.canvas[1], c.canvas[2]), 'M0-132C-16-92-50-54-92-40L-86 2H86L92-40C50-54 16-92 0-132z') +
    fill(
      c.canvas[2],
      lit === -1
        ? 'M0-132C16-92 50-54 92-40L86 2H46C44-40 26-90 0-132z'
        : 'M0-132C-16-92-50-54-92-40L-86 2H-46C-44-40-26-90 0-132z',
      0.55,
    ) +
    line(
      c.canvas[2],
      1.4,
      'M0-132C-10-90-30-46-40 2M0-132C10-90 30-46 40 2M0-132C-14-92-48-50-66 2M0-132C14-92 48-50 66 2',
      0.5,
    ) +
    fill(
      c.canvas[2],
      'M-92-40Q-70-34-46-42-22-48 0-49 22-48 46-42 70-34 92-40L91-34Q70-28 46-35 22-42 0-42-22-42-46-35-70-28-91-34z',
      0.6,
    ) +
    fill(ink.radial([0, c.glow], [0.5, c.glow], [1, c.inside]), 'M0-78C-8-46-20-16-26 2H26C20-16 8-46 0-78z') +
    fill(c.canvas[0], 'M0-78C-8-46-20-16-26 2H-36C-30-24-14-56 0-78zM0-78C8-46 20-16 26 2H36C30-24 14-56 0-78z') +
    fill(c.rug, rect(-10, -8, 20, 8)) +
    brush(c.pole, 2.4, 'M0-132V-146') +
    fill('#8a1538', poly(0, -146, 16, -141, 0, -136));
}

/** A long timber lodge, snow on its roof and light in every window. About 420 wide. */
export function alpineLodge(c: {
  wood: Three;
  stone: Three;
  snow: string;
  snowShade: string;
  window: string;
  glow: string;
  dark: string;
}): Landmark {
  return ({ ink }) => {
    const wood = ink.side(...c.wood);
    const pane = (x: number, y: number, w: number, h: number) =>
      fill(c.dark, rect(x - w / 2 - 2, y - h - 2, w + 4, h + 4)) +
      fill(c.glow, rect(x - w / 2, y - h, w, h)) +
      line(c.dark, 1.6, open(x, y - h, x, y) + open(x - w / 2, y - h * 0.55, x + w / 2, y - h * 0.55), 0.8);
    const gable = (x: number, half: number, wallTop: number, ridge: number) =>
      fill(wood, poly(x - half, 0, x - half, -wallTop, x, -ridge, x + half, -wallTop, x + half, 0)) +
      line(
        c.wood[2],
        1.2,
        range(Math.floor(wallTop / 8))
          .map((i) => open(x - half, -44 - i * 8, x + half, -44 - i * 8))
          .join(''),
        0.4,
      ) +
      fill(
        c.snow,
        poly(
          x,
          -ridge - 22,
          x - half - 34,
          -wallTop + 12,
          x - half - 28,
          -wallTop + 22,
          x,
          -ridge + 2,
          x + half + 28,
          -wallTop + 22,
          x + half + 34,
          -wallTop + 12,
        ),
      ) +
      fill(
        c.snowShade,
        poly(
          x - half - 28,
          -wallTop + 22,
          x,
          -ridge + 2,
          x + half + 28,
          -wallTop + 22,
          x + half + 26,
          -wallTop + 27,
          x,
          -ridge + 8,
          x - half - 26,
          -wallTop + 27,
        ),
      );
    let out =
      fill(wood, rect(-40, -118, 250, 118)) +
      fill(c.snow, 'M-60-116L-40-176H206L226-116Q200-108 180-114T120-112 60-113 0-111-60-116z') +
      fill(
        c.snowShade,
        'M-60-116Q-30-106 0-111T60-113 120-112 180-114 226-116L224-108Q200-102 180-108T120-106 60-107 0-105-58-109z',
      ) +
      fill(ink.side(...c.stone), rect(140, -214, 26, 46)) +
      fill(c.snow, rect(137, -220, 32, 8)) +
      brush('#fff', 7, 'M153-232c-10-16 10-24 0-42s8-26 0-40', 0.3);
    out +=
      [20, 62, 104, 146, 188].map((x) => pane(x, -72, 22, 28)).join('') +
      [20, 62, 104, 146, 188].map((x) => pane(x, -14, 24, 34)).join('') +
      fill(c.wood[2], rect(-40, -64, 252, 5)) +
      line(
        c.wood[2],
        2,
        along(-36, 208, 32, (x) => open(x, -64, x, -52)),
      ) +
      fill(c.wood[0], rect(-40, -53, 252, 3)) +
      fill(c.snow, rect(-40, -67, 252, 3.4));
    out +=
      gable(-108, 104, 128, 222) +
      fill(ink.side(...c.stone), rect(-212, -38, 208, 38)) +
      line(
        c.stone[2],
        1.2,
        `${range(9)
          .map((i) => `M${-208 + i * 23}-36v${i % 2 ? 16 : 34}`)
          .join('')}M-212-19H-4`,
        0.5,
      );
    out +=
      [-168, -108, -48].map((x) => pane(x, -68, 34, 38)).join('') +
      [-138, -78].map((x) => pane(x, -130, 26, 32)).join('') +
      pane(-108, -180, 18, 18) +
      fill(c.wood[2], rect(-206, -122, 196, 6)) +
      line(
        c.wood[2],
        2.4,
        along(-202, -14, 24, (x) => open(x, -122, x, -106)),
      ) +
      fill(c.wood[0], rect(-206, -108, 196, 4)) +
      fill(c.snow, rect(-206, -126, 196, 4));
    out +=
      fill(c.dark, arch(-108, 0, 38, 34)) +
      fill(c.glow, arch(-108, 0, 30, 29)) +
      [-190, -28].map((x) => pane(x, -8, 20, 20)).join('');
    return (
      out +
      fill(c.glow, 'M-150 4L-66 4-40 30-176 30z', 0.3) +
      fill(c.snow, 'M-240 8Q-200-8-150 2T-60-2 40 2 140-4 240 8V20H-240z')
    );
  };
}
