import type { ReactNode } from 'react';

interface PageSectionProps {
  /** Id of the heading, for links. */
  id: string;
  title: ReactNode;
  /** A sentence below the heading. */
  text?: ReactNode;
  children: ReactNode;
}

/** A section of a page with a heading. */
export function PageSection({ id, title, text, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-12 lg:mt-16">
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      {text && <p className="mt-2 max-w-2xl text-ink-soft">{text}</p>}
      {children}
    </section>
  );
}
