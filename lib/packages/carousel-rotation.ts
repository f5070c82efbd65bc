/** The rotation of the package carousel (SPEC section 9): a country for six seconds, a city card for three, a fade between countries. */
export const carouselTimes = { countryMs: 6000, cityMs: 3000, fadeMs: 300 } as const;

export interface CarouselPosition {
  /** The displayed country and its front city card; both from 0. */
  country: number;
  city: number;
  /** True from the start of a fade-out until the next country appears. */
  isFading: boolean;
}

export interface CarouselRotation {
  /** Starts or resumes the rotation, with full intervals. */
  start: () => void;
  /** Stops the rotation. A fade that has begun ends first. */
  stop: () => void;
  showCountry: (country: number) => void;
  /** Shows the card a visitor has swiped to. */
  showCity: (city: number) => void;
  /** One card forward or back; the first follows the last. */
  stepCity: (step: 1 | -1) => void;
  /** Stops all timers. */
  dispose: () => void;
}

interface RotationOptions {
  /** How many cities each country has. */
  cities: readonly number[];
  onChange: (position: CarouselPosition) => void;
}

/** Rotates by timer. A manual choice restarts the full interval. */
export function createCarouselRotation({ cities, onChange }: RotationOptions): CarouselRotation {
  const countries = cities.length;
  const countCities = () => cities[position.country] ?? 1;
  let position: CarouselPosition = { country: 0, city: 0, isFading: false };
  let isRunning = false;
  let countryTimer: ReturnType<typeof setInterval> | undefined;
  let cityTimer: ReturnType<typeof setInterval> | undefined;
  let fadeTimer: ReturnType<typeof setTimeout> | undefined;

  function change(next: Partial<CarouselPosition>) {
    position = { ...position, ...next };
    onChange(position);
  }

  function clearTurning() {
    clearInterval(countryTimer);
    clearInterval(cityTimer);
  }

  function restartRotation() {
    clearTurning();
    if (!isRunning) return;
    countryTimer = setInterval(() => fadeTo((position.country + 1) % countries), carouselTimes.countryMs);
    restartCities();
  }

  function restartCities() {
    clearInterval(cityTimer);
    if (isRunning) cityTimer = setInterval(() => change({ city: (position.city + 1) % countCities() }), carouselTimes.cityMs);
  }

  function fadeTo(country: number) {
    clearTimeout(fadeTimer);
    // The city cards do not rotate while their country fades out.
    clearInterval(cityTimer);
    change({ isFading: true });
    fadeTimer = setTimeout(() => {
      change({ country, city: 0, isFading: false });
      restartCities();
    }, carouselTimes.fadeMs);
  }

  function showCity(city: number) {
    if (city === position.city) return;
    change({ city });
    restartRotation();
  }

  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      restartRotation();
    },
    stop() {
      isRunning = false;
      clearTurning();
    },
    showCountry(country) {
      if (country === position.country && !position.isFading) return;
      restartRotation();
      fadeTo(country);
    },
    showCity,
    stepCity: (step) => showCity((position.city + step + countCities()) % countCities()),
    dispose() {
      isRunning = false;
      clearTurning();
      clearTimeout(fadeTimer);
    },
  };
}
