import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { TownMap } from '@/content/town-map';
import { landmarkOf, walkable } from '@/lib/hotels/map/landmark';
import { clampToMap, edgesOf, nameWidth } from '@/lib/hotels/map/map-labels';
import { type Box, layPins, type PlacedPin } from '@/lib/hotels/map/map-pins';
import { project, scaleBar } from '@/lib/hotels/map/map-view';
import { loadTownMap } from '@/lib/hotels/map/town-map';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import { directionOf } from '@/lib/i18n/locales';
import { sights } from '@/supabase/functions/_shared/contracts/hotels/sights';
import { StreetMap } from '../../street-map/street-map';
import { useHotelWords } from '../card/use-hotel-words';
import { useFoundHotels } from '../results-context';
import { areasOf, MapGround } from './map-ground';
import { LandmarkMark } from './map-marks';
import { MapPeek } from './map-peek';
import { MapFoot, MapPin } from './map-pin';
import { useMap } from './use-map';

interface HotelMapProps {
  /** In the order of the list: of overlapping ones, the first shows its price. */
  hotels: readonly HotelSummary[];
  /** All hotels of the answer, filtered or not: they form the districts. */
  all: readonly HotelSummary[];
  activeId: string | null;
  selectedId: string | null;
  onPoint: (id: string | null) => void;
  onChoose: (id: string | null) => void;
  onShow: (id: string) => void;
}

/** The size of a price in pixels; measuring sixty of them would be slow. */
const pinSize = { width: 86, height: 30 };
/** The size of a pin without a price; names may touch its edge. */
const pointSize = { width: 8, height: 8 };
/** At its place, else above or below, else beside it, else at a corner. */
const pinSpots = [
  { x: 0, y: 0 },
  { x: 0, y: -24 },
  { x: 0, y: 24 },
  { x: 52, y: 0 },
  { x: -52, y: 0 },
  { x: 46, y: -22 },
  { x: -46, y: -22 },
  { x: 46, y: 22 },
  { x: -46, y: 22 },
];
/** Including the space for a pin above it. */
const peekHeight = 190;

