import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A component whose code is fetched when it is first drawn; `fallback` stands there until then. It is for what opens on a tap: unlike
 * `next/dynamic`, it brings nothing into the browser for rendering on the server.
 */
export function loadOnUse<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null) {
  const Loaded = lazy(() => load().then((component) => ({ default: component })));
  return (props: Props): ReactNode => (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  );
}
