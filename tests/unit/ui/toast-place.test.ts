import { describe, expect, it } from 'vitest';
import { type Box, clearLift, isPressedBeside } from '@/components/ui/feedback/toast-place';

/** At the lower edge of a phone of 390 by 800. */
const toast: Box = { top: 736, bottom: 784, left: 16, right: 310 };
const box = (top: number, bottom: number, left = 16, right = 374): Box => ({ top, bottom, left, right });
const ceiling = 64;

/** The height of the other that the raised toast would cover. */
const overlap = (lift: number, other: Box) => Math.min(toast.bottom - lift, other.bottom) - Math.max(toast.top - lift, other.top);

describe('a toast', () => {
  it('stays at the lower edge when nothing is there', () => {
    expect(clearLift(toast, [], ceiling)).toBe(0);
    expect(clearLift(toast, [box(100, 600)], ceiling)).toBe(0);
    // The round button at the side.
    expect(clearLift(toast, [box(720, 776, 318, 374)], ceiling)).toBe(0);
  });

  it('is moved above the button that it would cover, and above everything else there', () => {
    const submit = box(740, 792);
    expect(clearLift(toast, [submit], ceiling)).toBe(toast.bottom - submit.top + 4);
    const others = [submit, box(690, 734), box(600, 660)];
    const lift = clearLift(toast, others, ceiling);
    for (const other of others) expect(overlap(lift ?? 0, other)).toBeLessThanOrEqual(0);
  });

  it('uses a gap that is just large enough', () => {
    const others = [box(740, 792), box(600, 680)];
    expect(clearLift(toast, others, ceiling)).toBe(48);
  });

  it('has no place when everything up to the header is occupied', () => {
    expect(clearLift(toast, [box(64, 800)], ceiling)).toBeNull();
  });

  it('may cover a part of a button as large as a card, and nothing of smaller ones', () => {
    expect(isPressedBeside(toast, box(600, 740))).toBe(true);
    expect(isPressedBeside(toast, box(700, 750))).toBe(false);
    expect(isPressedBeside(toast, box(600, 740, 16, 200))).toBe(false);
  });
});
