const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Runs once somebody shows that they are there: moves, touches, types or scrolls. What can wait for it costs nothing to who only
 * passes by. Answers how to give up.
 */
export function onFirstInteraction(run: () => void): () => void {
  // They did so before the page was alive (lib/site-server/page-store/loader.js).
  if ('touched' in document.documentElement.dataset) {
    run();
    return () => undefined;
  }
  const controller = new AbortController();
  for (const sign of signs) {
    window.addEventListener(
      sign,
      () => {
        controller.abort();
        run();
      },
      { signal: controller.signal, passive: true, capture: true },
    );
  }
  return () => controller.abort();
}
