const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/** Runs once on the first pointer, touch, key or scroll event, so that deferred work costs nothing before. Returns a function that cancels. */
export function onFirstInteraction(run: () => void): () => void {
  // It happened before hydration (lib/site-server/page-store/loader.js).
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