/** Our own map, without third-party tiles, until the visitor asks for streets. East is always to the right. */
export function HotelMap({ hotels, all, activeId, selectedId, onPoint, onChoose, onShow }: HotelMapProps) {
  const t = useTranslations('hotels.results.map');
  const { distance, riyals } = useHotelWords();
  const locale = useLocale();
  const hintId = useId();
  const { answer, near: searched } = useFoundHotels();
  const { place, searchParams } = answer;
  const town = useTownMap(searchParams.cityCode);
  const placed = hotels.flatMap((item) => (item.hotel.geoCode ? [{ item, point: item.hotel.geoCode }] : []));
  const landmark = landmarkOf(searchParams.cityCode, place, locale, searched);
  const near = placed.filter(({ item }) => walkable(landmark, item.distance));
  const { frame, size, view, isWhole, comeCloser, goFarther, fit, moveBy, handlers } = useMap(
    placed.map(({ point }) => point),
    (near.length > 0 ? near : placed).map(({ point }) => point),
    place,
  );
  const mark = view && size && project(view, size, landmark);
  const markName = t('centre', { from: landmark.kind, name: landmark.name });
  const markWidth = 16 + nameWidth(markName);
  const markAt = mark && size && clampToMap(mark, markWidth, size);
  const edges = size ? edgesOf(size) : [];
  const markBox: Box[] = markAt ? [{ x: markAt.x, y: markAt.y + 12, width: markWidth, height: 44 }] : [];
  const pins =
    view && size
      ? layPins(
          placed.map(({ item, point }) => ({ item, at: project(view, size, point) })),
          pinSize,
          { taken: [...markBox, ...edges], spots: pinSpots, point: pointSize },
        )
      : [];
  const prices = pins.map(
    ({ at, shift, isOpen }): Box => ({ x: at.x + shift.x, y: at.y + shift.y, ...(isOpen ? pinSize : pointSize) }),
  );
  const visible = pins.filter(({ at }) => size && at.x > -40 && at.y > -20 && at.x < size.width + 40 && at.y < size.height + 20);
  const reachable = visible.find(({ item }) => item.id === selectedId) ?? visible[0];
  const selected = hotels.find(({ id }) => id === selectedId);
  const bar = view && scaleBar(view, 100);

  /** Moves the map up when the peek would cover the pin. */
  function choose({ item, at }: PlacedPin<HotelSummary>) {
    if (size && at.y > size.height - peekHeight) moveBy({ x: 0, y: size.height - peekHeight - at.y });
    onChoose(item.id);
  }

  function step(event: KeyboardEvent<HTMLDivElement>) {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const from = visible.findIndex(({ item }) => item.id === (event.target as HTMLElement).dataset.pin);
    if (!by || from < 0) return;
    event.preventDefault();
    const next = visible.at((from + by) % visible.length);
    event.currentTarget.querySelector<HTMLElement>(`[data-pin="${CSS.escape(next?.item.id ?? '')}"]`)?.focus();
  }

  const peek = selected && (
    <div dir={directionOf(locale)}>
      <MapPeek summary={selected} onShow={() => onShow(selected.id)} onClose={() => onChoose(null)} />
    </div>
  );

  return (
    <StreetMap
      locale={locale}
      className="min-h-0 grow"
      pins={placed.map(({ item: { id, name, available, total }, point }) => ({
        id,
        ...point,
        text: available ? riyals(total) : null,
        label: available ? t('pin', { hotel: name, price: riyals(total) }) : t('pinUnavailable', { hotel: name }),
      }))}
      selectedId={selectedId}
      landmark={{ ...landmark, name: markName }}
      onChoose={onChoose}
      over={peek}
      note={town && t('simplified')}
    >
      <div ref={frame} dir="ltr" className="relative size-full overflow-hidden rounded-card border border-line bg-sunken">
        <p id={hintId} className="sr-only">
          {t('hint')}
        </p>
        {view && size && (
          <>
            <div
              role="toolbar"
              aria-label={t('label')}
              aria-describedby={hintId}
              tabIndex={-1}
              onKeyDown={step}
              {...handlers}
              onDoubleClick={({ nativeEvent }) => comeCloser({ x: nativeEvent.offsetX, y: nativeEvent.offsetY })}
              className="absolute inset-0 cursor-grab touch-none active:cursor-grabbing"
            >
              <MapGround
                view={view}
                size={size}
                locale={locale}
                landmark={landmark}
                taken={[...markBox, ...prices, ...edges]}
                areas={areasOf(all)}
                sights={sights[searchParams.cityCode] ?? []}
                town={town}
              />
              {visible.map((pin) => (
                <MapFoot key={pin.item.id} pin={pin} />
              ))}
              {visible.map((pin) => (
                <MapPin
                  key={pin.item.id}
                  pin={pin}
                  isActive={pin.item.id === activeId}
                  isSelected={pin.item.id === selectedId}
                  isReachable={pin === reachable}
                  onPoint={onPoint}
                  onChoose={() => choose(pin)}
                />
              ))}
              {mark && <LandmarkMark at={mark} name={markName} nameShift={markAt ? markAt.x - mark.x : 0} />}
            </div>
            <MapControls isWhole={isWhole} onCloser={() => comeCloser()} onFarther={goFarther} onFit={fit} />
            {bar && (
              <p
                aria-hidden="true"
                className="pointer-events-none absolute start-10 top-1.5 rounded-control bg-sunken/85 px-2 py-1 text-ink-soft text-xs"
              >
                <span className="mb-0.5 block h-1.5 border-ink-soft border-x border-b" style={{ inlineSize: bar.pixels }} />
                <bdi>{distance(bar.metres / 1000)}</bdi>
              </p>
            )}
          </>
        )}
        {peek}
      </div>
    </StreetMap>
  );
}

/** Null until loaded, and for towns without one: the map is drawn without it. */
function useTownMap(placeId: string): TownMap | null {
  const [town, setTown] = useState<TownMap | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadTownMap(placeId).then(
      (found) => isWanted && setTown(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [placeId]);
  return town;
}

interface MapControlsProps {
  /** All hotels are in view. */
  isWhole: boolean;
  onCloser: () => void;
  onFarther: () => void;
  onFit: () => void;
}

function MapControls({ isWhole, onCloser, onFarther, onFit }: MapControlsProps) {
  const t = useTranslations('hotels.results.map');
  return (
    <div className="absolute end-3 top-3 z-10 flex flex-col overflow-hidden rounded-control border border-line bg-raised shadow-card">
      <MapButton label={t('zoomIn')} icon="plus" onPress={onCloser} />
      <MapButton label={t('zoomOut')} icon="minus" onPress={onFarther} />
      {!isWhole && <MapButton label={t('fit')} icon="globe" onPress={onFit} />}
    </div>
  );
}

function MapButton({ label, icon, onPress }: { label: string; icon: 'plus' | 'minus' | 'globe'; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="inline-flex size-11 items-center justify-center border-line border-b last:border-b-0 hover:bg-sunken"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
