import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { fitView, type MapView, type Pixel, type Point, panned, project, type Size, zoomed } from '@/lib/hotels/map/map-view';

/** In pixels. From this distance on, a moving finger drags the map and does not press a pin. */
const dragFrom = 4;
const zoomStep = 1.6;
const edge = 56;

/** Size and view of the map, changed by buttons and touch. Fits the first `first` of `points` until the visitor moves it. */
export function useMap(points: readonly Point[], first: readonly Point[], middle: Point) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [moved, setMoved] = useState<MapView | null>(null);
  const fingers = useRef(new Map<number, Pixel>());
  const hasDragged = useRef(false);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize(width > 0 && height > 0 ? { width, height } : null);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const fitted = (shown: readonly Point[]) => size && fitView([...shown, middle], size, edge, middle);
  const view = moved ?? fitted(first);
  const whole = fitted(points);
  const landmark = view && size && project(view, size, middle);
  const isInSight = landmark && landmark.x > 0 && landmark.y > 0 && landmark.x < size.width && landmark.y < size.height;
  const landmarkAt = isInSight ? landmark : undefined;
  const zoom = (factor: number, at?: Pixel) => view && size && setMoved(zoomed(view, factor, size, at));

  function pixelOf({ clientX, clientY }: PointerEvent): Pixel {
    const { x, y } = frame.current?.getBoundingClientRect() ?? { x: 0, y: 0 };
    return { x: clientX - x, y: clientY - y };
  }

  function drag(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before || !view || !size) return;
    const now = pixelOf(event);
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (!hasDragged.current && Math.hypot(by.x, by.y) < dragFrom) return;
    hasDragged.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, now);
    if (!other) return setMoved(panned(view, by));
    const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    setMoved(zoomed(view, spread, size, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
  }

  function lift({ pointerId }: PointerEvent) {
    fingers.current.delete(pointerId);
  }

  return {
    frame,
    size,
    view,
    isWhole: view?.metresPerPixel === whole?.metresPerPixel && view?.center.latitude === whole?.center.latitude,
    /** Zooms towards the landmark while it is visible. */
    comeCloser: (at?: Pixel) => zoom(zoomStep, at ?? landmarkAt),
    goFarther: () => zoom(1 / zoomStep),
    fit: () => setMoved(first.length < points.length ? whole : null),
    moveBy: (by: Pixel) => view && setMoved(panned(view, by)),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        hasDragged.current = false;
        fingers.current.set(event.pointerId, pixelOf(event));
      },
      onPointerMove: drag,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
      /** Ignores the click at the end of a drag. */
      onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
        if (!hasDragged.current) return;
        hasDragged.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
}
