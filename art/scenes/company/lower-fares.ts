import { fill, group, line } from '../../engine/ink.ts';
import { circle } from '../../engine/paths.ts';
import { airliner } from '../../life/aircraft.ts';
import { cumulus } from '../../nature/clouds.ts';
import { air, drawn, ground, sight } from '../sights/sheet.ts';

/** A tail of an aircraft that stands behind another. */
const tail = (x: number, paint: string, band: string) =>
  group(`translate(${x} 348)scale(.86)`, fill(paint, 'M0 0L62-134H108L100 0z') + fill(band, 'M34-74L48-104H104L103-74z', 0.75));

/** A tag with a percent sign beside an aircraft. All of it stands in the middle half of the height, because pages also show it as a wide band. */
export const lowerFares = sight(
  'lower-fares',
  ...air('gold', [0.47, 0.36], 36),
  cumulus({
    at: [
      [0.62, 0.2, 150],
      [0.1, 0.3, 130],
    ],
    light: '#fffaf0',
    body: '#fdeedd',
    shade: '#e8d0c4',
    seed: 8,
    opacity: 0.9,
  }),
  drawn((ink) => {
    const body = ink.side('#f4607a', '#c22a4c', '#8a1538');
    return (
      fill('#7f98a4', 'M0 372V348H60V332H170V346H300V336H420V350H560V338H690V346H800V372z', 0.55) +
      ground(ink, 370, '#e0bf9c', '#a8849a') +
      line('#fff4dc', 5, 'M0 520H90M150 520H240M300 520H390M450 520H540M600 520H690M750 520H800', 0.7) +
      tail(388, '#2f6fb4', '#a8d4f0') +
      tail(496, '#2f9a98', '#ffe79a') +
      group(
        'translate(528 430)scale(.72)',
        airliner({ body: '#fffaf2', belly: '#cdb8c4', window: '#4a6a84', accent: '#8a1538', dark: '#3f3a52' }),
      ) +
      // The tag, on its string.
      group(
        'translate(192 304)rotate(-9)scale(.92)',
        fill('#1c1024', 'M-76-82L-30-132H46L92-82V148H-76z', 0.26) +
          fill(body, 'M-84-92L-38-142H38L84-92V138H-84z') +
          line('#ffd98a', 4, 'M-72-87L-33-130H33L72-87V126H-72z', 0.9) +
          fill('#fff0d0', circle(0, -104, 15)) +
          fill('#5a3a4a', circle(0, -104, 9)) +
          line('#fff6e0', 6, 'M0-104C-8-150 20-190-14-236S-30-300-8-352') +
          line('#fffaf0', 17, 'M42-48L-42 86') +
          line('#fffaf0', 15, circle(-34, -30, 23) + circle(34, 68, 23)),
      )
    );
  }),
);
