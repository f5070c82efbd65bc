import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { sights } from '@/content/sights';
import type { TownMap } from '@/content/town-map';
import { landmarkOf } from '@/lib/hotels/map/landmark';
import { layPins, type PlacedPin } from '@/lib/hotels/map/map-pins';
import { project, scaleBar } from '@/lib/hotels/map/map-view';
import { loadTownMap } from '@/lib/hotels/map/town-map';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import { directionOf } from '@/lib/i18n/locales';
import { StreetMap } from '../../street-map/street-map';
import { useHotelWords } from '../card/use-hotel-words';
import { useFoundHotels } from '../results-context';
import { type MapArea, MapGround } from './map-ground';
import { MapPeek } from './map-peek';
import { MapPin } from './map-pin';
import { useMap } from './use-map';

interface HotelMapProps {
  /** In the order of the list: the first of two that overlap shows its price. */
  hotels: readonly HotelSummary[];
  /** All of the answer: they make the parts of town, whatever is filtered. */
  all: readonly HotelSummary[];
  activeId: string | null;
  chosenId: string | null;
  onPoint: (id: string | null) => void;
  onChoose: (id: string | null) => void;
  onShow: (id: string) => void;
}

/** Room a price takes up; measuring sixty of them would cost more than it is worth. */
const pinSize = { width: 86, height: 30 };
/** With the room a pin needs above it. */
const peekHeight = 190;

/** A quiet map of our own, without anybody's tiles, until the visitor asks for streets. East is to the right in either direction of reading. */
export function HotelMap({ hotels, all, activeId, chosenId, onPoint, onChoose, onShow }: HotelMapProps) {
  const t = useTranslations('hotels.results.map');
  const { distance, riyals } = useHotelWords();
  const locale = useLocale();
  const hintId = useId();
  const { place, searchParams } = useFoundHotels().answer;
  const town = useTownMap(searchParams.cityCode);
  const placed = hotels.flatMap((item) => (item.hotel.geoCode ? [{ item, point: item.hotel.geoCode }] : []));
  const { frame, size, view, isMoved, comeCloser, goFarther, fit, moveBy, handlers } = useMap(
    placed.map(({ point }) => point),
    place,
  );
  const pins =
    view && size
      ? layPins(
          placed.map(({ item, point }) => ({ item, at: project(view, size, point) })),
          pinSize,
        )
      : [];
  const visible = pins.filter(({ at }) => size && at.x > -40 && at.y > -20 && at.x < size.width + 40 && at.y < size.height + 20);
  const reachable = visible.find(({ item }) => item.id === chosenId) ?? visible[0];
  const chosen = hotels.find(({ id }) => id === chosenId);
  const bar = view && scaleBar(view, 110);

  /** What the peek would cover moves up. */
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

  const peek = chosen && (
    <div dir={directionOf(locale)}>
      <MapPeek summary={chosen} onShow={() => onShow(chosen.id)} onClose={() => onChoose(null)} />
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
      chosenId={chosenId}
      onChoose={onChoose}
      over={peek}
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
                landmark={landmarkOf(searchParams.cityCode, place, locale)}
                areas={areasOf(all)}
                sights={sights[searchParams.cityCode] ?? []}
                town={town}
              />
              {visible.map((pin) => (
                <MapPin
                  key={pin.item.id}
                  pin={pin}
                  isActive={pin.item.id === activeId}
                  isChosen={pin.item.id === chosenId}
                  isReachable={pin === reachable}
                  onPoint={onPoint}
                  onChoose={() => choose(pin)}
                />
              ))}
            </div>
            <div className="absolute end-3 top-3 z-10 flex flex-col overflow-hidden rounded-control border border-line bg-raised shadow-card">
              <MapButton label={t('zoomIn')} icon="plus" onPress={() => comeCloser()} />
              <MapButton label={t('zoomOut')} icon="minus" onPress={goFarther} />
              {isMoved && <MapButton label={t('fit')} icon="globe" onPress={fit} />}
            </div>
            {town && !chosen && (
              <p className="pointer-events-none absolute end-3 bottom-3 max-w-[55%] rounded-control bg-raised/85 px-2 py-1 text-end text-ink-soft text-xs">
                <span dir={directionOf(locale)}>{t('simplified')}</span>
              </p>
            )}
            {bar && !chosen && (
              <p
                aria-hidden="true"
                className="pointer-events-none absolute start-3 bottom-3 rounded-control bg-raised/85 px-2 py-1 text-ink-soft text-xs"
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

/** Null until it has come, and where there is none: the map is drawn without it. */
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

/** The parts of town in an order that filtering does not change, so that they keep their colours. */
function areasOf(all: readonly HotelSummary[]): MapArea[] {
  const placed = all.flatMap(({ area, hotel: { geoCode } }) => (geoCode ? [{ area, geoCode }] : []));
  const names = [...new Set(placed.map(({ area }) => area))].sort();
  return names.map((name) => ({ name, points: placed.filter(({ area }) => area === name).map(({ geoCode }) => geoCode) }));
}
