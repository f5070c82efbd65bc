import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { loadRequested } from '@/lib/bookings/receipt';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { Link } from '@/lib/i18n/navigation';

interface AlreadyRequestedProps {
  /** Identifies the selection, as in the address. */
  choice: string;
  /** Renders the text; its parameter renders the reference in it. */
  children: (reference: () => ReactNode) => ReactNode;
}

/** Shown when a visitor returns from the confirmation to the form of the same selection: says that the request was made, and scrolls into view. */
export function AlreadyRequested(props: AlreadyRequestedProps) {
  return useIsInBrowser() && <RequestOfTab {...props} />;
}

function RequestOfTab({ choice, children }: AlreadyRequestedProps) {
  const [reference] = useState(() => loadRequested(choice));
  const notice = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const show = () => notice.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    notice.current?.focus({ preventScroll: true });
    show();
    // When going back, the browser may restore its scroll position after this.
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, []);

  if (!reference) return null;
  return (
    <p ref={notice} role="status" tabIndex={-1} className="mb-6 flex gap-3 rounded-card bg-success-soft p-4 sm:p-5">
      <Icon name="check" className="size-6 text-success" />
      <span>
        {children(() => (
          <Link
            href={`/booking/confirmation?reference=${reference}`}
            prefetch={false}
            className="font-semibold underline underline-offset-4"
          >
            <bdi>{reference}</bdi>
          </Link>
        ))}
      </span>
    </p>
  );
}
