import { brush, fill, fills, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, poly, rect } from '../../engine/paths.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, inks, sight } from '../sights/sheet.ts';

const lamps = (from: number, to: number, count: number, y: (x: number) => number) =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1)).map((x) => [x, y(x)] as const);

/** The raised wings of a bridge over the Neva in a white night, the fortress spire between them. */
export const drawbridge = sight(
  'drawbridge',
  ...air('dusk'),
  water({ from: 0.66, colours: ['#c87f88', '#6a4a86', '#2a2c66'], ripple: '#ffd8a8', count: 80, seed: 41 }),
  drawn((ink) => {
    const left = lamps(0, 214, 5, () => 352);
    const right = lamps(586, 800, 5, () => 352);
    const piers = (x: number) =>
      body(ink, inks.stone, poly(x - 34, 470, x - 26, 372, x + 26, 372, x + 34, 470), rect(x - 40, 356, 80, 18)) +
      line('#6d6a82', 2, `M${x - 29} 398H${x + 29}M${x - 31} 424H${x + 31}M${x - 33} 450H${x + 33}`, 0.5);
    return (
      // The far bank: the fortress with its spire, and palaces.
      fill(
        '#6a4a78',
        `M0 396V374H60V362H120V376H196V366H250V378H320V372H350V384H450V370H520V378H600V362H664V374H740V366H800V400H0z`,
      ) +
      fills('#4c3a6c', [
        rect(330, 352, 140, 46),
        poly(384, 352, 388, 306, 412, 306, 416, 352),
        'M384 306Q400 280 416 306z',
        poly(396, 292, 400, 116, 404, 292),
      ]) +
      fill('#ffd98a', poly(397.6, 290, 400, 118, 402.4, 290) + circle(400, 114, 4)) +
      fill(
        '#ffd98a',
        repeat(6, (i) => rect(342 + i * 22, 366, 7, 12)),
        0.8,
      ) +
      fill(
        '#ffd98a',
        repeat(7, (i) => rect(70 + i * 34, 384, 6, 7) + rect(516 + i * 38, 384, 6, 7)),
        0.7,
      ) +
      // Fixed spans on both sides.
      fill(ink.fade('#59668a', '#2c2f5c'), 'M0 366H216V392H200Q108 396 0 440zM800 366H584V392H600Q692 396 800 440z') +
      line('#ffd98a', 2.5, 'M0 362H216M800 362H584', 0.7) +
      piers(214) +
      piers(586) +
      // The two wings, raised.
      [1, -1]
        .map((way) => {
          const at = (x: number) => (way === 1 ? x : 800 - x);
          return (
            fill(ink.side('#8793ac', '#59668a', '#2f3562'), poly(at(222), 362, at(316), 152, at(334), 160, at(262), 372)) +
            brush(
              '#2c2f5c',
              4,
              repeat(6, (i) => `M${at(236 + i * 15)} ${350 - i * 32}L${at(262 + i * 12)} ${338 - i * 30}`),
            ) +
            line('#ffd98a', 3, `M${at(219)} 360L${at(313)} 151`, 0.9) +
            fills(
              '#fff0b8',
              Array.from({ length: 5 }, (_, i) => circle(at(214 + i * 22), 344 - i * 48, 4)),
            )
          );
        })
        .join('') +
      // Lamps along the bridge, and their light on the river.
      [...left, ...right]
        .map(([x, y]) => line('#2c2f5c', 4, `M${x} ${y + 12}V${y - 26}`) + fill('#fff0b8', circle(x, y - 30, 6)))
        .join('') +
      fill('#ffe3a0', [...left, ...right].map(([x]) => rect(x - 2, 462, 4, 66)).join('') + rect(394, 414, 12, 130), 0.35) +
      // A boat on its way through.
      fill('#20204c', 'M300 520H470L452 556H322zM336 520V496H430L442 520z') +
      fill(
        '#ffd98a',
        repeat(5, (i) => rect(346 + i * 17, 502, 10, 10)),
      ) +
      line('#20204c', 4, 'M384 496V462') +
      fill('#f2595c', circle(384, 460, 4)) +
      fill('#ffffff', 'M286 556Q380 546 486 556 380 570 286 556z', 0.35)
    );
  }),
);
