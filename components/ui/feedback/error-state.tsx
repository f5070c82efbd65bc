import type { ReactNode } from 'react';
import { Icon } from '../icon';

interface ErrorStateProps {
  title: string;
  text: string;
  /** Level of the title in its page. */
  heading?: 'h2' | 'h3';
  /** The ways on: try again, change, ask. */
  children?: ReactNode;
}

/** Where something could not be loaded: announced at once, with a way on. */
export function ErrorState({ title, text, heading: Heading = 'h2', children }: ErrorStateProps) {
  return (
    <div className="mx-auto max-w-2xl rounded-card border border-danger bg-danger-soft p-5 sm:p-7">
      <div role="alert" className="flex gap-3">
        <Icon name="warning" className="size-6 text-danger" />
        <div>
          <Heading className="text-danger text-lg">{title}</Heading>
          <p className="mt-2">{text}</p>
        </div>
      </div>
      {children && <div className="mt-5 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
