import type { ReactNode } from 'react';
import { cardClass } from '@/components/ui/card';

interface CeoMessageProps {
  heading: string;
  paragraphs: readonly string[];
  /** The office, not a name. */
  signature: ReactNode;
}

/** A letter, and it looks like one. */
export function CeoMessage({ heading, paragraphs, signature }: CeoMessageProps) {
  return (
    <section aria-labelledby="ceo-message" className="mt-14 lg:mt-20">
      <div className={cardClass({}, 'mx-auto max-w-3xl p-6 md:p-12')}>
        <h2 id="ceo-message" className="text-2xl md:text-3xl">
          {heading}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="reading mt-4 text-lg">
            {paragraph}
          </p>
        ))}
        <p className="mt-6 border-accent border-s-2 ps-4 font-semibold">{signature}</p>
      </div>
    </section>
  );
}
