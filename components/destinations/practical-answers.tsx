import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageSection } from '@/components/layout/guide/page-section';
import { type Practical, practicalTopics } from '@/content/practical/answers';
import { keepTogether } from '@/lib/i18n/no-break';
import { Folded } from './good-to-know';

interface PracticalAnswersProps {
  answers: Practical;
  /** Rules of entry by passport. */
  visas?: ReactNode;
  /** Today's hours of prayer, a row. */
  prayers?: ReactNode;
}

/** Answers to common questions before a trip, each folded under its topic. */
export function PracticalAnswers({ answers, visas, prayers }: PracticalAnswersProps) {
  const locale = useLocale();
  const t = useTranslations('destinations.practical');
  return (
    <PageSection id="practical" title={t('title')} text={t('text')}>
      <div className="mt-5 max-w-2xl divide-y divide-line border-line border-y">
        {visas && <Folded term={t('visas')}>{visas}</Folded>}
        {prayers}
        {practicalTopics.map((topic) => {
          const answer = answers[topic];
          return (
            answer && (
              <Folded key={topic} term={t(`topics.${topic}`)}>
                <p className="reading pb-5 text-ink-soft">{keepTogether(answer[locale])}</p>
              </Folded>
            )
          );
        })}
      </div>
    </PageSection>
  );
}
