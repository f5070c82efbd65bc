import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';

interface InAddressProps {
  /** Stands there until the browser reads the address. */
  waiting: ReactNode;
  children: (query: URLSearchParams) => ReactNode;
}

/** Everything of a page that depends on its address and its tab; the page itself is prerendered around it. */
export function InAddress(props: InAddressProps) {
  return (
    <Suspense fallback={props.waiting}>
      <ReadAddress {...props} />
    </Suspense>
  );
}

function ReadAddress({ waiting, children }: InAddressProps) {
  const query = useSearchParams();
  return useIsInBrowser() ? children(query) : waiting;
}
