import type { ReactNode } from 'react';
import { Icon } from './icon';

interface RefusalCardProps {
  title: string;
  text: string;
  /** When to try again, where that is known. */
  wait: string | null;
  /** What helps. */
  children?: ReactNode;
}

/** Why what was sent was not taken. */
export function RefusalCard({ title, text, wait, children }: RefusalCardProps) {
  return (
    <div role="alert" className="flex gap-3 rounded-card border border-danger bg-danger-soft p-4 sm:p-5">
      <Icon name="warning" className="size-6 text-danger" />
      <div>
        <p className="font-semibold text-danger">{title}</p>
        <p className="mt-1">{text}</p>
        {wait && <p className="mt-1">{wait}</p>}
        {children}
      </div>
    </div>
  );
}
