import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A component whose code loads when it is first rendered; `fallback` is shown until then. For components that open on a tap: unlike
 * `next/dynamic`, it adds no code for rendering on the server.
 */
export function loadOnUse<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null) {
  const Loaded = lazy(() => load().then((component) => ({ default: component })));
  return (props: Props): ReactNode => (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  );
}
