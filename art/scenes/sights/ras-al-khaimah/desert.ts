import { fill } from '../../../engine/ink.ts';
import { circle, rows } from '../../../engine/paths.ts';
import { oryx } from '../../../life/oryx.ts';
import { dunes } from '../../../nature/terrain.ts';
import { air, drawn, sight } from '../sheet.ts';

export const desert = sight(
  'ras-al-khaimah-6',
  ...air('dusk', [0.28, 0.4], 54),
  dunes({ at: rows('0.2,0.6,1,0.12 0.78,0.58,0.9,0.14'), light: '#f08a54', foot: '#c45a44', shade: '#8a3448' }),
  dunes({ at: rows('0.5,0.7,1.1,0.16'), light: '#f6a060', foot: '#d0643f', shade: '#943a44', ripples: '#ffd0a0' }),
  drawn(
    (ink) =>
      oryx(ink, 300, 540, 1.15) +
      oryx(ink, 560, 470, -0.66) +
      fill('#5a3a34', 'M672 440C676 390 668 350 676 310L686 310C690 350 688 390 700 440z') +
      fill('#3f5a44', circle(680, 280, 62) + circle(630, 300, 40) + circle(734, 298, 44) + circle(690, 244, 40)) +
      fill('#8a9a5c', circle(664, 264, 34) + circle(624, 292, 20) + circle(718, 284, 22)),
  ),
);
