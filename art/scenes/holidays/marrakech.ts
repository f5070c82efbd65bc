import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { each, mix, numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, poly, rect } from '../../engine/paths.ts';
import type { Layer, Scene, Stage } from '../../engine/stage.ts';
import { grain } from '../../nature/texture.ts';

/** The end of the lane, and how far a point is on the way from the edge of the picture to it. */
function lane(stage: Stage) {
  const [vx, vy] = [stage.by({ card: 0.56, hero: 0.62, share: 0.6 }) * stage.w, stage.h * 0.56];
  const towards = (x: number, y: number, t: number) => [mix(x, vx, t), mix(y, vy, t)] as const;
  return { vx, vy, towards };
}

const stuffs = ['#c2304a', '#f0a83c', '#2f8f8f', '#8a1538', '#1f5f96', '#e8703c', '#6a3f8f', '#f6d9a0'] as const;

const walls: Layer = {
  draw: (stage) => {
    const { w, h, u, ink } = stage;
    const { towards } = lane(stage);
    const random = randomFrom(9);
    const far = 0.84;
    const quad = (x: number, top: number, foot: number, from: number, to: number) =>
      poly(...towards(x, top, from), ...towards(x, top, to), ...towards(x, foot, to), ...towards(x, foot, from));
    const side = (x: number, light: string, dark: string) => {
      const shops = range(7).map((i) => {
        const [from, to] = [1 - 0.82 ** i, 1 - 0.82 ** (i + 0.86)];
        const cloths = range(5).map((k) => {
          const [a, b] = [mix(from, to, k / 5 + 0.02), mix(from, to, (k + 0.86) / 5)];
          const drop = h * (0.5 + random() * 0.26);
          return fill(stuffs[Math.floor(random() * stuffs.length)] ?? dark, quad(x, h * 0.3, drop, a, b));
        });
        return (
          fill('#4a2030', quad(x, h * 0.26, h * 0.98, from, to)) +
          cloths.join('') +
          fill('#ffd98a', quad(x, h * 0.27, h * 0.285, from, to), 0.7) +
          fill(i % 2 ? '#c8603c' : '#2f8f8f', quad(x, h * 0.8, h * 1.02, from, to)) +
          fill('#f6c46a', quad(x, h * 0.8, h * 0.82, from, to))
        );
      });
      return fill(ink.across(light, dark), quad(x, -h * 0.2, h * 1.2, 0, far)) + shops.join('');
    };
    const [fx, fy] = towards(w / 2, h * 0.32, far);
    return (
      fill('#f4c890', rect(0, 0, w, h)) +
      fill('#ffe9b8', arch(fx, fy + 90 * u, 74 * u, 150 * u, 'keel')) +
      side(-w * 0.04, '#e89468', '#b8583f') +
      side(w * 1.04, '#b8583f', '#7a3038') +
      fill(
        ink.fade('#d8905c', '#8a4a3c'),
        poly(
          ...towards(-w * 0.04, h * 1.16, 0),
          ...towards(-w * 0.04, h * 1.16, far),
          ...towards(w * 1.04, h * 1.16, far),
          ...towards(w * 1.04, h * 1.16, 0),
        ),
      )
    );
  },
};

/** Reeds over the lane, with the sun shining through in narrow beams. */
const roof: Layer = {
  draw: (stage) => {
    const { w, h, ink } = stage;
    const { towards } = lane(stage);
    const reeds = range(22).map((i) => {
      const [a, b] = [1 - 0.88 ** i, 1 - 0.88 ** (i + 0.62)];
      return poly(
        ...towards(-w * 0.04, -h * 0.3, a),
        ...towards(w * 1.04, -h * 0.3, a),
        ...towards(w * 1.04, -h * 0.3, b),
        ...towards(-w * 0.04, -h * 0.3, b),
      );
    });
    const blades = range(6).map((i) => {
      const t = 1 - 0.74 ** (i + 0.4);
      const [x, y] = towards(w * (0.1 + (i % 3) * 0.14), -h * 0.26, t);
      const [fx, fy] = towards(w * (0.5 + (i % 3) * 0.16), h * 1.08, t);
      const wide = w * 0.06 * (1 - t);
      return `M${numbers(x, y)}L${numbers(x + wide, y)}L${numbers(fx + wide * 1.5, fy)}L${numbers(fx, fy)}z`;
    });
    const pools = range(7).map((i) => {
      const t = 1 - 0.74 ** (i + 0.5);
      const [x, y] = towards(w * (0.5 + (i % 3) * 0.14), h * 1.1, t);
      return ellipse(x, y, w * 0.07 * (1 - t), h * 0.02 * (1 - t) + 1);
    });
    return (
      fills('#6a3430', reeds) +
      fill(ink.fade([0, '#fff0c0', 0.55], [1, '#fff0c0', 0.06]), blades.join('')) +
      fill('#ffe8b0', pools.join(''), 0.75)
    );
  },
};

