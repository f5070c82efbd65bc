'use client';

import 'maplibre-gl/dist/maplibre-gl.css';
import { AttributionControl, Map as LibreMap, LngLatBounds, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { layPins } from '@/lib/hotels/map/map-pins';
import { withLabelsIn } from '@/lib/hotels/street-labels';
import type { Locale } from '@/lib/i18n/locales';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

export interface StreetPin {
  id: string;
  latitude: number;
  longitude: number;
  /** The text of the pin; null for a point. */
  text: string | null;
  /** A sentence about the pin, for screen readers. */
  label: string;
}

export interface StreetMapCanvasProps {
  /** Address of the style (https). */
  styleAddress: string;
  locale: Locale;
  /** In the order of the list: of overlapping ones, the first shows its text. */
  pins: readonly StreetPin[];
  selectedId: string | null;
  /** The landmark, above all pins; no pin shows its text there. */
  landmark?: StreetLandmark | undefined;
  /** Missing when pins are not clickable. */
  onChoose?: ((id: string) => void) | undefined;
  words: Record<'title' | 'zoomIn' | 'zoomOut' | 'fingers' | 'control' | 'command', string>;
  /** Called when neither style nor tiles load. */
  onFail: () => void;
}

interface StreetLandmark {
  latitude: number;
  longitude: number;
  name: string;
}

interface PlacedMarker {
  pin: StreetPin;
  element: HTMLElement;
  marker: Marker;
}

/** In milliseconds. */
const timeoutMs = 12_000;
/** The size of a price in pixels. */
const pinSize = { width: 86, height: 30 };
const closestZoom = 15;

const pinLook =
  'inline-flex min-h-6 min-w-6 items-center justify-center whitespace-nowrap rounded-pill border border-line-strong bg-raised px-2.5 py-1 font-semibold font-sans text-ink text-xs tabular-nums shadow-card data-[lit]:border-accent-fill data-[lit]:bg-accent-fill data-[lit]:text-on-fill data-[point]:border-4 data-[point]:border-raised data-[point]:bg-accent data-[point]:p-0 data-[point]:text-[0px] data-[point]:text-raised';

/** The map, with MapLibre and the style of another service. East is always to the right. */
export function StreetMapCanvas({
  styleAddress,
  locale,
  pins,
  selectedId,
  landmark,
  onChoose,
  words,
  onFail,
}: StreetMapCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<LibreMap>(null);
  const fail = useEffectEvent(onFail);
  const first = useEffectEvent(() => ({ bounds: boundsOf(pins), words, landmark }));
  const choose = useEffectEvent((id: string) => onChoose?.(id));
  const placed = useRef<PlacedMarker[]>([]);

  /** Of overlapping prices, the later in the list becomes a point. */
  const open = useEffectEvent(() => {
    const items = placed.current.map((item) => ({ item, at: map.current?.project(item.marker.getLngLat()) ?? { x: 0, y: 0 } }));
    const mark = landmark && map.current?.project([landmark.longitude, landmark.latitude]);
    const taken = mark && landmark ? [{ x: mark.x, y: mark.y, width: 24 + 7 * landmark.name.length, height: 26 }] : [];
    for (const { item, isOpen } of layPins(items, pinSize, { taken })) {
      const isLit = item.pin.id === selectedId;
      item.element.toggleAttribute('data-lit', isLit);
      item.element.toggleAttribute('data-point', !isLit && (!isOpen || item.pin.text === null));
      item.element.style.zIndex = isLit ? '3' : isOpen ? '2' : '1';
    }
  });

  useEffect(() => {
    if (!frame.current) return;
    const { bounds, words: labels, landmark: mark } = first();
    let made: LibreMap;
    try {
      made = new LibreMap({
        container: frame.current,
        style: styleAddress,
        transformStyle: (_, style) => withLabelsIn(locale, style),
        bounds,
        fitBoundsOptions: { padding: 56, maxZoom: closestZoom },
        cooperativeGestures: true,
        dragRotate: false,
        pitchWithRotate: false,
        attributionControl: false,
        reduceMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
        locale: {
          'Map.Title': labels.title,
          'NavigationControl.ZoomIn': labels.zoomIn,
          'NavigationControl.ZoomOut': labels.zoomOut,
          'CooperativeGesturesHandler.MobileHelpText': labels.fingers,
          'CooperativeGesturesHandler.WindowsHelpText': labels.control,
          'CooperativeGesturesHandler.MacHelpText': labels.command,
        },
      });
    } catch {
      // The browser has no WebGL.
      fail();
      return;
    }
    made.touchZoomRotate.disableRotation();
    made.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    // In a corner without the floating button.
    made.addControl(new AttributionControl({ compact: false }), locale === 'ar' ? 'bottom-right' : 'bottom-left');
    map.current = made;
    if (mark) new Marker({ element: markOf(mark) }).setLngLat([mark.longitude, mark.latitude]).addTo(made);
    const giveUp = setTimeout(() => fail(), timeoutMs);
    let isStyled = false;
    made.once('style.load', () => {
      isStyled = true;
      clearTimeout(giveUp);
    });
    // A missing tile is a gap, but without a style there is no map.
    made.on('error', () => {
      if (!isStyled) fail();
    });
    return () => {
      clearTimeout(giveUp);
      map.current = null;
      made.remove();
    };
  }, [styleAddress, locale]);

  const isChoosable = onChoose !== undefined;
  // Compared by content, because the parent creates new pins on each render.
  const pinsKey = JSON.stringify(pins);
  useEffect(() => {
    const shown = map.current;
    if (!shown) return;
    const samePins: StreetPin[] = JSON.parse(pinsKey);
    placed.current = samePins.map((pin) => {
      const element = document.createElement(isChoosable ? 'button' : 'span');
      element.className = pinLook;
      element.textContent = pin.text;
      element.dataset.pin = pin.id;
      element.setAttribute('aria-label', pin.label);
      if (isChoosable) element.addEventListener('click', () => choose(pin.id));
      else element.setAttribute('role', 'img');
      return { pin, element, marker: new Marker({ element }).setLngLat([pin.longitude, pin.latitude]).addTo(shown) };
    });
    const follow = () => open();
    follow();
    shown.on('moveend', follow);
    return () => {
      shown.off('moveend', follow);
      for (const { marker } of placed.current) marker.remove();
      placed.current = [];
    };
  }, [pinsKey, isChoosable]);

  // Separate from the pins, so that the pressed pin keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pins read it themselves.
  useEffect(() => open(), [selectedId]);

  // MapLibre's own styles position the inner element.
  return (
    <div dir="ltr" className="absolute inset-0 overflow-hidden rounded-card border border-line bg-sunken">
      <div ref={frame} className="size-full" />
    </div>
  );
}

function boundsOf(pins: readonly StreetPin[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { longitude, latitude } of pins) bounds.extend([longitude, latitude]);
  return bounds;
}

function markOf({ name }: StreetLandmark): HTMLElement {
  const element = document.createElement('span');
  element.className =
    'pointer-events-none whitespace-nowrap rounded-pill bg-ink px-2 py-0.5 font-sans font-semibold text-surface text-xs';
  element.style.zIndex = '4';
  element.textContent = name;
  return element;
}
