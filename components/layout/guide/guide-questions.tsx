import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { GuideText } from '@/content/guide';
import { keepTogether } from '@/lib/i18n/no-break';

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
