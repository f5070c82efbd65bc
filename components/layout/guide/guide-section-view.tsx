import type { ReactNode } from 'react';
import type { GuideFact, GuideSection } from '@/content/guide';
import { keepTogether } from '@/lib/i18n/no-break';

type Numbers = readonly (number | null)[];

interface GuideSectionViewProps {
  section: GuideSection;
  /** Above the points. */
  figure?: ReactNode;
  /** The number of each point on the figure; null where it has none. */
  numbers?: Numbers;
}

export function GuideSectionView({ section, figure, numbers }: GuideSectionViewProps) {
  const { id, heading, paragraphs, points, inOrder = false } = section;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl md:text-3xl">
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="reading mt-4 text-lg">
          {keepTogether(paragraph)}
        </p>
      ))}
      {figure}
      {points && (inOrder ? <Steps steps={points} /> : <Points points={points} numbers={numbers} />)}
    </section>
  );
}

function Points({ points, numbers = [] }: { points: readonly GuideFact[]; numbers?: Numbers | undefined }) {
  return (
    <dl className="mt-5 divide-y divide-line border-line border-y">
      {points.map(({ term, text }, index) => (
        <div key={term} className="gap-x-6 py-4 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="flex gap-2.5 font-semibold">
            {term}
            {numbers[index] && <PlaceNumber className="-order-1 size-6">{numbers[index]}</PlaceNumber>}
          </dt>
          <dd className="reading max-sm:mt-1">{keepTogether(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Steps({ steps }: { steps: readonly GuideFact[] }) {
  return (
    <ol className="mt-5 space-y-5">
      {steps.map(({ term, text }, index) => (
        <li key={term} className="flex gap-4">
          <span
            aria-hidden="true"
            className="inline-flex size-9 shrink-0 items-center justify-center rounded-pill bg-accent-soft font-semibold text-accent"
          >
            {index + 1}
          </span>
          <div className="pt-1">
            <h3 className="text-lg">{term}</h3>
            <p className="reading mt-1">{keepTogether(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface PlaceNumberProps {
  children: number;
  className?: string;
}

/** The number of a place on a map that is drawn beside it. */
export function PlaceNumber({ children, className = 'size-8' }: PlaceNumberProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-pill bg-sun-soft text-on-sun-soft text-sm ${className}`}
    >
      {children}
    </span>
  );
}
