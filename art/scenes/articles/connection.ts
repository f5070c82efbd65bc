import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import { airliner } from '../../life/aircraft.ts';
import { palmShape } from '../../nature/palms.ts';
import { air, drawn, ground, sight } from '../sights/sheet.ts';
import { rounded } from './desk.ts';

/** Where the lines of the hall meet. */
const [vx, vy] = [470, 330];
/** From a point towards there, by a fraction of the way. */
const towards = (x: number, y: number, t: number) => [x + (vx - x) * t, y + (vy - y) * t] as const;

/** A traveller seen from behind, standing, her case beside her: no haste. */
const traveller = () =>
  fill('#1c1024', ellipse(14, 2, 96, 10), 0.28) +
  brush('#2f3050', 19, 'M-13-84L-15-8M13-84L15-8') +
  fill('#f4f0ea', `${rounded(-26, -12, 22, 13, 6)}${rounded(5, -12, 22, 13, 6)}`) +
  fill('#c2405c', 'M-20-178C-44-174-46-148-42-76H42C46-148 44-174 20-178z') +
  fill('#8f2a48', 'M12-178C36-174 46-148 42-76H22C26-130 24-160 12-178z') +
  brush('#c2405c', 17, 'M-37-164L-50-100') +
  brush('#8f2a48', 17, 'M38-164L60-108') +
  fill('#e0b08c', circle(-51, -92, 8) + circle(62, -100, 8)) +
  // A small rucksack.
  fill('#e9b446', rounded(-24, -166, 48, 62, 18)) +
  fill('#c98f3f', rounded(-16, -136, 32, 26, 9)) +
  fill('#ffd98a', rect(-16, -142, 32, 4)) +
  // Her scarf.
  fill('#f6ead8', 'M-23-184C-30-226 30-226 23-184 30-172 26-162 14-160H-14C-26-162-30-172-23-184z') +
  fill('#d8c4b4', 'M6-214C28-212 26-196 23-184 30-172 26-162 14-160H4C16-172 16-196 6-214z') +
  // The boarding pass.
  group('translate(-56-106)rotate(-18)', fill('#fffaf0', rounded(-8, -30, 22, 34, 3)) + fill('#8a1538', rect(-8, -26, 22, 7)));

const suitcase = (light: string, dark: string) =>
  line('#5a566c', 5, 'M-15-94V-142H17V-94') +
  fill(light, rounded(-32, -98, 66, 92, 11)) +
  fill(dark, rounded(8, -98, 26, 92, 11), 0.6) +
  line(dark, 3, 'M-14-94V-12M4-94V-12') +
  fills('#2a2438', [circle(-22, -4, 6), circle(24, -4, 6)]);

/** The board of the next departures: times, places and gates as strokes. */
const board = () => {
  const random = randomFrom(9);
  return (
    line('#6a6484', 5, 'M46-60V0M274-60V0') +
    fill('#1c1024', rounded(8, 9, 320, 172, 10), 0.22) +
    fill('#161c38', rounded(0, 0, 320, 172, 10)) +
    fill('#28315c', `${rounded(0, 0, 320, 36, 10)}${rect(0, 20, 320, 16)}`) +
    fill('#ffd98a', 'M16 20l9-2 12 2 13-12h6l-6 13 10 2 4-5h4l-2 8 2 8h-4l-4-5-27-2z') +
    line('#8f9ac8', 5, 'M92 19h70M196 19h40M264 19h34') +
    range(4)
      .map((i) => {
        const y = 57 + i * 31;
        return (
          (i === 1 ? fill('#3a4680', rect(0, y - 15, 320, 30)) : '') +
          line('#ffe9b4', 7, `M16 ${y}h34`) +
          line('#e8ecff', 7, `M92 ${y}h${numbers(46 + random() * 46)}`) +
          line('#aab4e0', 7, `M196 ${y}h26`) +
          fill(['#5fd08a', '#ffc85a', '#5fd08a', '#8f9ac8'][i] ?? '#5fd08a', rounded(258, y - 7, 46, 14, 7))
        );
      })
      .join('')
  );
};

