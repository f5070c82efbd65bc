import { fill, fills, line } from '../../engine/ink.ts';
import { range, repeat } from '../../engine/numbers.ts';
import { along, arch, circle, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

/** The Peter and Paul Fortress from the Neva: granite bastions, the cathedral and its gilded needle. About 700 wide. */
export function peterPaulFortress(c: {
  granite: Three;
  wall: Three;
  gold: Three;
  roof: string;
  window: string;
  glow: string;
}): Landmark {
  return ({ ink }) => {
    const wall = ink.side(...c.wall);
    const gold = ink.side(...c.gold);
    let out =
      fill(wall, rect(-40, -150, 200, 110)) +
      fill(c.roof, poly(-46, -150, -30, -168, 150, -168, 166, -150)) +
      fill(
        c.window,
        along(-24, 146, 9, (x) => arch(x, -66, 10, 54)),
      ) +
      fill(c.glow, arch(18, -66, 10, 54) + arch(103, -66, 10, 54)) +
      fill(
        '#fff',
        along(-34, 156, 10, (x) => rect(x - 2, -150, 4, 110)),
        0.85,
      );
    out +=
      fills(wall, [rect(126, -206, 30, 56)]) +
      fill(gold, 'M124-206C122-228 134-236 141-250 148-236 160-228 158-206z') +
      line(c.gold[0], 2, open(141, -248, 141, -270));
    out +=
      fills(wall, [rect(-74, -212, 66, 172), rect(-66, -262, 50, 50), rect(-58, -296, 34, 34)]) +
      fill(
        '#fff',
        [-72, -50, -32, -12].map((x) => rect(x, -212, 3, 172)).join('') + rect(-78, -214, 74, 4) + rect(-70, -264, 58, 4),
        0.85,
      ) +
      fill(c.window, arch(-41, -150, 16, 40) + arch(-41, -80, 16, 40) + arch(-41, -224, 16, 28) + arch(-41, -268, 10, 18));
    out +=
      fill(gold, 'M-62-296C-60-312-48-314-46-326H-36C-34-314-22-312-20-296z') +
      fill(gold, poly(-46, -326, -42, -470, -40, -470, -36, -326)) +
      fills(gold, [circle(-41, -472, 4)]) +
      line(c.gold[0], 1.8, open(-41, -474, -41, -500) + open(-46, -490, -36, -490));
    out +=
      fill(ink.side(...c.granite), 'M-360 0L-348-46H-120L-100-56H40L60-46H330L342 0z') +
      fill(c.granite[0], rect(-350, -48, 682, 4)) +
      line(c.granite[2], 1.2, `M-354-22H336M-351-34H333${repeat(30, (i) => `M${-340 + i * 23}-${i % 2 ? 34 : 22}v12`)}`, 0.4) +
      fill(
        c.granite[2],
        along(-310, 300, 10, (x) => rect(x - 3, -40, 6, 4)),
        0.6,
      ) +
      fill(c.granite[2], arch(-30, 0, 44, 42)) +
      fill(c.glow, arch(-30, 0, 30, 32));
    return (
      out +
      fills(ink.side(...c.granite), [rect(-362, -70, 20, 70), rect(324, -70, 20, 70)]) +
      fill(c.roof, poly(-366, -70, -352, -90, -338, -70) + poly(320, -70, 334, -90, 348, -70))
    );
  };
}

/** A drawbridge with both leaves raised, lamps on its piers. About 620 wide, origin at the waterline. */
export function raisedBridge(c: { iron: Three; stone: Three; lamp: string; deck: string }): Landmark {
  return ({ ink }) => {
    const stone = ink.side(...c.stone);
    const truss = (s: -1 | 1) => {
      const d = `M${s * 96} -50L${s * 60}-54L${s * 6}-214L${s * 22}-216z`;
      return (
        fill(c.deck, d) +
        line(
          c.iron[0],
          1.6,
          repeat(8, (i) => {
            const t = i / 8;
            return `M${Math.round(s * (96 - t * 76))} ${Math.round(-50 - t * 162)}L${Math.round(s * (60 - (t + 0.12) * 54))} ${Math.round(-54 - (t + 0.12) * 158)}`;
          }),
          0.7,
        ) +
        line(c.iron[0], 2.4, `M${s * 96} -50L${s * 22}-216`)
      );
    };
    return (
      fill(c.deck, rect(-1000, -62, 910, 14) + rect(90, -62, 910, 14)) +
      line(c.iron[0], 2, `M-1000-74H-90M90-74H1000${repeat(46, (i) => `M${-90 - i * 19.5}-74v12M${92 + i * 19.5}-74v12`)}`, 0.8) +
      fill(
        c.iron[1],
        range(4)
          .flatMap((i) =>
            [-1, 1].map(
              (s) => `M${s * (112 + i * 104)}-20Q${s * (150 + i * 104)}-58 ${s * (190 + i * 104)}-20V-50H${s * (112 + i * 104)}z`,
            ),
          )
          .join(''),
      ) +
      truss(-1) +
      truss(1) +
      fills(
        stone,
        [-514, -410, -306, -202, -98, 98, 202, 306, 410, 514].map((x) => poly(x - 18, 6, x - 14, -64, x + 14, -64, x + 18, 6)),
      ) +
      line(c.iron[1], 3, [-260, -202, -150, 150, 202, 260].map((x) => open(x, -72, x, -104)).join('')) +
      fill(c.lamp, [-260, -202, -150, 150, 202, 260].map((x) => circle(x, -108, 5)).join(''))
    );
  };
}
