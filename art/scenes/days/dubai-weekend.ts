import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { randomFrom, repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { place } from '../../engine/stage.ts';
import { burjKhalifa } from '../../landmarks/gulf/burj-khalifa.ts';
import { sailTower } from '../../landmarks/gulf/sail-tower.ts';
import { scatter } from '../../life/shape.ts';
import { camel, walker } from '../../life/travellers.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { dunes } from '../../nature/terrain.ts';
import { glitter, water } from '../../nature/water.ts';
import { air, drawn, ground, sight } from '../sights/sheet.ts';

/** A jet of the fountain: its foot, height and lean. */
const jet = (x: number, high: number, lean = 0) =>
  `M${x - 3} 470Q${x - 2} ${470 - high * 0.7} ${x + lean} ${470 - high}Q${x + 4} ${470 - high * 0.7} ${x + 3} 470z`;

/** The evening fountains below Burj Khalifa, a family at the rail. */
const fountain = sight(
  'dubai-fountain',
  ...air('dusk'),
  place(
    burjKhalifa({
      glass: ['#ffd9c0', '#7c6f9c', '#3a3a70'],
      far: ['#c88a9c', '#8a5f90', '#5a4480'],
      line: '#fff1d6',
      lamp: '#ffe9a0',
    }),
    { x: 0.52, y: 0.76, scale: 0.8 },
  ),
  water({ from: 0.75, colours: ['#a86a8c', '#4a4484', '#22265c'], ripple: '#ffd8a8', count: 70, seed: 19 }),
  glitter({ x: 0.52, from: 0.76, colour: '#ffd9a0', width: [40, 120] }),
  drawn(
    () =>
      fill(
        '#fff',
        repeat(13, (i) => jet(160 + i * 40, 90 + Math.round(Math.sin((i * Math.PI) / 12) * 110), (i - 6) * 5)),
        0.85,
      ) +
      fill(
        '#d8e8ff',
        repeat(12, (i) => jet(180 + i * 40, 60 + Math.round(Math.sin((i * Math.PI) / 11) * 60), (i - 5.5) * -9)),
        0.5,
      ) +
      brush(
        '#fff',
        5,
        repeat(13, (i) => `M${150 + i * 40} 472h20`),
        0.7,
      ) +
      fill('#fff', ellipse(400, 474, 300, 16), 0.22) +
      fill('#2a1f48', rect(0, 566, 800, 40)) +
      line('#2a1f48', 5, `M0 520H800${repeat(21, (i) => `M${i * 40} 520V570`)}`),
  ),
  scatter(visitor('#c2405c', '#2a2448', '#1c1430'), [{ x: 0.2, y: 0.985, scale: 3.7 }]),
  scatter(visitor('#e9b446', '#3a3060', '#2a1c2c'), [{ x: 0.275, y: 0.99, scale: 2.4 }]),
  scatter(walker('#f4ecff', '#fff6ea'), [{ x: 0.35, y: 0.985, scale: 3.8 }]),
);

const fish = (x: number, y: number, size: number, colour: string, way = 1) =>
  group(
    `translate(${x} ${y})scale(${size * way} ${size})`,
    fill(colour, 'M-30 0Q-8-22 24-4L42-16V16L24 4Q-8 22-30 0z') +
      fill('#10243c', circle(-16, -4, 3)) +
      fill('#fff', 'M-6-10Q2 0-6 10L-2 11Q8 0-2-11z', 0.5),
  );

/** The tunnel of the aquarium: a ray above, a shark, and two children with their hands on the glass. */
const aquarium = sight(
  'dubai-aquarium',
  drawn((ink) => {
    const random = randomFrom(31);
    return (
      fill(ink.radial([0, '#8fe4f0'], [0.45, '#2f9cc4'], [0.8, '#155f94'], [1, '#0c3564']), rect(-60, -60, 920, 720)) +
      fill('#d8ffff', 'M300-10L180 420H300L360-10zM440-10L520 430H640L500-10z', 0.18) +
      fill('#1f6f94', 'M-10 470Q90 400 190 450T400 440 610 450 810 410V610H-10z') +
      ['#e8607c', '#f0a050', '#b06ac0']
        .map((colour, k) =>
          brush(
            colour,
            9,
            repeat(6, (i) => `M${30 + k * 46 + i * 128} ${470 - (i % 2) * 14}q-14-26-4-52m4 52q16-24 12-46m-12 20q-20-10-26-26`),
            0.85,
          ),
        )
        .join('') +
      fish(150, 180, 0.9, '#ffd24a') +
      fish(214, 226, 0.7, '#ffd24a') +
      fish(120, 250, 0.8, '#ff8f5a') +
      fish(640, 330, 1, '#ff8f5a', -1) +
      fish(572, 366, 0.7, '#ffd24a', -1) +
      fish(690, 250, 0.6, '#c9f0ff', -1) +
      fish(720, 290, 0.6, '#c9f0ff', -1) +
      // The ray from below.
      fill(
        ink.fade('#7f9ab8', '#4a6488'),
        'M400 60C470 66 560 110 640 132 560 160 470 176 416 224L404 300 392 224C330 176 240 160 160 132 240 110 330 66 400 60z',
      ) +
      fill(
        '#e4f0f4',
        'M400 88C450 92 500 116 540 132 490 148 440 164 404 204 366 164 310 148 260 132 300 116 350 92 400 88z',
        0.75,
      ) +
      brush('#4a6488', 3, 'M384 150q16 10 32 0M370 170q8 8 14 6M430 170q-8 8-14 6') +
      // The shark.
      group(
        'translate(560 210)scale(1.05)',
        fill('#5a7490', 'M-130 0C-80-38 10-40 90-8L140-36 128 2 146 34 92 10C20 34-70 30-130 0z') +
          fill('#dfeaf0', 'M-124 4C-70 28 10 28 80 8 20 12-60 14-124 4z') +
          fill('#5a7490', 'M-10-30L22-68 34-22zM-20 18L-2 52 22 18z') +
          fill('#10243c', circle(-98, -6, 4)) +
          brush('#3a5470', 2, 'M-64-10v18M-54-12v20M-44-13v20'),
      ) +
      fill(
        '#fff',
        repeat(30, () => circle(Math.round(random() * 800), Math.round(random() * 420), 1.5 + random() * 3)),
        0.5,
      ) +
      // The tunnel: ribs and floor.
      line('#0a2a50', 16, 'M-20 610V300C-20-60 820-60 820 300V610', 0.9) +
      line('#0a2a50', 7, 'M150 540V330C150 60 650 60 650 330V540', 0.45) +
      fill('#0c2444', poly(150, 540, 650, 540, 820, 610, -20, 610)) +
      fill('#3a8ab8', poly(330, 540, 470, 540, 560, 610, 240, 610), 0.3)
    );
  }),
  scatter(visitor('#ffd24a', '#2f3c70', '#1c1430'), [{ x: 0.4, y: 0.985, scale: 3.6 }]),
  scatter(visitor('#e8607c', '#3a2c60', '#2a1c20'), [{ x: 0.54, y: 0.99, scale: 2.9 }]),
  scatter(walker('#f4ecff', '#fff6ea'), [{ x: 0.68, y: 0.985, scale: 4.3 }]),
);

/** A camp in the dunes at nightfall: low tents, rugs, lamps and a fire. */
const camp = sight(
  'dubai-camp',
  ...air('night', [0.78, 0.2], 30),
  dunes({
    at: rows('0.24,0.5,0.8,0.16 0.86,0.56,0.7,0.14'),
    light: '#d8845c',
    foot: '#a85548',
    shade: '#4a2848',
  }),
  scatter(camel({ coat: '#5b2738', shade: '#3a1630', robe: '#fff1dc', saddle: '#c2324a' }), [
    { x: 0.3, y: 0.62, scale: 0.55 },
    { x: 0.38, y: 0.63, scale: 0.55 },
  ]),
  drawn((ink) => {
    const tent = (x: number, y: number, s: number) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        fill(ink.fade('#6a3a4c', '#3a1c38'), 'M-150 0L-132-52Q-90-62-60-98Q0-46 60-98Q90-62 132-52L150 0z') +
          fill('#ffc86a', poly(-116, 0, -108, -46, 108, -46, 116, 0)) +
          fill(
            '#a83c48',
            repeat(6, (i) => rect(-104 + i * 38, -46, 19, 12)),
          ) +
          brush('#2a1430', 4, 'M-60-98V0M60-98V0M-150 0L-190 16M150 0L190 16') +
          line('#e9b446', 3, 'M-132-52Q-90-62-60-98Q0-46 60-98Q90-62 132-52'),
      );
    return (
      ground(ink, 452, '#b8604c', '#8a3f48', '#5a2840') +
      tent(170, 470, 1) +
      tent(640, 462, 0.86) +
      // Rugs and cushions round the fire.
      fill('#1c0c24', ellipse(404, 556, 250, 40), 0.35) +
      fill('#a8304a', poly(196, 520, 330, 512, 320, 566, 160, 580)) +
      fill('#a8304a', poly(480, 512, 612, 520, 650, 580, 490, 566)) +
      line('#f0c070', 4, 'M204 528L322 520M176 570L316 558M488 520L604 528M494 558L636 570') +
      fills('#f0b04a', [ellipse(230, 520, 32, 14), ellipse(572, 520, 32, 14)]) +
      fills('#4a9ca0', [ellipse(296, 514, 28, 13), ellipse(510, 514, 28, 13)]) +
      fill(ink.radial([0, '#ffd98a', 0.8], [1, '#ffb04a', 0]), circle(404, 530, 170)) +
      brush('#5a2c24', 10, 'M376 560L434 548M376 548L434 560') +
      fill('#ff8a3a', 'M378 552C366 520 392 508 396 474 424 496 436 520 428 552z') +
      fill('#ffe08a', 'M390 552C384 530 402 522 404 500 418 518 422 534 418 552z') +
      // A brass pot of coffee, and lanterns.
      group(
        'translate(468 560)',
        fill('#e9b446', 'M-12 0L-16-22-6-34H6L16-22 12 0zM16-24L32-34 18-14zM-5-34L0-46 5-34z') +
          brush('#a8702c', 4, 'M-15-26Q-30-20-14-8'),
      ) +
      repeat(5, (i) => {
        const x = [60, 330, 486, 744, 770][i] ?? 0;
        const y = [560, 478, 474, 540, 580][i] ?? 0;
        return fill('#ffd98a', circle(x, y, 16), 0.35) + fill('#fff0b8', `M${x - 5} ${y + 8}V${y - 6}h10v14z`);
      })
    );
  }),
);

