import { brush, fill, fills, group, type Ink, line } from '../../engine/ink.ts';
import { randomFrom, repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, poly, rect } from '../../engine/paths.ts';
import { streaks } from '../../nature/clouds.ts';
import { mountains } from '../../nature/terrain.ts';
import { air, body, drawn, ground, inks, sight } from '../sights/sheet.ts';

/** A sweeping tiled roof from -w to w, its eaves at the origin. */
const eaves = (ink: Ink, w: number, h: number) =>
  fill(
    ink.fade('#5a6a84', '#38425f', '#283050'),
    `M${-w - 26}-14Q${-w * 0.7} ${-h * 0.3} ${-w * 0.62} ${-h}H${w * 0.62}Q${w * 0.7} ${-h * 0.3} ${w + 26}-14Q${w * 0.5} 6 0 6T${-w - 26}-14z`,
  ) +
  line(
    '#7f8fac',
    2,
    repeat(17, (i) => `M${-w * 0.6 + i * w * 0.075} ${-h + 4}L${-w * 0.9 + i * w * 0.1125} 0`),
    0.55,
  ) +
  fill('#e8e4dc', rect(-w * 0.64, -h - 7, w * 1.28, 9)) +
  fill('#2f8f84', `M${-w - 10} -6Q0 18 ${w + 10} -6V6Q0 28 ${-w - 10} 6z`) +
  fill(
    '#d8553f',
    repeat(23, (i) => circle(-w + 6 + i * ((2 * w - 12) / 22), 9, 3.4)),
  );

/** The gate of the palace in Seoul: a stone base with three arches, two tiled roofs above. */
const gate = (ink: Ink) =>
  fill(ink.across('#f4e6d0', '#d8c4ac', '#a8949c'), poly(-236, 0, -222, -118, 222, -118, 236, 0)) +
  line('#a8949c', 2, 'M-234-30H234M-230-60H230M-226-90H226', 0.5) +
  fill('#4a3a54', arch(0, 0, 72, 84) + arch(-122, 0, 58, 68) + arch(122, 0, 58, 68)) +
  fill('#b9c8d8', poly(-24, 0, -24, -30, 24, -30, 24, 0), 0.5) +
  body(ink, inks.white, rect(-216, -132, 432, 15)) +
  fill('#b23a34', rect(-166, -186, 332, 56)) +
  fill(
    '#2f8f84',
    repeat(6, (i) => rect(-154 + i * 54, -176, 38, 34)),
  ) +
  group('translate(0-182)', eaves(ink, 214, 52)) +
  fill('#b23a34', rect(-118, -266, 236, 34)) +
  fill(
    '#2f8f84',
    repeat(4, (i) => rect(-106 + i * 56, -260, 42, 24)),
  ) +
  group('translate(0-262)', eaves(ink, 160, 60));

/** Someone in hanbok seen from behind: a wide skirt below a short jacket, hair in a ribbon. */
const lady = (skirt: string, shade: string, jacket: string) =>
  fill('#1c1024', ellipse(4, 0, 74, 9), 0.22) +
  fill(skirt, 'M-16-126C-40-96-66-40-68-2Q0 12 68-2C66-40 40-96 16-126z') +
  fill(shade, 'M8-126C34-96 62-40 66-2Q44 5 24 6C30-50 26-96 8-126z') +
  line('#fffaf0', 4, 'M-66-16Q0-2 66-16', 0.8) +
  fill(jacket, 'M-22-164C-34-156-34-128-26-118H26C34-128 34-156 22-164z') +
  brush(jacket, 17, 'M-24-150L-48-100M24-150L48-100') +
  fill('#f0c8a4', circle(-50, -92, 7) + circle(50, -92, 7)) +
  fill('#2a1c24', circle(0, -182, 19) + circle(0, -166, 10)) +
  brush('#2a1c24', 8, 'M0-164V-112') +
  fill('#d8304c', 'M0-112l-12-9v18zM0-112l12-9v18z');

/** A boy in jacket, trousers and a black hat with a brim. */
const boy = () =>
  fill('#1c1024', ellipse(4, 0, 46, 7), 0.22) +
  brush('#f0e4d0', 19, 'M-11-52L-13-10M11-52L13-10') +
  fill('#3a3050', rect(-22, -9, 18, 8) + rect(5, -9, 18, 8)) +
  fill('#4a8fc4', 'M-20-118C-36-108-34-60-32-44H32C34-60 36-108 20-118z') +
  fill('#2f6a9c', 'M10-118C28-108 34-60 32-44H14C18-80 18-104 10-118z') +
  brush('#4a8fc4', 15, 'M-24-106L-40-74M24-106L50-116') +
  fill('#f0c8a4', circle(-42, -68, 6) + circle(54, -119, 6)) +
  fill('#2a1c24', circle(0, -132, 15)) +
  fill('#1c1a2c', `${ellipse(0, -140, 30, 6)}M-15-142V-168H15V-142z`);

/** Seoul with children: two of them in hanbok before the palace, their mother between. */
export const hanbok = sight(
  'hanbok',
  ...air('morning', [0.14, 0.22], 38),
  streaks({ from: 0.08, to: 0.36, count: 6, colour: '#fff', opacity: 0.65, seed: 88 }),
  mountains({ y: 0.5, amp: 120, rough: 0.34, seed: 30, fill: ['#8fa4b8', '#c4ccc4'], shade: '#6a80a0', shadeOpacity: 0.4 }),
  drawn((ink) => {
    const random = randomFrom(12);
    return (
      fill(ink.fade('#7f9f74', '#5a7f64'), 'M-10 400Q90 330 190 372T400 366 620 360 810 384V430H-10z') +
      // The wall on both sides.
      body(ink, ['#efe0c8', '#d0b8a0', '#9a8694'], rect(-10, 384, 820, 60)) +
      fill('#3c4664', 'M-10 388L4 370H796L810 388z') +
      ground(ink, 436, '#efdcc0', '#dcbf9c', '#c09c88') +
      fill('#fff6e0', poly(330, 436, 470, 436, 640, 610, 160, 610), 0.45) +
      line('#b8957c', 1.6, 'M0 470H800M0 520H800M400 436V600M300 436L40 600M500 436L760 600', 0.3) +
      group('translate(400 444)', gate(ink)) +
      // Cherry blossom over the start.
      brush('#5a3c3c', 15, 'M-10 196C60 190 110 150 150 84') +
      brush('#5a3c3c', 8, 'M40 188C100 196 140 190 190 160M96 160C120 120 116 90 104 50') +
      ['#f8b4c8', '#fcd4dc', '#ee8fae']
        .map((colour) =>
          fill(
            colour,
            repeat(60, () => circle(Math.round(random() ** 1.3 * 236 - 20), Math.round(30 + random() * 190), 5 + random() * 9)),
          ),
        )
        .join('') +
      fill(
        '#f8b4c8',
        repeat(26, () => circle(Math.round(random() * 780), Math.round(240 + random() * 340), 3)),
        0.9,
      )
    );
  }),
  drawn(
    () =>
      group('translate(300 586)scale(.86)', lady('#f2c84a', '#c8962c', '#d8436a')) +
      group('translate(420 590)scale(1.16)', lady('#c4486a', '#8f2a50', '#f4efe4')) +
      group('translate(548 588)scale(-.98 .98)', boy()) +
      brush('#f4efe4', 13, 'M346 508L366 488M478 480L500 472') +
      fills('#f0c8a4', [circle(346, 510, 7), circle(496, 474, 7)]),
  ),
);
