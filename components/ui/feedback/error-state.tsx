import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon';

/** Buttons of one height, and of one width on a phone. */
export const nextSteps = 'flex flex-wrap gap-3 *:min-h-12 max-sm:*:w-full';

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
      {children && <div className={`mt-5 ${nextSteps}`}>{children}</div>}
    </div>
  );
}

interface DeadEndProps {
  /** A drawing below public/art that says no more than the title. Left out where something to choose stands with the next steps. */
  art?: string;
  title: ReactNode;
  text: ReactNode;
  /** `h1`: the page is nothing else. Otherwise it is announced. */
  heading?: 'h1' | 'h2';
  /** Next steps, the most useful first. */
  children: ReactNode;
}

/** Why the visitor cannot continue here, with the remaining options. */
export function DeadEnd({ art, title, text, heading: Heading = 'h2', children }: DeadEndProps) {
  return (
    <div
      className={clsx(
        'mx-auto rounded-card border border-line bg-raised p-5 shadow-card sm:p-8',
        art ? 'grid max-w-4xl items-center gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-8' : 'max-w-2xl',
      )}
    >
      {art && (
        // biome-ignore lint/performance/noImgElement: a vector file.
        <img
          src={`/art/${art}.svg`}
          alt=""
          width={800}
          height={600}
          loading="lazy"
          className="aspect-2/1 w-full rounded-control object-cover sm:aspect-4/3"
        />
      )}
      <div className="min-w-0">
        <div role={Heading === 'h1' ? undefined : 'alert'}>
          <Heading className={Heading === 'h1' ? 'text-2xl md:text-3xl rtl:leading-[1.35]' : 'text-xl'}>{title}</Heading>
          <p className="mt-2 text-ink-soft">{text}</p>
        </div>
        <div className={`mt-6 ${nextSteps}`}>{children}</div>
      </div>
    </div>
  );
}