/** Lamps of pierced brass on their chains. */
const lamps: Layer = {
  draw: (stage) => {
    const { w, h, u, ink } = stage;
    const glow = ink.radial([0, '#ffdf8a', 0.8], [1, '#ffdf8a', 0]);
    const hung = stage.by<readonly (readonly [x: number, y: number, scale: number, colour: string])[]>({
      card: [
        [0.14, 0.22, 1.5, '#e8a83c'],
        [0.3, 0.3, 0.95, '#c2304a'],
        [0.44, 0.37, 0.55, '#2f8f8f'],
        [0.72, 0.33, 0.8, '#2f6fa8'],
        [0.88, 0.2, 1.4, '#e8a83c'],
      ],
      hero: [
        [0.12, 0.24, 1.5, '#e8a83c'],
        [0.27, 0.3, 1, '#c2304a'],
        [0.42, 0.35, 0.8, '#2f8f8f'],
        [0.53, 0.4, 0.5, '#e8a83c'],
        [0.7, 0.38, 0.6, '#c2304a'],
        [0.8, 0.31, 1, '#2f6fa8'],
        [0.92, 0.2, 1.5, '#e8a83c'],
      ],
      share: [[0.14, 0.22, 1.5, '#e8a83c']],
    });
    return each(
      hung,
      ([x, y, s, colour]) =>
        line('#3a1a24', 2 * s * u, `M${numbers(x * w, -4)}V${numbers(y * h)}`) +
        group(
          `translate(${numbers(x * w, y * h)})scale(${numbers(s * u)})`,
          fill(glow, circle(0, 34, 74)) +
            fill('#c8883c', 'M-7 0h14l12 14h-38zM-24 54h48l-14 16h-20zM-4 70h8l-4 12z') +
            fill(colour, 'M-19 14h38q14 20 5 40h-48q-9-20 5-40z') +
            fill(
              '#ffe9a8',
              each([-14, 0, 14], (cx) => `M${cx} 20l6 13-6 13-6-13z`),
            ) +
            line('#f4c86a', 2, 'M-19 14h38M-24 54h48'),
        ),
    );
  },
};

/** People in the lane, in long robes with pointed hoods, and a boy with a tray of bread. */
const people: Layer = {
  draw: (stage) => {
    const { w, h, u } = stage;
    const figure = (robe: string, dark: string) =>
      fill('#3a1a24', ellipse(4, 0, 40, 6), 0.35) +
      fill(robe, 'M-34 0C-36-50-34-104-22-124Q-14-134 0-160 14-134 22-124C34-104 36-50 34 0z') +
      fill(dark, 'M6-146Q14-132 22-124C34-104 36-50 34 0H14C20-50 18-100 6-146z') +
      line(dark, 2, 'M-14-110V-6M0-104V-4', 0.5);
    const boy =
      brush('#3a2a3a', 9, 'M-8-44L-9-4M9-44L12-4') +
      fill('#2f7f96', 'M-16-40C-20-70-18-92-10-96H10C18-92 20-70 16-40z') +
      brush('#c88a5c', 6, 'M13-90L22-122') +
      fill('#4a2a24', circle(0, -108, 11)) +
      fill('#8a5a34', rect(-34, -130, 72, 6)) +
      fill('#f0c070', repeat(4, (i) => ellipse(-24 + i * 16, -134, 11, 7)) + ellipse(-10, -143, 11, 7) + ellipse(8, -143, 11, 7));
    const at = (x: number, y: number, s: number, what: string) =>
      group(`translate(${numbers(x * w, y * h)})scale(${numbers(s * u)})`, what);
    const { by } = stage;
    return (
      at(by({ card: 0.57, hero: 0.625, share: 0.6 }), 0.72, 0.42, figure('#f6ead0', '#c8a888')) +
      at(by({ card: 0.62, hero: 0.65, share: 0.64 }), 0.76, 0.55, figure('#8a2f4a', '#5a1c34')) +
      at(by({ card: 0.48, hero: 0.57, share: 0.54 }), 0.86, 0.95, figure('#e8c898', '#a8805c')) +
      at(by({ card: 0.7, hero: 0.7, share: 0.7 }), 0.95, 1.16, boy)
    );
  },
};

/** A lane of the souk in Marrakech, sun through the reeds of its roof. */
export const marrakech: Scene = { slug: 'marrakech', crops: ['card', 'hero'], layers: [walls, roof, people, lamps, grain()] };
