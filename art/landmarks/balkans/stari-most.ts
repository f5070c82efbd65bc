import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { each, numbers, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, dome, open, type Point, poly, rect, sliver } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

export interface OldBridgeColours {
  stone: Three;
  slab: Three;
  joint: string;
  slit: string;
  /** Walls and lead of the mosque behind. */
  mosque: Three;
  lead: Three;
  shirts: readonly string[];
}

const springing = -84;
/** One side of the opening from its springing to the crown, as a Bézier curve. */
const haunch: readonly [Point, Point, Point, Point] = [
  [178, springing],
  [178, -164],
  [84, -226],
  [0, -240],
];

/** A point of the opening, `t` from springing to crown, and its distance outwards. */
function onArch(t: number, side: -1 | 1, out: number): Point {
  const [a, b, c, d] = haunch;
  const s = 1 - t;
  const at = (i: 0 | 1) => s ** 3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t ** 3 * d[i];
  const slope = (i: 0 | 1) => s * s * (b[i] - a[i]) + 2 * s * t * (c[i] - b[i]) + t * t * (d[i] - c[i]);
  const [dx, dy] = [slope(0), slope(1)];
  const length = Math.hypot(dx, dy);
  return [side * (at(0) - (dy / length) * out), at(1) + (dx / length) * out];
}

/** The opening as seen `deep` of the way through the bridge: it draws together towards the eye, low over the water. */
function opening(size: number): string {
  const at = (x: number, y: number) => numbers(x * size, -24 + (y + 24) * size);
  return `M${numbers(-178 * size, 18)}L${at(-178, springing)}C${at(-178, -164)} ${at(-84, -226)} ${at(0, -240)}C${at(84, -226)} ${at(178, -164)} ${at(178, springing)}L${at(178, 30)}z`;
}

const deckTop = (x: number) => -286 + 46 * (Math.sqrt((x / 214) ** 2 + 0.03) - Math.sqrt(0.03)) * 1.18;
const deckLine = (lift: number) => range(25).map((i): Point => [-252 + i * 21, deckTop(-252 + i * 21) + lift]);
const flat = (points: readonly Point[]) => numbers(...points.flat());

/** The Koski Mehmed Pasha mosque: a leaden dome and a minaret as thin as a pencil. */
const mosque = ({ mosque: wall, lead, slit }: OldBridgeColours): Landmark => {
  return ({ ink }) => {
    const white = ink.side(...wall);
    const grey = ink.side(...lead);
    return (
      fills(white, [rect(100, -286, 88, 80), poly(110, -286, 118, -304, 170, -304, 178, -286)]) +
      fill(ink.ball(...lead), dome(144, -303, 28, 30)) +
      line(lead[2], 2, open(144, -332, 144, -344)) +
      fill(slit, [122, 144, 166].map((x) => arch(x, -262, 8, 15)).join('')) +
      fills(white, [rect(73, -382, 12, 180), poly(68, -382, 70, -374, 88, -374, 90, -382), rect(75, -400, 8, 12)]) +
      fill(wall[2], rect(67, -388, 24, 6)) +
      fill(grey, poly(73, -399, 79, -432, 85, -399)) +
      line(lead[2], 1.6, open(79, -430, 79, -441))
    );
  };
};

