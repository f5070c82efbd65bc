import type { GuideFact, GuideSection } from '@/content/guide';
import { keepTogether } from '@/lib/i18n/no-break';

export function GuideSectionView({ section }: { section: GuideSection }) {
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
      {points && (inOrder ? <Steps steps={points} /> : <Points points={points} />)}
    </section>
  );
}

function Points({ points }: { points: readonly GuideFact[] }) {
  return (
    <dl className="mt-5 divide-y divide-line border-line border-y">
      {points.map(({ term, text }) => (
        <div key={term} className="gap-x-6 py-4 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="font-semibold">{term}</dt>
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
