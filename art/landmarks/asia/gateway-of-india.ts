import { fill, fills, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { along, arch, circle, dome, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface BasaltColours {
  stone: readonly [string, string, string];
  inner: string;
  sky: string;
  carve: string;
}

const cupola = (x: number, y: number, w: number) =>
  rect(x - w / 2, y - w * 0.9, w, w * 0.9) +
  dome(x, y - w * 0.9, w * 0.52, w * 0.62) +
  poly(x - w * 0.66, y - w * 0.88, x + w * 0.66, y - w * 0.88, x + w * 0.56, y - w * 1.02, x - w * 0.56, y - w * 1.02);

/** The Gateway of India from the harbour: great arch between halls, four turrets, and the sea showing through. */
export function gatewayOfIndia({ stone, inner, sky, carve }: BasaltColours): Landmark {
  return ({ ink, lit }) => {
    const paint = ink.side(...stone);
    const [light, body, shade] = stone;
    let out = '';
    // Side halls.
    out += fills(paint, [rect(-196, -132, 112, 132), rect(84, -132, 112, 132)]);
    out +=
      fill(shade, rect(-200, -137, 120, 6) + rect(80, -137, 120, 6)) +
      fill(light, rect(-196, -131, 112, 2.5) + rect(84, -131, 112, 2.5), 0.7);
    out +=
      fill(inner, [-162, -118, 118, 162].map((x) => arch(x, 0, 32, 92, 'keel')).join('')) +
      fill(ink.fade(sky, carve), [-162, -118, 118, 162].map((x) => arch(x + lit * 3, 0, 20, 78, 'keel')).join(''), 0.55);
    out += line(light, 1.6, [-162, -118, 118, 162].map((x) => arch(x, 0, 36, 98, 'keel')).join(''), 0.7);
    out +=
      fill(carve, [-190, -140, -90, 90, 140, 190].map((x) => rect(x - 2, -124, 4, 124)).join(''), 0.35) +
      fill(
        carve,
        along(-190, -90, 15, (x) => rect(x - 2, -148, 4, 10)) + along(90, 190, 15, (x) => rect(x - 2, -148, 4, 10)),
        0.9,
      );
    // Central block and its towers.
    out +=
      fill(paint, rect(-88, -206, 176, 206)) +
      fill(carve, rect(-88, -206, 176, 3) + rect(-88, -168, 176, 3) + rect(-88, -32, 176, 2.5), 0.5);
    out += fill(inner, arch(0, 0, 96, 158, 'keel')) + fill(ink.fade(sky, sky, carve), arch(lit * 7, 0, 68, 132, 'keel'));
    out += line(light, 2.2, arch(0, 0, 104, 166, 'keel'), 0.85) + line(carve, 1.4, arch(0, 0, 114, 174, 'keel'), 0.55);
    // Pierced stone screens over the arch and rosettes in its spandrels.
    out +=
      fill(
        carve,
        along(-72, 72, 13, (x) => rect(x - 3.5, -200, 7, 26)),
        0.6,
      ) +
      fill(
        light,
        along(-72, 72, 13, (x) => repeat(3, (k) => circle(x, -195 + k * 8, 1.5))),
        0.8,
      );
    out +=
      fill(carve, circle(-58, -150, 7) + circle(58, -150, 7), 0.6) +
      fill(light, circle(-58, -150, 3.4) + circle(58, -150, 3.4), 0.8);
    out +=
      fill(shade, rect(-94, -214, 188, 9)) +
      fill(light, rect(-94, -216, 188, 3), 0.8) +
      fill(
        carve,
        along(-86, 86, 26, (x) => rect(x - 1.8, -224, 3.6, 9)),
      );
    out += fills(
      paint,
      [-84, 84].map((x) => poly(x - 13, 0, x - 11, -250, x + 11, -250, x + 13, 0)),
    );
    out += fills(
      paint,
      [-42, 42].map((x) => rect(x - 8, -232, 16, 28)),
    );
    out += fill(
      carve,
      each(
        [-84, 84],
        (x) => repeat(6, (k) => rect(x - 12.5, -44 - k * 36, 25, 2.4)) + repeat(5, (k) => arch(x, -52 - k * 36, 7, 20, 'keel')),
      ),
      0.6,
    );
    out += fills(paint, [cupola(-84, -250, 26), cupola(84, -250, 26), cupola(-42, -232, 17), cupola(42, -232, 17)]);
    out += fill(
      inner,
      [-84, 84].map((x) => along(x - 7, x + 7, 3, (px) => arch(px, -252, 5, 16, 'keel'))).join('') +
        [-42, 42].map((x) => along(x - 4, x + 4, 2, (px) => arch(px, -233, 4, 11, 'keel'))).join(''),
    );
    out += line(
      light,
      1.8,
      open(-84, -289, -84, -304) + open(84, -289, 84, -304) + open(-42, -257, -42, -268) + open(42, -257, 42, -268),
    );
    // Steps into the water.
    out +=
      fills(ink.fade(light, body), [rect(-216, 0, 432, 7)]) +
      fills(ink.fade(body, shade), [rect(-236, 7, 472, 8), rect(-252, 15, 504, 9)]) +
      fill(light, rect(-216, 0, 432, 2) + rect(-236, 7, 472, 2) + rect(-252, 15, 504, 2), 0.7);
    return out;
  };
}

/** The Taj Mahal Palace hotel behind: red domes over bays and verandas. */
export function tajPalace(c: {
  wall: readonly [string, string, string];
  dome: readonly [string, string, string];
  window: string;
  glow: string;
}): Landmark {
  return ({ ink }) => {
    const roof = ink.ball(...c.dome);
    let out =
      fill(ink.fade(c.wall[0], c.wall[1]), rect(-240, -104, 480, 104)) +
      fills(
        ink.side(...c.wall),
        [-230, -118, 118, 230].map((x) => rect(x - 17, -124, 34, 124)),
      );
    out +=
      fills(
        roof,
        [-230, -118, 118, 230].map((x) => dome(x, -124, 16, 24)),
      ) +
      fill(ink.side(...c.wall), rect(-44, -150, 88, 150)) +
      fill(roof, dome(0, -150, 42, 62)) +
      fills(
        roof,
        [-52, 52].map((x) => dome(x, -134, 10, 18)),
      );
    out +=
      line(c.dome[2], 1.6, open(0, -210, 0, -232)) +
      fill(c.dome[1], poly(-206, -104, -196, -120, -142, -120, -132, -104) + poly(132, -104, 142, -120, 196, -120, 206, -104));
    out +=
      fill(
        c.window,
        along(-222, 222, 38, (x) => repeat(4, (k) => arch(x, -10 - k * 25, 6, 15))),
        0.7,
      ) +
      fill(
        c.glow,
        repeat(22, (i) => arch(-222 + ((i * 17) % 38) * 12, -10 - (i % 4) * 25, 6, 15)),
      );
    return out;
  };
}
