import { brush, fill, type Ink, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { ellipse, rect } from '../../engine/paths.ts';
import { checks } from '../food/table.ts';
import { drawn, sight } from '../sights/sheet.ts';
import { flat, lying, rounded } from './desk.ts';

/** A small parcel with its ribbon. */
const parcel = (ink: Ink, w: number, h: number, light: string, dark: string, ribbon: string) =>
  flat(ink.across(light, dark), w, h, 6) +
  fill(ribbon, `${rect(-7, -h / 2, 14, h)}${rect(-w / 2, -7, w, 14)}`) +
  fill(ribbon, 'M0 0C-34-34-44 2 0 0 44 2 34-34 0 0z') +
  fill('#1c1024', ellipse(0, -1, 7, 6), 0.3);

/** What a parent carries for a small child: an open rucksack, headphones, milk, wrapped surprises and a folded blanket. */
export const cabinBag = sight(
  'cabin-bag',
  drawn(
    (ink) =>
      checks('#f3dfc0', '#e7c592', 40) +
      // The rucksack, open, its straps to the side.
      brush('#1c1024', 30, 'M92 214C30 270 34 420 100 470', 0.2) +
      brush('#8a3c38', 26, 'M86 206C24 262 28 412 94 462') +
      lying(
        230,
        320,
        -4,
        flat(ink.across('#f08a64', '#c9553f'), 300, 400, 70) +
          fill('#a83e36', rounded(-150, -200, 300, 150, 64)) +
          fill('#3c1a22', 'M-122-108C-112-160 112-160 122-108 112-66-112-66-122-108z') +
          fill('#fffaf0', 'M-92-104C-84-140-14-138-12-104-18-82-86-82-92-104z') +
          fill('#7fb8c8', 'M-4-106C2-146 90-142 98-106 86-82 4-80-4-106z') +
          line('#5a97a8', 5, 'M12-118q36-12 74 2M14-102q36-8 72 0') +
          line('#ffe0b8', 4, 'M-122-108C-112-66 112-66 122-108', 0.9) +
          fill(ink.fade('#e2764f', '#b84a3a'), rounded(-104, 16, 208, 144, 34)) +
          line('#ffe0b8', 4, 'M-92 52H92') +
          fill('#e9b446', rounded(60, 46, 30, 12, 6)) +
          fill('#ffd86a', 'M0 76l11 24 26 3-19 18 5 26-23-13-23 13 5-26-19-18 26-3z'),
      ) +
      // A thin blanket from home.
      lying(
        566,
        142,
        5,
        flat(ink.across('#8fd0d0', '#58a4b0'), 296, 172, 26) +
          fill(
            '#fffaf0',
            repeat(5, (i) => rect(-118 + i * 54, -86, 16, 172)),
            0.45,
          ) +
          fill('#2f7f8a', rounded(-148, 40, 296, 46, 22), 0.35) +
          line('#fffaf0', 5, 'M-140 40H140', 0.7),
      ) +
      // Headphones of the child's size.
      lying(
        470,
        362,
        -14,
        brush('#1c1024', 20, 'M-60 44C-78-62 92-62 74 44', 0.24) +
          brush('#2a4a86', 18, 'M-68 34C-86-72 86-72 68 34') +
          brush('#5f86c8', 6, 'M-66 20C-74-58 40-74 62-6') +
          [-68, 68]
            .map(
              (x) =>
                fill('#1c1024', ellipse(x + 6, 50, 32, 42), 0.24) +
                fill('#ffd05c', ellipse(x, 42, 31, 41)) +
                fill('#d98a32', ellipse(x, 42, 17, 25)),
            )
            .join(''),
      ) +
      // Milk, in its bottle.
      lying(
        704,
        352,
        18,
        flat(ink.across('#ffffff', '#d6dfe8'), 82, 150, 24) +
          fill('#fff6e0', rounded(-34, -18, 68, 84, 18)) +
          line('#7f97b0', 4, 'M14-8h20M20 12h14M14 32h20') +
          fill(ink.across('#7fc8a0', '#3f9a78'), rounded(-36, -104, 72, 36, 10)) +
          fill('#f4d8b0', 'M-16-104C-16-132-8-124-8-142-4-152 4-152 8-142 8-124 16-132 16-104z'),
      ) +
      // As many parcels as the article names.
      lying(436, 518, -10, parcel(ink, 90, 80, '#e88aa0', '#c2506e', '#fff0c8')) +
      lying(540, 502, 12, parcel(ink, 80, 84, '#8fc46a', '#5a9440', '#fffaf0')) +
      lying(642, 522, -6, parcel(ink, 92, 70, '#9a86d0', '#6a56a8', '#ffd86a')) +
      lying(738, 504, 8, parcel(ink, 76, 78, '#f0b45c', '#c8802e', '#fff6e0')),
  ),
);