/** The beach of Jumeirah in the afternoon, the hotel like a sail behind. */
const beach = sight(
  'dubai-beach',
  ...air('morning', [0.16, 0.24], 40),
  streaks({ from: 0.1, to: 0.4, count: 6, colour: '#fff', opacity: 0.7, seed: 61 }),
  water({ from: 0.52, colours: ['#a8e4dc', '#3fb0c4', '#1f88ac'], ripple: '#fff', count: 60, seed: 33 }),
  place(sailTower({ white: '#ffffff', body: '#cfe0ea', shade: '#8aa4c0', line: '#7f9ab8' }), { x: 0.66, y: 0.53, scale: 1.22 }),
  drawn(
    (ink) =>
      fill('#fff', 'M-10 452Q200 420 420 440T810 400V424Q600 448 420 454T-10 470z', 0.85) +
      fill(ink.fade('#fff0cc', '#f0cf98'), 'M-10 462Q200 432 420 448T810 414V610H-10z') +
      fill('#d8b07c', `${sliver(90, 540, 140, 5)}${sliver(420, 500, 160, 5)}${sliver(560, 572, 190, 6)}`, 0.7) +
      // A parasol, towels, a bucket and a castle.
      line('#fffaf0', 6, 'M214 560L232 420') +
      fill('#f0605c', 'M140 430Q176 368 240 372 304 380 330 446 236 400 140 430z') +
      fill('#fffaf0', 'M186 420Q210 376 240 372 262 380 282 424 236 404 186 420z') +
      fill('#c8964c', ellipse(236, 562, 92, 9), 0.4) +
      fill('#3f9cb8', poly(250, 556, 366, 548, 386, 576, 258, 586)) +
      line('#fff', 5, 'M270 556L280 584M346 550L362 578') +
      fill('#e8c088', 'M470 566V526H484V536H496V512H512V536H524V526H538V566z') +
      fill('#a87c4c', arch(504, 566, 16, 22)) +
      brush('#c2405c', 3, 'M504 512V488') +
      fill('#c2405c', 'M504 488l18 7-18 7z') +
      fill('#ffd24a', poly(420, 540, 452, 540, 446, 570, 426, 570)) +
      brush('#e0a030', 3, 'M421 541q15-24 30 0'),
  ),
  palms({
    at: rows('0.9,0.84,230,-26 0.98,0.9,190,16'),
    light: '#5fa858',
    dark: '#1f7058',
    trunk: '#6f4a3a',
    trunkLight: '#c08a58',
    seed: 44,
  }),
  scatter(visitor('#ffb04a', '#2f6a9c', '#2a1c1c', '#fff0c8'), [{ x: 0.8, y: 0.885, scale: 1.9 }]),
  scatter(visitor('#e8607c', '#3f9c8c', '#3a2420'), [{ x: 0.735, y: 0.9, scale: 2.3 }]),
);

export const dubaiDays = [fountain, aquarium, camp, beach];
