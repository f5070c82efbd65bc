import { fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { along, open, rect } from '../../engine/paths.ts';
import { type Layer, place } from '../../engine/stage.ts';
import { islamicArtMuseum } from '../../landmarks/gulf/islamic-art-museum.ts';
import { westBay } from '../../landmarks/gulf/west-bay.ts';
import { windTowerHouses } from '../../landmarks/gulf/wind-tower-houses.ts';
import { flight } from '../../life/aloft.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { dunes } from '../../nature/terrain.ts';
import { water } from '../../nature/water.ts';
import { air, drawn, ground, inks, sight } from '../sights/sheet.ts';
import { draw, type Vehicle } from './vehicle.ts';

const date = { light: '#6f9a54', dark: '#2a5f50', trunk: '#5f4038', trunkLight: '#b08058' };

/** The pavement and the road that all six stand on. */
const road = drawn(
  (ink) =>
    ground(ink, 400, '#f0d8b4', '#cfa888') +
    fill('#fff6e4', rect(0, 446, 800, 9)) +
    fill(ink.fade('#6d6478', '#433b54'), rect(0, 455, 800, 145)) +
    line('#ffe7b0', 5, 'M-10 578H810', 0.75, ' stroke-dasharray="62 44"'),
);

const standing = (scale: number, vehicle: Vehicle, x = 400) =>
  drawn((ink) => group(`translate(${x} 536)scale(${scale})`, draw(ink, vehicle)));

const bay = (glass: readonly [string, string, string], far: readonly [string, string, string], x: number): Layer =>
  place(westBay({ glass, far, line: '#fff6e0', lamp: '#fff2c0' }), { x, y: 0.67, scale: 0.8, rtlX: x });

const sea = (colours: readonly string[]) => water({ from: 0.66, to: 0.72, colours, ripple: '#fff', count: 20, seed: 8 });

const saloonShape =
  'M-262-36C-268-62-256-78-222-86L-122-100C-88-132-54-146-4-150H58C104-150 140-130 176-104L234-96C258-92 264-74 262-42L256-24H-256z';
const saloonGlass = 'M-96-102C-70-128-44-138-2-140V-102zM12-102V-140H56C70-140 82-138 94-132V-102zM104-102V-127L142-102z';

const saloon: Vehicle = {
  paint: ['#f4f6fa', '#b9c2cf', '#76808f'],
  shape: saloonShape,
  glass: saloonGlass,
  joints: 'M4-98V-30M100-98C104-70 112-60 112-44M-104-98C-112-70-108-44-100-30',
  handles: 'M-26-84H-4M72-84H94',
  wheels: [-164, 166],
  r: 42,
  half: 262,
  crease: 'M-246-74C-120-92 60-90 244-82',
  head: 'M-260-62C-246-76-226-80-206-80L-214-68C-230-62-246-58-260-58z',
  tail: 'M244-92Q260-86 261-68L240-72z',
  mirror: [-92, -98],
};

/** Longer behind the driver, and dark. */
const executive: Vehicle = {
  paint: ['#5a5f80', '#272b48', '#0f1124'],
  shape:
    'M-286-36C-292-62-280-78-244-86L-140-100C-104-132-70-146-18-150H70C122-150 160-130 200-104L262-96C284-92 290-74 288-42L282-24H-280z',
  glass: 'M-114-102C-88-128-60-138-16-140V-102zM-4-102V-140H66C84-140 98-138 112-132V-102zM122-102V-127L164-102z',
  joints: 'M-10-98V-30M118-98C122-70 132-60 132-44M-124-98C-132-70-128-44-120-30',
  handles: 'M-42-84H-20M88-84H110',
  wheels: [-184, 188],
  r: 43,
  half: 286,
  crease: 'M-268-74C-130-92 70-90 268-82',
  head: 'M-284-62C-270-76-250-80-230-80L-238-68C-254-62-270-58-284-58z',
  tail: 'M268-92Q286-86 287-68L264-72z',
  mirror: [-110, -98],
  trim: '#c8ccda',
};

const suv: Vehicle = {
  paint: ['#ffffff', '#dfe4ea', '#98a2ae'],
  shape:
    'M-262-40C-268-84-262-104-228-112L-136-122-84-182Q-78-190-64-190H176Q206-190 220-170L252-116Q264-104 262-44L254-28H-254z',
  glass: 'M-112-124L-70-174Q-66-178-58-178H-22V-124zM-10-124V-178H84V-124zM96-124V-178H172Q192-178 204-162L226-124z',
  joints: 'M-16-120V-36M90-120V-60M-118-120C-124-90-118-60-108-36',
  handles: 'M-50-104H-26M54-104H78',
  wheels: [-166, 168],
  r: 48,
  half: 262,
  crease: 'M-250-96C-120-106 80-106 254-98',
  head: 'M-260-92C-250-104-236-106-214-106L-220-88C-236-86-250-84-261-82z',
  tail: 'M246-118L258-108 261-72 246-74z',
  mirror: [-104, -120],
  trim: '#7f8894',
};

const van: Vehicle = {
  paint: ['#7c8698', '#475062', '#222936'],
  shape: 'M-276-38C-282-76-276-96-244-106L-204-114-138-192Q-128-202-108-204H232Q264-204 268-178L274-60Q276-30 262-26H-270z',
  glass:
    'M-186-116L-130-184Q-126-190-112-190H-88V-116zM-76-116V-190H32V-116zM44-116V-190H148V-116zM160-116V-190H226Q246-190 248-172L252-116z',
  joints: 'M-82-112V-36M38-112V-36M-192-112C-198-90-190-60-180-36M44-98H258',
  handles: 'M-112-94H-90M10-94H32',
  wheels: [-186, 180],
  r: 44,
  half: 276,
  crease: 'M-266-88C-120-98 100-98 268-92',
  head: 'M-274-84C-262-98-248-100-228-100L-234-82C-250-78-264-76-275-74z',
  tail: 'M258-172H268L272-96H260z',
  mirror: [-178, -112],
};

/** The roof is as high as the ceiling of a room: guests stand. */
const minibus: Vehicle = {
  paint: ['#ffffff', '#e8e6e2', '#aaa8b0'],
  shape: 'M-312-36C-318-84-312-104-282-112L-256-118-212-210Q-202-234-172-236H288Q310-236 312-212V-30H-304z',
  glass: `M-242-122L-204-204Q-198-214-186-214H-168V-122zM-154-122V-214H-92V-122z${[-78, 6, 90, 174].map((x) => rect(x, -214, 76, 92)).join('')}M258-122V-214H284Q294-214 294-204V-122z`,
  joints: 'M-160-226V-30M-86-226V-30M-154-40H-92',
  handles: 'M-104-98V-78',
  wheels: [-222, 190],
  r: 44,
  half: 312,
  crease: 'M-300-92H306M-82-60H306',
  head: 'M-310-88L-296-104-276-106-282-84-310-78z',
  tail: 'M302-150H312V-96H302z',
  mirror: [-234, -122],
  trim: '#8a8894',
};

const coach: Vehicle = {
  paint: ['#fffaf0', '#eee2cf', '#b7a797'],
  shape: 'M-366-34Q-374-150-360-214-352-246-322-248H344Q366-248 366-226V-30H-360z',
  glass: `M-360-104C-362-160-356-206-342-228H-322V-104z${[-310, -214, -118, -22, 74, 170].map((x) => rect(x, -228, 88, 104)).join('')}${rect(266, -228, 82, 104)}`,
  joints: 'M-316-240V-36M-216-120V-36M-90-96V-36M30-96V-36M150-96V-36M-90-96H150',
  handles: 'M-300-96V-70M-34-66H-12M82-66H104',
  wheels: [-254, 196, 292],
  r: 42,
  half: 366,
  crease: 'M-356-240H360',
  head: 'M-368-76L-346-84V-58L-368-54z',
  tail: 'M356-110H366V-66H356z',
  mirror: [-366, -186],
  trim: '#9a8a7a',
};

export const vehicles = [
  sight(
    'fleet-saloon',
    ...air('morning', [0.16, 0.2], 30),
    streaks({ from: 0.06, to: 0.3, count: 5, colour: '#fff', opacity: 0.6, seed: 12 }),
    flight({ x: 0.6, y: 0.14 }),
    bay(['#f4fafa', '#8ab4c4', '#4f7c98'], ['#c8d8dc', '#a4bcc8', '#88a4b8'], 0.46),
    sea(['#d4f0ec', '#6fb8c4']),
    road,
    palms({ ...date, at: [[0.06, 0.73, 230, 14] as const, [0.93, 0.73, 200, -16] as const], seed: 31 }),
    standing(1.16, saloon),
  ),
  sight(
    'fleet-executive',
    ...air('dusk', [0.82, 0.5], 32),
    streaks({ from: 0.1, to: 0.4, count: 5, colour: '#ffb49a', opacity: 0.7, seed: 19 }),
    bay(['#ffd8a0', '#8a5f7c', '#43305f'], ['#d88c80', '#a0687c', '#74507c'], 0.56),
    sea(['#f4a88c', '#7a5084']),
    road,
    // The canopy of a hotel, its lamps lit.
    drawn(
      (ink) =>
        fill(ink.across('#fff0d0', '#e4b98c', '#a8746c'), rect(0, 196, 300, 34)) +
        fill('#fff6dc', rect(0, 190, 306, 8)) +
        fill(
          '#ffe08a',
          along(30, 276, 6, (x) => rect(x - 9, 230, 18, 7)),
        ) +
        fill('#ffe9b0', 'M0 238H300L230 452H0z', 0.28) +
        fill(ink.side('#fff0d0', '#d8a884', '#8a5f68'), rect(40, 230, 26, 222) + rect(236, 230, 26, 222)) +
        fill('#7a3a44', rect(66, 262, 170, 190), 0.75) +
        fill('#ffdf9a', rect(84, 280, 62, 172) + rect(156, 280, 62, 172), 0.85) +
        line('#7a3a44', 3, 'M115 280V452M187 280V452'),
    ),
    standing(1.12, executive, 420),
  ),
  sight(
    'fleet-suv',
    ...air('gold', [0.2, 0.24], 36),
    dunes({
      at: [
        [0.3, 0.4, 0.6, 0.22],
        [0.86, 0.46, 0.5, 0.2],
      ],
      light: '#ffdf9c',
      foot: '#eab878',
      shade: '#bb7c54',
      ripples: '#fff0c4',
    }),
    drawn(
      (ink) =>
        ground(ink, 424, '#f4cf90', '#d69a62') +
        fill('#b9804f', 'M0 470C200 452 520 452 800 474V500C520 476 240 478 0 500z', 0.35) +
        fill('#b9804f', 'M0 556C240 528 560 530 800 560V580C560 552 240 552 0 578z', 0.35),
    ),
    standing(1.2, suv),
  ),
  sight(
    'fleet-van',
    ...air('noon'),
    streaks({ from: 0.06, to: 0.34, count: 6, colour: '#fff', opacity: 0.8, seed: 23 }),
    flight({ x: 0.7, y: 0.16, length: 190 }),
    // The wave of an airport's roof on its columns.
    drawn(
      (ink) =>
        fill(ink.fade('#a8d4e0', '#6fa4bc'), 'M60 250C200 190 330 196 460 232 590 268 690 250 800 206V446H60z') +
        line('#eef8fa', 2.4, `${repeat(15, (i) => open(80 + i * 50, 246, 80 + i * 50, 446))}M60 330H800M60 392H800`, 0.8) +
        fill(
          ink.across('#ffffff', '#dfe8ee', '#a4b6c6'),
          'M20 250C190 160 340 170 470 208 600 246 700 226 800 176V210C690 262 590 280 460 244 330 208 200 204 60 262z',
        ),
    ),
    road,
    standing(1.1, van),
  ),
  sight(
    'fleet-minibus',
    ...air('gold', [0.86, 0.2], 34),
    place(windTowerHouses({ wall: inks.sand, white: inks.white, dark: '#6a4034', wood: '#7a4a34' }), {
      x: 0.48,
      y: 0.74,
      scale: 1.28,
      rtlX: 0.48,
    }),
    road,
    standing(1, minibus),
  ),
  sight(
    'fleet-coach',
    ...air('morning', [0.84, 0.22], 30),
    streaks({ from: 0.06, to: 0.3, count: 6, colour: '#fff', opacity: 0.7, seed: 41 }),
    place(islamicArtMuseum({ stone: ['#fff6e4', '#ead4b8', '#a88f88'], window: '#5a4a58', glow: '#ffdf9a' }), {
      x: 0.4,
      y: 0.62,
      scale: 1.7,
      rtlX: 0.4,
    }),
    water({ from: 0.62, to: 0.72, colours: ['#cfeeea', '#5fb0bc'], ripple: '#fff', count: 20, seed: 8 }),
    road,
    palms({ ...date, at: [[0.9, 0.73, 250, -14] as const, [0.8, 0.73, 190, 10] as const], seed: 52 }),
    standing(1.02, coach),
    // The maroon band of the coach.
    drawn(() =>
      group('translate(400 536)scale(1.02)', fill('#8a1538', 'M-370-112H366V-102H-370z') + line('#e9b446', 3, 'M-370-97H366')),
    ),
  ),
];
