import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import { nextSteps } from './error-state';

type EmptyStateProps = {
  title: string;
  text: string;
  /** Heading level of the title. */
  heading?: 'h2' | 'h3';
  /** Next steps: buttons or links. */
  children?: ReactNode;
} & (
  | { icon: IconName; art?: never }
  | { /** A drawing below public/art that says no more than the title. */ art: string; icon?: never }
);

/** An empty list: what that means, and what to do next. */
export function EmptyState({ icon, art, title, text, heading: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-4 py-10 text-center">
      {art && (
        // biome-ignore lint/performance/noImgElement: a vector file.
        <img
          src={`/art/${art}.svg`}
          alt=""
          width={800}
          height={600}
          loading="lazy"
          className="mb-5 aspect-3/2 w-full max-w-72 rounded-card object-cover"
        />
      )}
      {icon && (
        <span className="mb-4 inline-flex size-16 items-center justify-center rounded-pill bg-accent-soft text-accent">
          <Icon name={icon} className="size-7" />
        </span>
      )}
      <Heading className="text-xl">{title}</Heading>
      <p className="mt-2 text-ink-soft">{text}</p>
      {children && <div className={`mt-6 justify-center max-sm:w-full ${nextSteps}`}>{children}</div>}
    </div>
  );
}
