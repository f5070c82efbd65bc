import { fill, group, line } from '../../../engine/ink.ts';
import { range, repeat } from '../../../engine/numbers.ts';
import { arch, rect, sliver } from '../../../engine/paths.ts';
import { air, body, drawn, ground, lamp, panes, sight, white } from '../sheet.ts';

const zinc = ['#9aa8c4', '#66749a', '#414c74'] as const;

export const louvre = sight(
  'france-1',
  ...air('dusk'),
  drawn((ink) => {
    const wing =
      body(ink, ['#ffdcae', '#d8a488', '#8f6a78'], rect(-10, 250, 820, 150)) +
      body(ink, zinc, 'M-10 250L10 200H790L810 250z') +
      fill(lamp, panes(24, 330, 16, 1, 50, 0, 18, 46) + repeat(16, (i) => arch(33 + i * 50, 306, 18, 40)), 0.9) +
      line('#8a6470', 3, 'M-10 318H810M-10 388H810');
    const pavilion = (x: number) =>
      body(ink, ['#ffdcae', '#d8a488', '#8f6a78'], rect(x - 60, 220, 120, 180)) +
      body(ink, zinc, `M${x - 64} 220Q${x - 60} 130 ${x - 34} 120H${x + 34}Q${x + 60} 130 ${x + 64} 220z`) +
      fill(lamp, arch(x, 306, 34, 66) + panes(x - 42, 330, 2, 1, 62, 0, 22, 46) + arch(x, 390, 30, 62)) +
      fill(zinc[2], rect(x - 40, 112, 80, 10));
    const pyramid = 'M120 470L400 190 680 470z';
    return (
      wing +
      pavilion(110) +
      pavilion(400) +
      pavilion(690) +
      ground(ink, 400, '#c89a90', '#5a4a78') +
      fill(ink.fade('#b8d4ec', '#ffe6a8', '#ffbf70'), pyramid, 0.88) +
      fill('#3f5490', 'M400 190L680 470H470z', 0.4) +
      line(
        white,
        2,
        range(10)
          .map(
            (i) =>
              `M${120 + (i + 1) * 51} 470L${400 + ((i + 1) * 280) / 11} ${190 + ((i + 1) * 280) / 11}M${680 - (i + 1) * 51} 470L${400 - ((i + 1) * 280) / 11} ${190 + ((i + 1) * 280) / 11}`,
          )
          .join(''),
        0.75,
      ) +
      line(white, 5, 'M400 190L470 470M120 470L400 190 680 470z') +
      ground(ink, 470, '#5a5a98', '#2a2f66') +
      `<g opacity=".5">${group('translate(0 940)scale(1 -1)', fill(ink.fade('#b8d4ec', '#ffe6a8', '#ffbf70'), pyramid))}</g>` +
      fill(
        white,
        range(14)
          .map((i) => sliver((i * 149) % 760, 484 + i * 8, 70, 3))
          .join(''),
        0.5,
      ) +
      fill('#8a7088', rect(0, 464, 800, 8))
    );
  }),
);
