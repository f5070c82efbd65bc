import type { ReactNode } from 'react';
import { Icon } from '../icon';

interface CallLinkProps {
  phone: { href: string; display: string };
  className: string;
  /** Renders the text; its parameter renders the number in it. */
  children: (phone: () => ReactNode) => ReactNode;
}

export function CallLink({ phone: { href, display }, className, children }: CallLinkProps) {
  return (
    <a href={href} className={className}>
      <Icon name="phone" />
      {/* Slightly into the padding, so that text and number share a line in the narrowest column. */}
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
