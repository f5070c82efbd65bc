import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';

interface InAddressProps {
  /** Shown until the browser has read the address. */
  waiting: ReactNode;
  children: (query: URLSearchParams) => ReactNode;
}

/** The part of a page that depends on its address and its tab. The rest of the page is prerendered. */
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
