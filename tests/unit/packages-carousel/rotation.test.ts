import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CarouselPosition, createCarouselRotation } from '@/lib/packages/carousel-rotation';

beforeEach(() => {
  vi.useFakeTimers();
});

function rotate(cities: number[] = Array(9).fill(3)) {
  const seen: CarouselPosition[] = [];
  const rotation = createCarouselRotation({ cities, onChange: (position) => seen.push(position) });
  const now = () => seen.at(-1) ?? { country: 0, city: 0, isFading: false };
  return { rotation, seen, now };
}

describe('the carousel of holidays', () => {
  it('turn a card every three seconds and a country every six, with a fade of 300 ms', () => {
    const { rotation, now } = rotate();
    rotation.start();
    vi.advanceTimersByTime(2999);
    expect(now()).toEqual({ country: 0, city: 0, isFading: false });
    vi.advanceTimersByTime(1);
    expect(now().city).toBe(1);
    vi.advanceTimersByTime(3000);
    expect(now()).toMatchObject({ country: 0, isFading: true });
    vi.advanceTimersByTime(299);
    expect(now()).toMatchObject({ country: 0, isFading: true });
    vi.advanceTimersByTime(1);
    expect(now()).toEqual({ country: 1, city: 0, isFading: false });
    vi.advanceTimersByTime(5700);
    expect(now()).toMatchObject({ country: 1, isFading: true });
  });

  it('turn as many cards as the country has', () => {
    const { rotation, now } = rotate([2, 4]);
    rotation.stepCity(-1);
    expect(now().city).toBe(1);
    rotation.stepCity(1);
    expect(now().city).toBe(0);
    rotation.showCountry(1);
    vi.advanceTimersByTime(300);
    rotation.stepCity(-1);
    expect(now()).toMatchObject({ country: 1, city: 3 });
  });

  it('return to the first country after the ninth', () => {
    const { rotation, now } = rotate();
    rotation.start();
    vi.advanceTimersByTime(8 * 6000 + 300);
    expect(now().country).toBe(8);
    vi.advanceTimersByTime(6000);
    expect(now().country).toBe(0);
  });

  it('stay when stopped, and take the full time when continued', () => {
    const { rotation, seen, now } = rotate();
    rotation.start();
    vi.advanceTimersByTime(2900);
    rotation.stop();
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual([]);
    rotation.start();
    vi.advanceTimersByTime(2999);
    expect(now().city).toBe(0);
    vi.advanceTimersByTime(1);
    expect(now().city).toBe(1);
  });

  it('finish a fade when they are stopped during it', () => {
    const { rotation, now } = rotate();
    rotation.start();
    vi.advanceTimersByTime(6100);
    rotation.stop();
    vi.advanceTimersByTime(200);
    expect(now()).toEqual({ country: 1, city: 0, isFading: false });
    vi.advanceTimersByTime(60_000);
    expect(now()).toEqual({ country: 1, city: 0, isFading: false });
  });

  it('jump to the country of a dot, also during a fade', () => {
    const { rotation, now } = rotate();
    rotation.showCountry(4);
    expect(now().isFading).toBe(true);
    vi.advanceTimersByTime(100);
    rotation.showCountry(7);
    vi.advanceTimersByTime(300);
    expect(now()).toEqual({ country: 7, city: 0, isFading: false });
    rotation.start();
    vi.advanceTimersByTime(5000);
    rotation.showCountry(2);
    vi.advanceTimersByTime(5900);
    expect(now()).toMatchObject({ country: 2, isFading: false });
    vi.advanceTimersByTime(100);
    expect(now().isFading).toBe(true);
  });

  it('step through the cards in both directions without an end', () => {
    const { rotation, now } = rotate();
    rotation.stepCity(-1);
    expect(now().city).toBe(2);
    rotation.stepCity(1);
    expect(now().city).toBe(0);
    rotation.showCity(1);
    expect(now().city).toBe(1);
  });

  it('leave no timer behind', () => {
    const { rotation, seen } = rotate();
    rotation.start();
    rotation.showCountry(3);
    rotation.dispose();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(seen).toHaveLength(1);
  });
});
