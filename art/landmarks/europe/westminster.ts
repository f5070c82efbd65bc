import { brush, fill, fills, line } from '../../engine/ink.ts';
import { each, numbers, range, repeat } from '../../engine/numbers.ts';
import { along, arch, circle, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface StoneColours {
  light: string;
  body: string;
  shade: string;
  window: string;
  glow: string;
  roof: readonly [string, string, string];
}

const pinnacle = (x: number, y: number, w: number, h: number) =>
  poly(x - w / 2, y, x - w / 2, y - h * 0.4, x, y - h, x + w / 2, y - h * 0.4, x + w / 2, y);

/** The Elizabeth Tower with the Palace of Westminster running off to its left, as seen from the far bank. */
export function westminster(colours: StoneColours): Landmark {
  return ({ ink, lit }) => {
    const { light, body, shade, window, glow } = colours;
    const stone = ink.side(light, body, shade);
    const slate = ink.side(...colours.roof);
    const wall = ink.fade(body, shade);
    const hands = open(0, 0, 0, -19) + open(0, 0, 10, 8);
    // Victoria Tower, far end of the palace.
    let out =
      fill(stone, rect(-520, -262, 76, 262)) +
      fills(
        stone,
        [-520, -444].map((x) => rect(x - 9, -284, 18, 284) + pinnacle(x, -284, 18, 44)),
      );
    out += fill(
      window,
      along(-502, -462, 3, (x) => arch(x, -150, 11, 82, 'pointed') + arch(x, -52, 11, 70, 'pointed')),
      0.75,
    );
    out += fill(shade, rect(-524, -262, 84, 5) + rect(-524, -166, 84, 4) + rect(-524, -42, 84, 4), 0.7);
    out += line(shade, 2.5, open(-482, -262, -482, -320)) + fill('#b3202f', poly(-482, -318, -456, -312, -482, -305));
    // River front: bays between buttresses, each ending in a pinnacle.
    out += fill(slate, poly(-446, -104, -436, -128, -70, -128, -60, -104));
    out += fill(wall, rect(-446, -106, 400, 106));
    out += fill(
      light,
      repeat(19, (i) => (lit === -1 ? rect(-446 + i * 21.5, -106, 6, 106) : rect(-439 + i * 21.5, -106, 6, 106))),
      0.8,
    );
    out += fill(
      shade,
      repeat(19, (i) => rect(-439 + i * 21.5 - (lit === -1 ? 0 : 7), -106, 3, 106)),
      0.65,
    );
    out += fill(
      body,
      along(-442.5, -55.5, 19, (x) => pinnacle(x, -104, 7, 26)),
    );
    out += fill(
      window,
      along(-431, -66, 18, (x) => arch(x, -62, 8, 34, 'pointed') + arch(x, -14, 8, 34, 'pointed')),
      0.85,
    );
    out += fill(glow, [1, 4, 5, 9, 12, 15].map((i) => arch(-431 + i * 21.5, i % 2 ? -62 : -14, 8, 34, 'pointed')).join(''));
    out += fill(shade, rect(-446, -108, 400, 3.5) + rect(-446, -57, 400, 3), 0.6);
    // Central lantern and two river turrets.
    out +=
      fill(stone, poly(-286, -128, -282, -190, -254, -190, -250, -128) + poly(-280, -190, -268, -286, -256, -190)) +
      fill(
        window,
        along(-276, -260, 3, (x) => arch(x, -138, 5, 40, 'pointed')),
        0.8,
      );
    out += fills(
      stone,
      [-366, -170].map((x) => rect(x - 13, -150, 26, 150) + poly(x - 13, -150, x, -196, x + 13, -150)),
    );
    out += fill(
      window,
      each(
        [-366, -170],
        (x) => arch(x, -112, 8, 28, 'pointed') + arch(x, -62, 8, 34, 'pointed') + arch(x, -14, 8, 34, 'pointed'),
      ),
      0.85,
    );
    // Elizabeth Tower: shaft, clock stage, belfry, two roofs, spire.
    out += fill(stone, rect(-30, -318, 60, 318));
    out += fill(
      shade,
      along(-20, 20, 6, (x) => rect(x - 1, -304, 2, 296)),
      0.45,
    );
    out += fill(
      window,
      along(-12, 12, 4, (x) => repeat(6, (k) => arch(x, -262 + k * 46, 3.4, 26, 'pointed'))),
      0.7,
    );
    out += fill(
      shade,
      repeat(7, (k) => rect(-31, -306 + k * 46, 62, 3)),
      0.5,
    );
    out += fills(
      stone,
      [-30, 30].map((x) => rect(x - 4.5, -322, 9, 322)),
    );
    out += fill(
      stone,
      poly(-31, -318, -38, -326, -38, -398, 38, -398, 38, -326, 31, -318) + along(-38, 38, 2, (x) => pinnacle(x, -398, 9, 30)),
    );
    out += fill(shade, rect(-40, -401, 80, 5) + rect(-38, -328, 76, 3), 0.65);
    out += fill(shade, circle(0, -362, 31)) + fill('#fff7df', circle(0, -362, 27)) + line(shade, 1.6, circle(0, -362, 22.5));
    out += line(
      window,
      1.4,
      repeat(12, (i) =>
        open(
          Math.cos(i * 0.5236) * 20,
          -362 + Math.sin(i * 0.5236) * 20,
          Math.cos(i * 0.5236) * 25,
          -362 + Math.sin(i * 0.5236) * 25,
        ),
      ),
    );
    out += `<g transform="translate(0-362)">${brush(window, 2.6, hands)}</g>`;
    out +=
      fill(stone, rect(-34, -424, 68, 26)) +
      fill(
        window,
        along(-25, 25, 7, (x) => arch(x, -402, 5, 19, 'pointed')),
        0.85,
      ) +
      fill(shade, rect(-36, -427, 72, 4), 0.7);
    out +=
      fill(slate, poly(-34, -427, -19, -462, 19, -462, 34, -427)) +
      fill(
        glow,
        along(-16, 16, 3, (x) => poly(x - 3, -436, x, -446, x + 3, -436)),
      );
    out +=
      fill(stone, rect(-17, -480, 34, 18)) +
      fill(
        window,
        along(-11, 11, 5, (x) => arch(x, -463, 3.4, 13, 'pointed')),
        0.85,
      );
    out +=
      fill(slate, poly(-18, -480, -10, -498, 0, -540, 10, -498, 18, -480)) +
      line(glow, 2.4, open(0, -538, 0, -562)) +
      fill(glow, circle(0, -556, 3.4));
    return out;
  };
}

/** Westminster Bridge: low green spans on granite piers, lamps, and a red bus crossing. */
export function westminsterBridge(colours: {
  iron: string;
  ironLight: string;
  stone: string;
  shade: string;
  lamp: string;
  bus: string;
  glass: string;
}): Landmark {
  return ({ ink, lit }) => {
    const span = 190;
    let [voids, piers, lamps, ribs] = ['', '', '', ''];
    for (const i of range(5)) {
      const x = i * span;
      voids += `M${numbers(x + 14, 4)}C${numbers(x + 30, -44, x + span - 30, -44, x + span - 14, 4)}z`;
      ribs += `M${numbers(x + 12, 2)}C${numbers(x + 30, -50, x + span - 30, -50, x + span - 12, 2)}`;
      piers += poly(x - 14, 6, x - 10, -44, x + 10, -44, x + 14, 6);
      lamps += open(x, -62, x, -92) + open(x - 8, -84, x + 8, -84);
    }
    const glow = repeat(5, (i) => circle(i * span - 8, -88, 3.6) + circle(i * span + 8, -88, 3.6) + circle(i * span, -95, 4.2));
    const deck = `M0-62H950V4H0z`;
    let out =
      fill(ink.fade(colours.ironLight, colours.iron), deck) + fill(colours.shade, voids) + line(colours.ironLight, 3, ribs, 0.8);
    out +=
      fill(ink.side(colours.ironLight, colours.stone, colours.iron), piers) +
      fill(colours.ironLight, rect(0, -66, 950, 5)) +
      fill(colours.iron, rect(0, -52, 950, 2), 0.8);
    out += line(colours.iron, 2.4, lamps) + fill(colours.lamp, glow);
    const bx = 270;
    const red = ink.side(colours.bus, colours.bus, '#8f1420');
    out +=
      fill(red, `M${bx}-66v-46q0-6 6-6h78q6 0 6 6v46z`) +
      fill(
        colours.glass,
        repeat(5, (i) => rect(bx + 6 + i * 16, -110, 13, 13) + rect(bx + 6 + i * 16, -88, 13, 12)),
      );
    out +=
      fill('#fff4dc', rect(bx, -95, 90, 3), 0.9) +
      fill('#20222e', circle(bx + 20, -66, 6) + circle(bx + 70, -66, 6)) +
      fill(colours.lamp, rect(lit === -1 ? bx : bx + 86, -76, 4, 4));
    return out;
  };
}
