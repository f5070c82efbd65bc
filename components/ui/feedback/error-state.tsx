import type { ReactNode } from 'react';
import { Icon } from '../icon';

interface ErrorStateProps {
  title: string;
  text: string;
  /** Heading level of the title. */
  heading?: 'h2' | 'h3';
  /** Next steps: retry, change, contact. */
  children?: ReactNode;
}

/** A failure to load something: announced at once, with next steps. */
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

interface DeadEndProps {
  title: string;
  text: string;
  /** Next steps. */
  children: ReactNode;
}

/** Why the visitor cannot continue here, with the remaining options. */
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
