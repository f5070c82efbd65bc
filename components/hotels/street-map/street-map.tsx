'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import type { StreetMapCanvas, StreetMapCanvasProps } from './street-map-canvas';
import { useStreetMapStyle } from './street-map-style';

interface StreetMapProps extends Pick<StreetMapCanvasProps, 'locale' | 'pins' | 'selectedId' | 'landmark' | 'onChoose'> {
  /** Our own map, shown until a street map is, and where there is none. */
  children: ReactNode;
  /** Shown over the street map. */
  over?: ReactNode;
  /** Shown below our own map. */
  note?: ReactNode;
  /** Size of both maps, as classes. */
  className: string;
}

/** The page was reloaded for its map, which was already requested. */
const askedKey = 'karam.street-map.v1';

/**
 * A street map from another service. Nothing is loaded from it, and it gets no data of the visitor, before the button is pressed. After
 * client-side navigation the policy of the first page still applies and may not allow the service: then the page is reloaded first.
 */
export function StreetMap({ children, over, note, className, ...canvas }: StreetMapProps) {
  const t = useTranslations('hotels.streetMap');
  const styleAddress = useStreetMapStyle();
  const [state, setState] = useState<'drawn' | 'loading' | 'street' | 'failed'>('drawn');
  const frame = useRef<HTMLDivElement>(null);
  const [Canvas, setCanvas] = useState<typeof StreetMapCanvas | null>(null);

  function load() {
    setState('loading');
    import('./street-map-canvas').then(
      (module) => {
        setCanvas(() => module.StreetMapCanvas);
        setState('street');
      },
      () => setState('failed'),
    );
  }

  const loadIfAsked = useEffectEvent(() => {
    if (!styleAddress || readTab(askedKey) !== window.location.pathname) return;
    removeTab(askedKey);
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${window.location.search}`);
    // When it is folded, the reloaded page has it closed.
    const fold = frame.current?.closest('details');
    if (fold) fold.open = true;
    frame.current?.scrollIntoView({ block: 'center' });
    load();
  });
  useEffect(() => loadIfAsked(), []);

  const noteBelow = note && state !== 'street' && <p className="text-ink-soft text-xs">{note}</p>;
  if (!styleAddress)
    return (
      <div className="flex h-full flex-col gap-2">
        <div className={className}>{children}</div>
        {noteBelow}
      </div>
    );
  const { host, origin } = new URL(styleAddress);

  function ask() {
    if (mayConnectTo(origin)) return load();
    writeTab(askedKey, window.location.pathname);
    // The scripts of a page that the server drew start at once with a mark that no element has.
    window.history.replaceState(window.history.state, '', '#street-map');
    window.location.reload();
  }

  return (
    <div ref={frame} className="flex h-full flex-col gap-2">
      <div className={`relative ${className}`}>
        {/* Hidden, not unmounted, to keep its position. */}
        <div className={state === 'street' ? 'hidden' : 'contents'}>{children}</div>
        {Canvas && state === 'street' && (
          <>
            <Canvas
              {...canvas}
              styleAddress={styleAddress}
              words={{
                title: t('title'),
                zoomIn: t('zoomIn'),
                zoomOut: t('zoomOut'),
                fingers: t('fingers'),
                control: t('control'),
                command: t('command'),
              }}
              onFail={() => setState('failed')}
            />
            {over}
          </>
        )}
      </div>
      <div className="relative flex flex-wrap items-center gap-x-3 gap-y-1 noscript:hidden">
        <Button
          variant="secondary"
          onClick={state === 'street' ? () => setState('drawn') : ask}
          disabled={state === 'loading'}
          className="px-3 text-sm"
        >
          {state === 'loading' ? <Spinner className="size-4" /> : <Icon name="pin" className="size-4" />}
          <span>{t(state === 'street' ? 'drawn' : state === 'failed' ? 'again' : 'show')}</span>
        </Button>
        {state === 'failed' ? (
          <p role="alert" className="min-w-40 flex-1 text-ink-soft text-xs">
            {t('failed')}
          </p>
        ) : (
          <details className="group">
            <summary className="inline-flex min-h-11 list-none items-center gap-1 text-ink-soft text-xs underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
              <Icon name="shield" className="size-4" />
              {t('about')}
            </summary>
            <p className="absolute inset-x-0 bottom-full z-20 mb-1 max-w-sm rounded-card border border-line bg-raised p-3 text-sm shadow-float">
              {t('consent', { host })}
            </p>
          </details>
        )}
        {noteBelow}
      </div>
    </div>
  );
}

/** Whether the policy of this page allows requests to `origin`. Client-side navigation keeps the policy of the first page. */
function mayConnectTo(origin: string): boolean {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content;
  const [, sources = ''] = /connect-src ([^;]*)/.exec(policy ?? '') ?? [];
  return policy === undefined || sources.split(' ').includes(origin);
}
