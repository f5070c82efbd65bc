import type { Position } from '@/lib/geography/great-circle';
import type { SunAngles } from '@/lib/geography/sun';

/** The data of a clock, as JSON in `data-clock`. */
export interface ClockData {
  timeZone: string;
  latitude: number;
  longitude: number;
  day: string;
  night: string;
}

/**
 * Shows the time at a place, updated each minute while it is in the page. The source text of this function becomes a script of the page
 * (local-clock.tsx), so it uses nothing but its parameters.
 */
export function runClock(box: HTMLElement, sunAt: (place: Position, at: Date) => SunAngles): void {
  const { timeZone, latitude, longitude, day, night }: ClockData = JSON.parse(box.dataset['clock'] ?? '');
  if (box.firstElementChild) return;

  const onRing = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(24 + 18 * Math.sin(angle)).toFixed(1)} ${(24 - 18 * Math.cos(angle)).toFixed(1)}`;
  };
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
  const draw = () => {
    const now = new Date();
    const { hourAngle, halfDay } = sunAt({ latitude, longitude }, now);
    const isDay = Math.abs(hourAngle) < halfDay;
    // A ring of twenty-four hours with noon at the top: the light part is today's daylight, the sun or moon is the current time.
    box.innerHTML = `<svg viewBox="0 0 48 48" aria-hidden="true" class="size-12 shrink-0"><circle cx="24" cy="24" r="18" stroke-width="4" class="fill-none stroke-line"/><path d="M${onRing(-halfDay)}A18 18 0 ${halfDay > 90 ? 1 : 0} 1 ${onRing(halfDay)}" stroke-width="4" class="fill-none stroke-sun"/><g transform="translate(${onRing(hourAngle)})">${
      isDay
        ? '<circle r="6" stroke-width="3" class="fill-sun stroke-raised"/>'
        : '<circle r="7.5" class="fill-raised"/><path d="M3.4 3.2A5.6 5.6 0 1 1-1.2-5.6a4.6 4.6 0 0 0 4.6 8.8Z" class="fill-ink-soft"/>'
    }</g></svg><time class="font-semibold text-2xl tabular-nums"><bdi dir="ltr">${format.format(now)}</bdi></time><span class="sr-only">${isDay ? day : night}</span>`;
    setTimeout(() => box.isConnected && draw(), 60_000 - (now.getTime() % 60_000));
  };
  draw();
}
