import { fill, line } from '../../engine/ink.ts';
import { numbers, randomFrom, range } from '../../engine/numbers.ts';
import { ellipse, type Point, straight } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface SandstoneColours {
  light: string;
  body: string;
  foot: string;
  shade: string;
  crack: string;
}

const outline =
  'M344 0C352-34 336-60 340-104 346-140 330-160 326-196 320-250 282-276 236-292 206-304 186-296 150-304 112-314 78-318 44-310 24-306 8-326-22-346-60-368-116-372-158-346-190-328-214-292-226-246-236-206-232-164-226-124-222-84-236-44-258 0H-196C-188-36-184-76-184-116-184-166-172-206-136-228-96-250-34-246-4-206 20-174 14-120 8-74 4-44-2-20-8 0z';

/** Jabal AlFil near AlUla: the arch between trunk and body, strata bent over its back, pits worn by the wind. */
export function elephantRock({ light, body, foot, shade, crack }: SandstoneColours): Landmark {
  return ({ ink, lit }) => {
    const random = randomFrom(15);
    const strata = range(17).map((i) => {
      const y = -348 + i * 20;
      const wave = () => (random() - 0.5) * 12;
      return `M-280 ${numbers(y + 64 + wave())}C-180 ${numbers(y + 6 + wave())} -60 ${numbers(y - 14 + wave())} 60 ${numbers(y - 8 + wave())}S280 ${numbers(y + 26 + wave())} 350 ${numbers(y + 44 + wave())}`;
    });
    const pits = range(40).map(() => {
      const [x, y] = [-220 + random() * 520, -340 + random() * 320];
      return ellipse(x, y, 3 + random() * 9, 2 + random() * 4);
    });
    const leftFlank =
      'M-262 0C-236-44-222-84-226-124-232-164-236-206-226-246-214-292-190-328-158-346-116-372-60-368-22-346-60-346-108-330-134-300-160-268-158-240-184-212-212-180-204-130-206-90-208-50-218-24-226 0zM8-326C44-306 112-314 150-304 120-292 76-296 52-270 40-290 24-306 8-326z';
    const rightFlank =
      'M350 0C352-34 336-60 340-104 346-140 330-160 326-196 320-250 282-276 236-292 206-304 196-300 176-302 214-280 238-250 240-206 242-166 222-150 230-112 238-76 216-40 226 0zM-22-346C8-326 24-306 44-310 20-296 8-280 12-250-2-290-10-320-40-340-34-346-28-348-22-346z';
    const bellyLeft = 'M-10 0C4-44 14-100 12-150 10-180 2-200-16-218 24-206 48-170 48-120 48-76 32-36 30 0z';
    const bellyRight = 'M-194 0C-186-40-184-76-184-116-184-160-174-196-146-222-180-208-206-170-208-124-210-80-206-40-212 0z';
    const inside = ink.clip(outline);
    const sunny = lit === -1 ? leftFlank : rightFlank;
    const dark = lit === -1 ? rightFlank : leftFlank;
    return (
      fill(ink.fade(body, body, foot), outline) +
      `<g clip-path="${inside}">${fill(light, sunny)}${fill(shade, dark, 0.8)}${fill(shade, lit === -1 ? bellyLeft : bellyRight, 0.62)}${fill(light, lit === -1 ? bellyRight : bellyLeft, 0.5)}${line(crack, 3.4, strata.filter((_, i) => i % 3 === 0).join(''), 0.34)}${line(crack, 1.6, strata.join(''), 0.4)}${line(
        light,
        1.6,
        strata.filter((_, i) => i % 2 === 0).join(''),
        0.3,
      )}${fill(crack, pits.join(''), 0.3)}${fill(crack, 'M96-330C110-290 92-250 108-190L112-190C100-250 120-290 106-330zM-96-372C-84-340-98-310-88-278L-84-278C-92-310-74-340-86-372zM276-300C266-250 288-210 280-140L284-140C294-210 276-250 286-300zM176-310C168-270 186-230 176-176L180-176C192-230 178-270 186-310z', 0.5)}</g>`
    );
  };
}

/** A mesa of the same stone: sheer sides, flat crown, talus at its foot. */
export function butte(
  width: number,
  height: number,
  seed: number,
  { light, body, foot, shade, crack }: SandstoneColours,
): Landmark {
  return ({ ink, lit }) => {
    const random = randomFrom(seed);
    const knobs = 5 + Math.round(width / 70);
    const top: Point[] = range(knobs * 2 + 1).map((i) => {
      const t = i / (knobs * 2);
      const shoulder = Math.max(0.3, Math.sin(t * Math.PI) ** 0.35);
      return [(t - 0.5) * width * 0.92, -height * shoulder * (i % 2 ? 0.84 + random() * 0.16 : 0.74 + random() * 0.2)];
    });
    const d = `M${numbers(-width * 0.62, 0)}L${numbers(-width * 0.5, -height * 0.18)}${straight(top, 'L')}L${numbers(width * 0.5, -height * 0.18, width * 0.62, 0)}z`;
    const inside = ink.clip(d);
    const columns = range(Math.round(width / 16)).map(() => {
      const x = (random() - 0.5) * width;
      const y = -height * (0.35 + random() * 0.6);
      return `M${numbers(x, y)}q${numbers(5, height * 0.2, 1, height * 0.4)}q${numbers(-5, -height * 0.2, -1, -height * 0.4)}z`;
    });
    const strata = range(6).map(
      (i) =>
        `M${numbers(-width * 0.6, -height * (0.16 + i * 0.14))}q${numbers(width * 0.3, (random() - 0.5) * 12, width * 0.6, 0)}t${numbers(width * 0.6, 0)}`,
    );
    const face = (s: -1 | 1) =>
      straight([
        [s * width * 0.66, 4],
        [s * width * 0.66, -height * 1.1],
        [s * width * 0.2, -height * 1.1],
        [s * width * 0.26, -height * 0.7],
        [s * width * 0.14, -height * 0.4],
        [s * width * 0.3, 4],
      ]);
    return (
      fill(ink.fade(body, foot), d) +
      `<g clip-path="${inside}">${fill(light, `${face(lit)}z`, 0.85)}${fill(shade, `${face(lit === 1 ? -1 : 1)}z`, 0.6)}${fill(crack, columns.join(''), 0.4)}${line(crack, 1.6, strata.join(''), 0.35)}</g>`
    );
  };
}
