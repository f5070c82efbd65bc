import type { ReactNode } from 'react';
import { Icon } from '../icon';

interface CallLinkProps {
  phone: { href: string; display: string };
  className: string;
  /** The words around the number. */
  children: (phone: () => ReactNode) => ReactNode;
}

/** A telephone number to be called at a press. */
export function CallLink({ phone: { href, display }, className, children }: CallLinkProps) {
  return (
    <a href={href} className={className}>
      <Icon name="phone" />
      {/* A little into the padding: in the narrowest column words and number still share a line. */}
      <span className="-me-2">
        {children(() => (
          <bdi dir="ltr" className="whitespace-nowrap">
            {display}
          </bdi>
        ))}
      </span>
    </a>
  );
}
