import type { ReactNode } from 'react';
import { Icon } from '../icon';

interface DeadEndProps {
  title: string;
  text: string;
  /** What helps. */
  children: ReactNode;
}

/** Why there is no way on here, and the ways that are left. */
export function DeadEnd({ title, text, children }: DeadEndProps) {
  return (
    <div className="mx-auto max-w-2xl rounded-card border border-line bg-raised p-6 shadow-card sm:p-8">
      <div role="alert" className="flex gap-4">
        <Icon name="warning" className="size-7 text-accent" />
        <div>
          <h2 className="text-xl">{title}</h2>
          <p className="mt-2 text-ink-soft">{text}</p>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
