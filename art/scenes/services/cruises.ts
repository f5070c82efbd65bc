import { brush, fill, fills, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { circle, grid, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { type Layer, type Scene, spots } from '../../engine/stage.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { sky, sun } from '../../nature/sky.ts';
import { mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, water } from '../../nature/water.ts';

/** Decks narrow as they rise; the bow points to the light. */
const liner: Layer = {
  draw: ({ ink }) => {
    const white = ink.across('#fffdf4', '#fbe8d4', '#d3a8a8');
    const decks = range(6).map((i) => ({ x: 236 + i * 13, y: 366 - i * 23, w: 524 - i * 22 }));
    const rooms = each(decks, ({ x, y, w }) => grid(Math.floor((w - 30) / 15), 1, (c) => rect(x + 16 + c * 15, y + 6, 10, 13)));
    const lit = repeat(26, (i) => {
      const d = decks[i % 6];
      return d ? rect(d.x + 16 + ((i * 7) % 28) * 15, d.y + 6, 10, 13) : '';
    });
    const boats = repeat(7, (i) => `M${300 + i * 62} 402h44q-2 13-10 13h-24q-8 0-10-13z`);
    return (
      // Masts, radar, funnel with its band.
      brush('#f4e4d4', 4, 'M334 250V176M334 196h-18M334 210h22') +
      fill('#fffdf4', 'M322 178h24l-4-9h-16z') +
      fill(ink.side('#c2304a', '#8a1538', '#5c0c28'), 'M556 250L572 150H652L646 250z') +
      fill('#fff6e4', 'M564 200l3-18h83l-1 18z') +
      fill('#3a0a1c', 'M572 150h80v-12h-76z') +
      fill('#fff', 'M650 136c20-14 34-6 46-18s40-4 54-16c-6 22-28 20-40 30s-36 6-60 14z', 0.55) +
      fill(white, 'M300 274L318 232H480L486 250H700L716 274z') +
      fill('#3f7f9a', 'M314 258l8-18H472l4 18z') +
      line(
        '#fff6e4',
        2.4,
        repeat(9, (i) => `M${334 + i * 17} 240v18`),
      ) +
      fill('#7fd0d8', rect(500, 240, 44, 10) + rect(664, 242, 30, 8)) +
      fill(ink.ball('#fff', '#e8f0f0', '#b8c8d0'), circle(684, 236, 13) + circle(520, 230, 11)) +
      fills(
        white,
        decks.map(({ x, y, w }) => `M${x} ${y + 24}l10-24h${w - 10}q10 4 10 24z`),
      ) +
      fill('#c98f96', decks.map(({ x, y, w }) => rect(x + 2, y + 21, w, 3)).join(''), 0.75) +
      fill('#4a6a8a', rooms, 0.8) +
      fill('#ffdf8a', lit) +
      fill(white, 'M150 372L196 390H784L776 412H196z') +
      fill('#5c7a96', 'M210 398H770v5H210z', 0.5) +
      fill('#f0723f', boats) +
      fill(
        '#fff3dc',
        repeat(7, (i) => rect(304 + i * 62, 401, 36, 3)),
      ) +
      // Hull: sheer rising to a raked stem.
      fill(
        ink.fade('#1f3560', '#132242'),
        'M118 366C134 376 160 392 196 402L786 414C788 444 782 476 770 500H206C170 468 138 420 118 366z',
      ) +
      fill('#3f6296', 'M118 366C134 376 160 392 196 402L320 405C300 440 290 470 288 500H206C170 468 138 420 118 366z', 0.6) +
      fill('#8a1538', 'M196 492l-4-6H776l-6 14H206z') +
      line('#fff6e4', 3, 'M128 380C146 392 170 404 200 410L786 422', 0.85) +
      fill(
        '#f6e2c0',
        repeat(24, (i) => circle(262 + i * 21, 444, 3.6)) + repeat(22, (i) => circle(276 + i * 22, 464, 3.2)),
        0.9,
      ) +
      line('#f6e2c0', 1.6, 'M118 366L150 340M118 362H128M334 172C280 260 190 330 128 362M660 150C720 220 760 340 778 390', 0.6) +
      line('#c9d8e8', 2.4, 'M166 416v20m-6-6q6 10 12 0') +
      // Bow wave and wake.
      fill(
        '#fff',
        `M206 500C180 490 150 500 104 516 150 512 190 512 240 510z${sliver(140, 508, 680, 12)}${sliver(240, 520, 520, 7)}${poly(770, 500, 800, 494, 800, 512, 740, 508)}`,
        0.92,
      )
    );
  },
};

/** A white ship standing out to sea past a rocky coast. */
export const cruises: Scene = {
  slug: 'cruises',
  crops: ['card'],
  layers: [
    sky(['#1f5f94', '#5fa8c8', '#f4d8b8', '#ffb48a'], 0.7),
    sun({ x: 0.14, y: 0.5, r: 48, colour: '#fffbe8', glow: '#ffe2a8' }),
    streaks({ from: 0.08, to: 0.3, count: 6, colour: '#fff', opacity: 0.6, seed: 114 }),
    cumulus({
      at: rows('0.2,0.34,170 0.86,0.2,210'),
      light: '#fff',
      body: '#ffe8dc',
      shade: '#e8b4ac',
      seed: 71,
    }),
    mountains({
      y: 0.68,
      amp: 70,
      rough: 0.75,
      seed: 82,
      fill: ['#a88ca8', '#d0a0a0'],
      shade: '#8a7098',
      peaks: [[0.9, 60]],
      to: 0.74,
    }),
    water({
      from: 0.72,
      colours: ['#f0c8a8', '#3f94ac', '#175f86', '#0f3f66'],
      ripple: '#e8fbf4',
      rippleOpacity: 0.5,
      count: 80,
      seed: 97,
    }),
    glitter({ x: 0.12, from: 0.725, colour: '#fff3d0', width: [60, 150] }),
    liner,
    scatter(sailboat({ hull: '#8a1538', sail: '#fffdf4', sailShade: '#f0c4ac' }), spots('0.07,0.79,0.6 0.2,0.95,1.1')),
    birds({ x: 0.22, y: 0.52, count: 9, size: 15, colour: '#fff', spread: 130, seed: 116 }),
    grain(),
  ],
};
