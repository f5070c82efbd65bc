import { points, rows } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { waterVillas } from '../../landmarks/asia/water-villas.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { sky, sun } from '../../nature/sky.ts';
import { forest, land } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, shoreFoam, water } from '../../nature/water.ts';

const shore = 0.56;

/** An aqua lagoon in the first hour, villas on their jetty. */
export const maldives: Scene = {
  slug: 'maldives',
  layers: [
    sky(['#2c7fb8', '#7fc4d8', '#f8d8cc', '#ffc7b0'], shore),
    sun({ x: { card: 0.24, hero: 0.32, share: 0.24 }, y: 0.4, r: 46, colour: '#fffaf0', glow: '#fff0c4' }),
    cumulus({
      at: {
        card: rows('0.72,0.5,300 0.1,0.46,200 0.56,0.24,160'),
        hero: rows('0.74,0.5,420 0.1,0.46,240 0.5,0.26,200'),
        share: rows('0.72,0.5,340 0.1,0.46,220 0.52,0.24,180'),
      },
      light: '#fffaf4',
      body: '#ffe3dc',
      shade: '#f0b0b4',
      seed: 61,
    }),
    streaks({ from: 0.1, to: 0.36, count: { card: 5, hero: 10, share: 7 }, colour: '#fff', opacity: 0.5, seed: 84 }),
    water({
      from: shore,
      colours: ['#bdeee0', '#4fd8d0', '#1ab4c4', '#0a82ac'],
      ripple: '#fff',
      rippleOpacity: 0.5,
      count: 100,
      seed: 67,
    }),
    land((s) => s.ink.fade('#1f9fb4', '#17a0b8'), {
      card: points('0,0.575 0.4,0.57 1,0.58 1,0.6 0.5,0.592 0,0.6'),
      hero: points('0,0.575 0.4,0.57 1,0.58 1,0.6 0.5,0.592 0,0.6'),
      share: points('0,0.575 0.4,0.57 1,0.58 1,0.6 0.5,0.592 0,0.6'),
    }),
    forest({
      y: 0.556,
      amp: 4,
      rough: 0.1,
      seed: 19,
      fill: ['#4fa06a', '#2f8068'],
      size: 10,
      kind: 'round',
      rim: '#b8d87a',
      to: 0.566,
    }),
    glitter({ x: { card: 0.24, hero: 0.32, share: 0.24 }, from: shore + 0.02, colour: '#fffbe8', width: [70, 190] }),
    place(
      waterVillas({
        thatch: ['#f0c078', '#b5804f', '#6f4a3c'],
        wall: ['#fff3dc', '#d9a878', '#8f6250'],
        wood: '#6a4436',
        woodLight: '#d8a873',
        glass: '#2f6f86',
        glow: '#ffe9a0',
        water: '#0a6f94',
      }),
      {
        x: { card: 0.6, hero: 0.72, share: 0.66 },
        y: 0.66,
        scale: { card: 1.02, hero: 1.1, share: 1.05 },
        rtlX: { card: 0.3, hero: 0.22, share: 0.26 },
      },
    ),
    land((s) => s.ink.fade('#fff6e0', '#f0d0a0'), {
      card: points('-0.03,0.93 0.12,0.89 0.3,0.93 0.44,1.02 -0.03,1.03'),
      hero: points('-0.03,0.93 0.1,0.89 0.24,0.94 0.34,1.02 -0.03,1.03'),
      share: points('-0.03,0.93 0.12,0.89 0.28,0.93 0.4,1.02 -0.03,1.03'),
    }),
    shoreFoam({ y: 0.995, seed: 9, between: [0.34, 0.62] }),
    palms({
      at: {
        card: rows('0.02,0.96,470,92 0.1,0.94,300,110'),
        hero: rows('0.02,0.96,420,80 0.08,0.94,280,110'),
        share: rows('0.02,0.96,450,90 0.09,0.94,290,110'),
      },
      light: '#5fae5a',
      dark: '#1a6f5c',
      trunk: '#6f4f40',
      trunkLight: '#c08a5f',
      seed: 35,
    }),
    scatter(sailboat({ hull: '#a83f4a', sail: '#fff', sailShade: '#ffd0c0' }), [
      { x: { card: 0.4, hero: 0.46, share: 0.42 }, y: 0.6, scale: { card: 0.42, hero: 0.45, share: 0.42 } },
    ]),
    birds({ x: { card: 0.48, hero: 0.56, share: 0.5 }, y: 0.3, count: 5, size: 12, colour: '#fff', seed: 86 }),
    grain(0.8),
  ],
};
