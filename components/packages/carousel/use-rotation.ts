import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CarouselPosition, type CarouselRotation, createCarouselRotation } from '@/lib/packages/carousel-rotation';

interface UseRotationOptions {
  countries: number;
  cities: number;
  /** The visitor is reading, has opened something, or has paused it. */
  isHeld: boolean;
  stage: RefObject<HTMLElement | null>;
}

/** Rotates while it is not held, in view, and the page is visible. */
export function useRotation({ countries, cities, isHeld, stage }: UseRotationOptions) {
  const [position, setPosition] = useState<CarouselPosition>({ country: 0, city: 0, isFading: false });
  const [isSeen, setIsSeen] = useState(true);
  const [isPageShown, setIsPageShown] = useState(true);
  const rotation = useRef<CarouselRotation>(undefined);

  useEffect(() => {
    const created = createCarouselRotation({ countries, cities, onChange: setPosition });
    rotation.current = created;
    return created.dispose;
  }, [countries, cities]);

  useEffect(() => {
    const follow = () => setIsPageShown(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  useEffect(() => {
    if (!stage.current) return;
    const watch = new IntersectionObserver(([entry]) => setIsSeen(entry?.isIntersecting ?? false));
    watch.observe(stage.current);
    return () => watch.disconnect();
  }, [stage]);

  const turns = !isHeld && isSeen && isPageShown;
  // The counts are dependencies too: a new rotation must start or stop like the one it replaces.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (turns) rotation.current?.start();
    else rotation.current?.stop();
  }, [turns, countries, cities]);

  return {
    position,
    showCountry: (country: number) => rotation.current?.showCountry(country),
    showCity: (city: number) => rotation.current?.showCity(city),
    stepCity: (step: 1 | -1) => rotation.current?.stepCity(step),
  };
}