/** The Old Bridge of Mostar between its two towers, seen from the bank below; 620 wide, origin on the water under its crown. */
export function oldBridge(c: OldBridgeColours): Landmark {
  return (stage) => {
    const { ink, lit } = stage;
    const stone = ink.side(...c.stone);
    const slab = ink.side(...c.slab);
    const [near, far] = [opening(1), opening(0.86)];
    const face = `M-262 18L-254-222L${flat(deckLine(0))}L254-222 262 18H178V${springing}C178-164 84-226 0-240-84-226-178-164-178 ${springing}V18z`;
    const courses = range(21).map((i) => -262 + i * 13);
    const joints = ([-1, 1] as const).flatMap((side) =>
      range(14).map((i) => `M${flat([onArch(i / 14, side, 0), onArch(i / 14, side, 15)])}`),
    );
    const ring = ([-1, 1] as const).map((side) => {
      const steps = range(13).map((i) => i / 12);
      return `M${flat([...steps.map((t) => onArch(t, side, 0)), ...steps.toReversed().map((t) => onArch(t, side, 15))])}z`;
    });
    const moulding = ([-1, 1] as const).map((side) => `M${flat(range(13).map((i) => onArch(i / 12, side, 16)))}`).join('');
    // Those who cross: heads and shoulders above the parapet.
    const crossing = [-176, -158, -112, -86, -58, 34, 54, 100, 186];
    const people = each(crossing, (x, i) => {
      const y = deckTop(x) + 4;
      return (
        fill(c.shirts[i % c.shirts.length] ?? '#fff', `M${numbers(x - 5.5, y)}c0-9 1-13 5.5-13s5.5 4 5.5 13z`) +
        fill(i % 3 ? '#4a3040' : '#f0d8a0', circle(x, y - 15.5, 3.4))
      );
    });
    const diver = group(
      `translate(-14 ${numbers(deckTop(-14))})scale(1.3)`,
      brush('#b5704c', 3.4, 'M-1.6 0V-11M1.8 0V-11') +
        fill('#1f3f6a', rect(-4, -15, 8, 7)) +
        fill('#c98258', 'M-4-14l-1.5-10h11l-1.5 10z') +
        brush('#c98258', 2.6, 'M-15-27L-4-22H4L15-27') +
        fill('#3a2430', circle(0, -28, 3.5)),
    );
    return (
      mosque(c)(stage) +
      people +
      // Inside of the vault: the side towards the light is in shade, the other one bright, green from the water below.
      fill(ink.across('#6f6468', '#8a7a74', '#e0c8a4'), near + far).replace('<path', '<path fill-rule="evenodd"') +
      fill(ink.fade([0.35, '#3fae94', 0], [1, '#3fae94', 0.6]), near + far).replace('<path', '<path fill-rule="evenodd"') +
      fill(
        '#f0fff0',
        each([-150, -128, -176, -112, -92, -160], (y, i) =>
          sliver(lit * -1 * (144 - i * 2 - Math.max(0, -y - 120) * 0.5) - 10, y, 20, 2.4),
        ),
        0.55,
      ) +
      fill(stone, face) +
      `<g clip-path="${ink.clip(face)}">${
        line(c.joint, 1, courses.map((y) => `M-262 ${y}H262`).join(''), 0.35) +
        line(c.joint, 1, courses.map((y, r) => repeat(12, (i) => `M${-258 + i * 46 + ((r * 17) % 40)} ${y}v13`)).join(''), 0.3)
      }</g>` +
      fill(c.stone[0], ring.join('') + rect(-200, springing - 2, 24, 10) + rect(176, springing - 2, 24, 10)) +
      line(c.joint, 1, joints.join(''), 0.6) +
      line(c.joint, 2.4, moulding, 0.7) +
      fill(ink.across(c.stone[0], c.stone[0], c.stone[1]), `M${flat(deckLine(0))}L${flat(deckLine(14).toReversed())}z`) +
      line(c.joint, 2.6, `M${flat(deckLine(15))}`, 0.75) +
      line('#fffaf0', 2, `M${flat(deckLine(0))}`) +
      // Halebija, square, and Tara, half round.
      fills(stone, [poly(-318, 18, -308, -318, -228, -318, -224, 18), poly(222, 18, 226, -330, 312, -330, 318, 18)]) +
      fills(slab, [poly(-316, -316, -292, -352, -244, -352, -220, -316), 'M217-328Q269-318 321-328L274-372H264z']) +
      line(c.slab[2], 1.2, 'M-308-328H-228M-300-340H-236M226-340H312M240-354H298', 0.6) +
      line(
        c.joint,
        1,
        repeat(11, (i) => `M-312 ${-304 + i * 26}h84M224 ${-312 + i * 26}h90`),
        0.35,
      ) +
      fill(
        c.slit,
        arch(-286, -276, 9, 18) +
          arch(-252, -276, 9, 18) +
          rect(-272, -236, 7, 13) +
          rect(-290, -190, 6, 12) +
          rect(246, -292, 6, 14) +
          rect(266, -300, 6, 14) +
          rect(288, -292, 6, 14) +
          rect(264, -240, 6, 14) +
          rect(282, -184, 6, 14),
      ) +
      diver
    );
  };
}
