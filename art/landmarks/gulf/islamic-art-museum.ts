import { fill } from '../../engine/ink.ts';
import { along, arch, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

/** The Museum of Islamic Art: cubes turning as they rise to a faceted crown, with two round-headed windows like eyes. */
export function islamicArtMuseum(c: { stone: readonly [string, string, string]; window: string; glow: string }): Landmark {
  return ({ ink, lit }) => {
    const [light, body, shade] = c.stone;
    const [near, away] = lit === -1 ? [light, shade] : [shade, light];
    const block = (x: number, y: number, w: number, h: number, edge: number) =>
      fill(near, rect(x, y - h, edge, h)) +
      fill(lit === -1 ? body : light, rect(x + edge, y - h, w - edge, h)) +
      fill(away, rect(x + w - (w - edge) * 0.36, y - h, (w - edge) * 0.36, h), 0.75);
    let out = block(-150, 0, 300, 40, 96) + block(-118, -40, 236, 34, 74) + block(-84, -74, 168, 36, 54);
    out +=
      fill(near, poly(-62, -110, -20, -110, -20, -134, -48, -134)) +
      fill(body, poly(-20, -110, 62, -110, 48, -134, -20, -134)) +
      fill(away, poly(36, -110, 62, -110, 48, -134, 30, -134), 0.8);
    out +=
      fill(near, poly(-40, -134, -12, -134, -12, -164, -30, -158)) +
      fill(body, poly(-12, -134, 40, -134, 30, -158, -12, -164)) +
      fill(away, poly(20, -134, 40, -134, 30, -158, 16, -160), 0.8);
    out +=
      fill(c.window, arch(-6, -84, 15, 18) + arch(16, -84, 15, 18)) + fill(c.glow, rect(-13, -86, 14, 3) + rect(9, -86, 14, 3));
    out +=
      fill(
        c.window,
        arch(18, 0, 34, 30) + along(-130, -70, 4, (x) => arch(x, 0, 9, 22)) + along(74, 134, 4, (x) => arch(x, 0, 9, 22)),
      ) + fill(c.glow, arch(18, 0, 18, 20) + arch(-110, 0, 9, 22) + arch(94, 0, 9, 22));
    out += fill(shade, rect(-150, -41, 300, 2.5) + rect(-118, -75, 236, 2.5), 0.6);
    // Quay, palms' avenue and bridge.
    out +=
      fill(ink.fade(body, shade), poly(-210, 0, 250, 0, 262, 14, -222, 14)) +
      fill(
        c.glow,
        along(-200, 240, 23, (x) => rect(x, 5, 3, 3)),
      );
    return out;
  };
}
