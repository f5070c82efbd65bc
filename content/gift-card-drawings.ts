import type { GiftDesign } from './gift-card-design.ts';

interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  strokeDasharray?: string;
  opacity?: number;
}

/** What page and PDF paint, from back to front and mirrored for Arabic, and the colours by which a mail shows the same card. */
export interface GiftDrawing {
  shapes: readonly Shape[];
  mail: { back: string; halo: string; light: string; hills: readonly [string, string] };
}

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const star = (x: number, y: number, r: number) =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`;
const leaf = (x: number, y: number, dx: number, dy: number) =>
  `M${x} ${y}Q${x + dx * 0.5 - dy * 0.35} ${y + dy * 0.5 + dx * 0.35} ${x + dx} ${y + dy}Q${x + dx * 0.5 + dy * 0.35} ${y + dy * 0.5 - dx * 0.35} ${x} ${y}Z`;
const lantern = (x: number, y: number) => ({
  body: `M${x - 11} ${y}h22l7 14h-36ZM${x - 22} ${y + 16}h44l8 40-14 26h-32l-14-26ZM${x - 9} ${y + 84}h18l4 9h-26Z`,
  light: `M${x - 13} ${y + 24}h26l5 31-9 18h-18l-9-18Z`,
});
const arches = (xs: readonly number[], base: number) => xs.map((x) => `M${x} ${base}v-38q0-20 17-31q17 11 17 31v38Z`).join('');
const [high, low] = [lantern(368, 54), lantern(556, 92)];

export const giftDrawings: Record<GiftDesign, GiftDrawing> = {
  /** Evening over dunes, and a plane on its way to the sun. */
  journey: {
    shapes: [
      { d: 'M0 0H600V340H0Z', fill: '#8a1538' },
      { d: 'M0 0H600V150C420 190 220 120 0 176Z', fill: '#9c1f45' },
      { d: circle(478, 150, 104), fill: '#d98a32', opacity: 0.16 },
      { d: circle(478, 150, 76), fill: '#d98a32', opacity: 0.3 },
      { d: circle(478, 150, 50), fill: '#eaa24b' },
      { d: 'M236 232C340 176 470 190 600 160V340H236Z', fill: '#7a1232' },
      { d: 'M0 232C120 196 230 214 330 236S520 226 600 204V340H0Z', fill: '#6a0f2b' },
      { d: 'M0 282C150 250 260 276 370 278S540 262 600 248V340H0Z', fill: '#520a21' },
      { d: 'M232 96C290 70 340 62 392 66', stroke: '#f3d3a5', strokeWidth: 2.5, strokeDasharray: '1 9', opacity: 0.75 },
      {
        d: 'M430 68L404 58L396 40L388 40L391 60L376 61L370 53L364 53L368 67L365 81L371 81L376 73L391 75L389 95L397 95L405 77Z',
        fill: '#fff7ea',
      },
    ],
    mail: { back: '#8a1538', halo: '#9a3a3a', light: '#eaa24b', hills: ['#6a0f2b', '#520a21'] },
  },
  /** The new moon between lanterns, over the roofs of a mosque. */
  eid: {
    shapes: [
      { d: 'M0 0H600V340H0Z', fill: '#123a52' },
      { d: 'M0 0H600V118C430 176 210 92 0 158Z', fill: '#0f2f46' },
      { d: circle(466, 132, 128), fill: '#3f7f92', opacity: 0.22 },
      { d: circle(466, 132, 96), fill: '#5f9fa8', opacity: 0.22 },
      { d: 'M489 63A72 72 0 1 0 532 148A58 58 0 1 1 489 63Z', fill: '#f6d98c' },
      { d: star(506, 112, 12) + star(430, 40, 7) + star(300, 92, 6) + star(586, 40, 6) + star(250, 40, 5), fill: '#fdf0c8' },
      { d: 'M368 0V54M556 0V92', stroke: '#d9a84e', strokeWidth: 2 },
      { d: high.body + low.body, fill: '#d9a84e' },
      { d: high.light + low.light, fill: '#fff2c4' },
      { d: 'M0 340V288C110 262 220 280 330 292S520 280 600 262V340Z', fill: '#0d2a3f' },
      {
        d: 'M352 340V290H366V222L373 206L380 222V290H400V272Q402 238 452 214Q502 238 504 272V290H526V206L533 190L540 206V290H556V276Q558 262 578 252Q598 262 600 276V340Z',
        fill: '#081e30',
      },
      { d: arches([401, 435, 469], 340), fill: '#e9b456', opacity: 0.55 },
    ],
    mail: { back: '#123a52', halo: '#2f6478', light: '#f6d98c', hills: ['#0d2a3f', '#081e30'] },
  },
  /** Two rings, one with a stone, between leaves and blossoms. */
  wedding: {
    shapes: [
      { d: 'M0 0H600V340H0Z', fill: '#5d2748' },
      { d: 'M250 0H600V340H330C270 250 330 120 250 0Z', fill: '#6f3158' },
      { d: circle(458, 178, 128), fill: '#e7b9b4', opacity: 0.14 },
      {
        d:
          leaf(600, 96, -70, -18) +
          leaf(584, 60, -66, 14) +
          leaf(560, 32, -56, 34) +
          leaf(534, 8, -36, 46) +
          leaf(600, 130, -46, 20),
        fill: '#8fae8b',
      },
      {
        d:
          leaf(372, 340, -18, -60) +
          leaf(404, 334, 10, -52) +
          leaf(336, 340, -46, -34) +
          leaf(566, 340, 4, -52) +
          leaf(596, 330, -30, -52),
        fill: '#7a9c7c',
      },
      {
        d: [0, 1, 2, 3, 4]
          .map((i) => circle(572 + Math.round(19 * Math.cos(i * 1.257)), 26 + Math.round(19 * Math.sin(i * 1.257)), 14))
          .join(''),
        fill: '#f7dcd6',
      },
      {
        d: [0, 1, 2, 3, 4]
          .map((i) => circle(388 + Math.round(17 * Math.cos(i * 1.257)), 326 + Math.round(17 * Math.sin(i * 1.257)), 13))
          .join(''),
        fill: '#f2c4bf',
      },
      { d: circle(572, 26, 9) + circle(388, 326, 8), fill: '#e2a94f' },
      { d: circle(500, 190, 60), stroke: '#d9a548', strokeWidth: 13 },
      { d: circle(418, 190, 60), stroke: '#f0cb7d', strokeWidth: 13 },
      // The far ring passes over the near one once, so that they hold each other.
      { d: 'M444 211A60 60 0 0 0 470 242', stroke: '#d9a548', strokeWidth: 13 },
      { d: 'M398 96h40l16 18-36 34-36-34Z', fill: '#eef7fb' },
      { d: 'M398 96l20 18 20-18M382 114h72M404 114l14 34 14-34', stroke: '#a9c9d8', strokeWidth: 2 },
    ],
    mail: { back: '#5d2748', halo: '#7d4364', light: '#f0cb7d', hills: ['#7a9c7c', '#f2c4bf'] },
  },
  /** The Kaaba under a clear night, before the arcades and minarets of the mosque. */
  umrah: {
    shapes: [
      { d: 'M0 0H600V340H0Z', fill: '#12473f' },
      { d: 'M0 0H600V108C420 160 200 84 0 140Z', fill: '#0e3a35' },
      { d: circle(462, 190, 150), fill: '#e9c987', opacity: 0.14 },
      { d: circle(462, 190, 108), fill: '#e9c987', opacity: 0.16 },
      { d: star(306, 60, 6) + star(420, 40, 5) + star(500, 62, 7) + star(250, 28, 4), fill: '#f8e7bd' },
      {
        d: 'M340 250V96L347 78V66H349V78L356 96V250ZM568 250V96L575 78V66H577V78L584 96V250ZM336 118h24v8h-24ZM564 118h24v8h-24Z',
        fill: '#d8b877',
      },
      { d: 'M290 200H600V262H290Z', fill: '#b99a5f' },
      { d: arches([296, 352, 518, 556], 262), fill: '#0e3a35' },
      { d: 'M0 340V286C120 262 240 258 340 256H600V340Z', fill: '#0b2f2b' },
      { d: 'M300 296C340 262 570 258 640 292M262 322C330 276 590 270 680 316', stroke: '#d8b877', strokeWidth: 2, opacity: 0.4 },
      { d: 'M396 148L486 138V296L396 282Z', fill: '#1b1815' },
      { d: 'M486 138L544 150V280L486 296Z', fill: '#0d0b0a' },
      { d: 'M396 176L486 168V184L396 191ZM486 168L544 178V193L486 184Z', fill: '#e6bf63' },
      { d: 'M446 222L470 221V293L446 289Z', fill: '#e6bf63' },
    ],
    mail: { back: '#12473f', halo: '#2e5d50', light: '#e6bf63', hills: ['#b99a5f', '#0b2f2b'] },
  },
};
