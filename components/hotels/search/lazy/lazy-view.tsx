'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { onFirstInteraction } from '@/lib/browser/first-interaction';
import { createEventReplay, type EventReplay } from './event-replay';

export type LazyViewWords = Record<'loading' | 'failed' | 'again', string>;

interface LazyViewProps<Props> {
  /** Must stay the same function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  words: LazyViewWords;
  /** Rendered on the server, with the links, buttons and fields of the view in the same order. */
  placeholder: ReactNode;
  /** True when the view shows more than its placeholder, so that it loads without an interaction. Must stay the same function. */
  isUrgent?: () => boolean;
  /** Key of the browser storage that the view shows. */
  shows?: string;
}

/** Loads a view when the visitor first interacts with the page. Until then a placeholder is shown; its events are replayed on the view. */
export function LazyView<Props extends object>({ load, props, words, placeholder, isUrgent, shows }: LazyViewProps<Props>) {
  const frame = useRef<HTMLDivElement>(null);
  const watch = useRef<EventReplay>(null);
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const tryAgain = () => setAttempts((count) => count + 1);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    watch.current = createEventReplay(element, () => setAttempts((count) => count + 1));
    const giveUp = onInteractionInView(element, isUrgent?.() ?? false, () => setAttempts((count) => count || 1));
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
        {View ? <View {...props} /> : placeholder}
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

/**
 * Runs once, when the element is in view and the visitor has interacted with the page or focused the element. `isUrgent` needs no
 * interaction. Returns a function that cancels.
 */
function onInteractionInView(element: Element, isUrgent: boolean, run: () => void): () => void {
  let isInView = false;
  let hasInteracted = isUrgent;
  let isDone = false;
  function runWhenReady() {
    if (isDone || !isInView || !hasInteracted) return;
    isDone = true;
    run();
  }
  function onInteraction() {
    hasInteracted = true;
    runWhenReady();
  }

  // An element in a closed tab panel is not in view.
  const observer = new IntersectionObserver((entries) => {
    isInView ||= entries.some(({ isIntersecting }) => isIntersecting);
    runWhenReady();
  });
  observer.observe(element);
  const stopWaiting = onFirstInteraction(onInteraction);
  element.addEventListener('focusin', onInteraction);
  return () => {
    observer.disconnect();
    stopWaiting();
    element.removeEventListener('focusin', onInteraction);
  };
}