/** Changing planes: a moving walkway through a bright hall, the board above it, and someone who stands and lets it carry her. */
export const connection = sight(
  'connection',
  ...air('gold', [0.2, 0.4], 36),
  drawn(
    (ink) =>
      // Beyond the glass: the apron and the next aircraft.
      ground(ink, 372, '#ecc79c', '#b98f78') +
      fill('#b08c98', 'M0 372V356H60V348H110V360H170V352H230V372z', 0.6) +
      group(
        'translate(150 418)scale(.74)',
        airliner({ body: '#fffaf2', belly: '#cdb8c4', window: '#4a6a84', accent: '#1f7480', dark: '#3f3a52' }),
      ) +
      line(
        '#fff6e8',
        5,
        repeat(6, (i) => open(10 + i * 74, 60, 10 + i * 74, 470 - i * 18)),
        0.85,
      ) +
      line('#fff6e8', 4, 'M0 214L470 330M0 110L470 330', 0.6) +
      // The roof, a wave of pale ribs that run into the distance.
      fill(ink.across('#fff6e4', '#ecd4b8', '#b79a9c'), 'M0 0H800V330H470C430 214 250 92 0 96z') +
      line(
        '#d0a884',
        5,
        repeat(9, (i) => `M${-20 + i * 100} ${i < 4 ? 88 - i * 30 : -10}Q${300 + i * 24} ${90 + i * 8} ${vx} ${vy - 4}`),
        0.55,
      ) +
      line('#fffdf2', 9, `M-10 100C250 96 430 214 ${vx} ${vy}`) +
      // The wall of gates on the far side.
      fill(ink.fade('#f6e2cc', '#c9a8a0'), poly(vx, vy - 4, 800, 190, 800, 520, vx, vy + 26)) +
      fill('#fff6e0', poly(560, 310, 560, 376, 612, 396, 612, 296), 0.9) +
      fill('#fff6e0', poly(650, 286, 650, 412, 740, 448, 740, 262), 0.9) +
      fill('#8a1538', poly(548, 290, 548, 302, 626, 288, 626, 272) + poly(636, 268, 636, 282, 760, 254, 760, 234)) +
      fills('#ffd98a', [circle(587, 288, 5), circle(698, 259, 8)]) +
      // The floor, polished.
      fill(ink.fade('#f8e8d4', '#d8b8a8', '#a4869c'), poly(-10, 470, vx, vy + 22, 810, 505, 810, 610, -10, 610)) +
      line(
        '#a8849a',
        1.6,
        `${[-400, -120, 60, 720, 900, 1200].map((x) => open(x, 610, vx, vy + 20)).join('')}M330 386H560M250 420H660M120 474H800`,
        0.35,
      ) +
      fill('#fff', poly(20, 600, 130, 470, 200, 470, 110, 600), 0.28),
  ),
  drawn((ink) => {
    const [l, r] = [250, 640];
    const [lt, rt] = [towards(l, 606, 0.93), towards(r, 606, 0.93)];
    const rail = (x: number) => {
      const [a, b] = [towards(x, 520, 0), towards(x, 520, 0.93)];
      const [c, d] = [towards(x, 606, 0.93), towards(x, 606, 0)];
      return poly(...a, ...b, ...c, ...d);
    };
    return (
      // The walkway: steel plates between glass sides with black handrails.
      fill(ink.fade('#4a4a60', '#6f6f88', '#8c8ca4'), poly(...lt, ...rt, r, 606, l, 606)) +
      line(
        '#3a3a50',
        2,
        range(16)
          .map((i) => {
            const t = 1 - 0.86 ** i;
            return open(...towards(l, 606, t), ...towards(r, 606, t));
          })
          .join(''),
        0.6,
      ) +
      line(
        '#c8c8d8',
        1.4,
        repeat(7, (i) => open(l + 40 + i * 52, 606, vx + (i - 3) * 3, vy + 22)),
        0.35,
      ) +
      fill('#ffd24a', poly(l, 606, ...towards(l, 606, 0.06), ...towards(r, 606, 0.06), r, 606), 0.9) +
      fill('#d8f0f0', rail(l) + rail(r), 0.5) +
      brush(
        '#2a2438',
        12,
        open(...towards(l, 514, 0), ...towards(l, 514, 0.5)) + open(...towards(r, 514, 0), ...towards(r, 514, 0.5)),
      ) +
      brush(
        '#2a2438',
        5,
        open(...towards(l, 514, 0.5), ...towards(l, 514, 0.93)) + open(...towards(r, 514, 0.5), ...towards(r, 514, 0.93)),
      ) +
      // Others far ahead.
      brush('#3a5a74', 8, 'M462 372V350M476 366V348') +
      fills('#5a3a34', [circle(462, 342, 4), circle(476, 341, 3.6)]) +
      group('translate(404 566)scale(1.12)', traveller()) +
      group('translate(505 566)scale(1.02)', suitcase(ink.across('#4fb0b8', '#22808e'), '#12525e')) +
      group('translate(430 76)scale(.86)', board()) +
      // A clock that says there is time.
      line('#6a6484', 5, 'M760 0V66') +
      fill('#2a2438', circle(760, 100, 37)) +
      fill('#fffaf0', circle(760, 100, 31)) +
      brush('#2a2438', 5, 'M760 100V79M760 100L776 108') +
      fill('#c2405c', circle(760, 100, 4)) +
      // Green beside the way.
      `<g transform="translate(74 598)">${palmShape(210, 12, 24, { light: '#6fa874', dark: '#2f6a5c', trunk: '#5a3a40', trunkLight: '#a8705a' })}${fill(ink.side('#fff3dc', '#e0b48c', '#9a6a70'), 'M-44-46H44L34 8H-34z')}</g>` +
      `<g transform="translate(722 602)">${palmShape(170, -12, 14, { light: '#5f9a6a', dark: '#2a5f58', trunk: '#5a3a40', trunkLight: '#a8705a' })}${fill(ink.side('#fff3dc', '#e0b48c', '#9a6a70'), 'M-40-40H40L31 8H-31z')}</g>`
    );
  }),
);
