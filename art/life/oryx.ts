import { brush, fill, group, type Ink } from '../engine/ink.ts';
import { ellipse } from '../engine/paths.ts';

/** An Arabian oryx on the sand, its head raised; a negative size turns it round. */
export const oryx = (ink: Ink, x: number, y: number, s: number) =>
  group(
    `translate(${x} ${y})scale(${s} ${Math.abs(s)})`,
    fill('#7a3038', ellipse(6, 2, 90, 7), 0.4) +
      fill('#4a3038', 'M-52-60L-58-30-54 0H-46L-44-30-36-56zM40-62L46-30 44 0H52L56-32 58-66z') +
      fill('#e8dccc', 'M-40-58L-42-28-38 0H-30L-30-30-22-54zM26-58L30-30 28 0H36L40-32 44-60z') +
      fill(
        ink.fade('#fffaf0', '#e0d0c0'),
        'M-58-84C-50-100-20-98 20-100 44-102 60-98 64-84 66-70 58-58 44-54 10-48-30-46-50-54-60-60-62-74-58-84z',
      ) +
      fill('#fffaf0', 'M-40-94C-56-104-66-118-74-132L-60-140C-48-128-34-116-20-98z') +
      fill('#fffaf0', 'M-58-142C-70-146-82-142-98-124-102-118-96-112-88-114L-66-122C-56-126-52-136-58-142z') +
      fill('#4a3038', 'M-98-124C-102-118-96-112-88-114L-84-124zM-74-140l-10 14 6 6 10-14z') +
      brush('#4a3038', 4.4, 'M-62-142Q-50-190-26-226M-56-142Q-40-188-14-220') +
      fill('#fffaf0', 'M-52-146l14-10-4 14z') +
      brush('#4a3038', 4, 'M62-86Q76-70 70-44'),
  );
