import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { GuideFact, GuideText } from '@/content/guide';
import { keepTogether } from '@/lib/i18n/no-break';

interface PageSectionProps {
  /** Id of the heading, for links. */
  id: string;
  title: ReactNode;
  /** A sentence below the heading. */
  text?: ReactNode;
  children: ReactNode;
}

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

export function GuideFacts({ facts }: { facts: readonly GuideFact[] }) {
  const t = useTranslations('guides');
  return (
    <section aria-label={t('facts')} className="mt-10 rounded-card border border-line bg-sunken p-5 md:mt-12 md:px-2 md:py-6">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-5 divide-line md:gap-x-0 md:gap-y-6 lg:grid-cols-4 lg:divide-x">
        {facts.map(({ term, text }) => (
          <div key={term} className="md:px-6">
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd className="mt-1 font-medium">{keepTogether(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function GuideQuestions({ questions }: Pick<GuideText, 'questions'>) {
  const t = useTranslations('guides');
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-2xl md:text-3xl">
        {t('questions')}
      </h2>
      <div className="mt-5 divide-y divide-line rounded-card border border-line bg-raised">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group px-5">
            <summary className="flex min-h-14 list-none items-center gap-3 py-3 font-medium [&::-webkit-details-marker]:hidden">
              <span className="grow">{question}</span>
              <Icon name="down" className="size-5 text-accent transition-transform duration-150 group-open:rotate-180" />
            </summary>
            <p className="reading pb-5">{keepTogether(answer)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
