'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { type StandInWatch, watchStandIn } from './stand-in-watch';
import { whenWanted } from './when-wanted';

export type LaterWords = Record<'loading' | 'failed' | 'again', string>;

interface LaterProps<Props> {
  /** Never changes. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  words: LaterWords;
  /** Drawn by the server, with the links, buttons and fields of the view in the same order. */
  standIn: ReactNode;
  /** True when the view shows more than its stand-in and nobody has to ask for it. Never changes. */
  isUrgent?: () => boolean;
  /** What this device keeps under this key is shown in the view. */
  shows?: string;
}

/** A view whose code comes when somebody is there to use it. Until then its stand-in is looked at; what is done to that is not lost. */
export function Later<Props extends object>({ load, props, words, standIn, isUrgent, shows }: LaterProps<Props>) {
  const frame = useRef<HTMLDivElement>(null);
  const watch = useRef<StandInWatch>(null);
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const tryAgain = () => setAttempts((count) => count + 1);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    watch.current = watchStandIn(element, () => setAttempts((count) => count + 1));
    const giveUp = whenWanted(element, isUrgent?.() ?? false, () => setAttempts((count) => count || 1));
    return () => {
      giveUp();
      watch.current?.stop();
    };
  }, [isUrgent]);

  useEffect(() => {
    if (attempts === 0) return;
    let isNewest = true;
    setFailed(false);
    load().then(
      (view) => watch.current?.handOver(() => flushSync(() => setView(() => view))),
      () => isNewest && setFailed(true),
    );
    return () => {
      isNewest = false;
    };
  }, [attempts, load]);

  const isLoading = attempts > 0 && !View && !hasFailed;
  return (
    <>
      <div ref={frame} data-live={shows} aria-busy={isLoading} className="aria-busy:cursor-progress">
        {View ? <View {...props} /> : standIn}
      </div>
      {isLoading && (
        <p role="status" className="sr-only">
          {words.loading}
        </p>
      )}
      {hasFailed && (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-4">
          {words.failed}
          <Button variant="secondary" onClick={tryAgain}>
            {words.again}
          </Button>
        </p>
      )}
    </>
  );
}
