import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { showAnswer } from '@/components/ui/feedback/use-answer-focus';

interface FoundCardProps {
  title: ReactNode;
  badge?: ReactNode;
  /** Above the title in print. */
  letterhead?: ReactNode;
  /** Of several cards only the first takes the focus. */
  isFocused?: boolean;
  /** Returns to the form. */
  onAgain?: () => void;
  /** Beside the button that returns. */
  help?: ReactNode;
  children: ReactNode;
}

/** The result of a look-up, in place of the form. Its title takes the focus. */
export function FoundCard({ title, badge, letterhead, isFocused = true, onAgain, help, children }: FoundCardProps) {
  const t = useTranslations('selfService.form');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) showAnswer(heading.current);
  }, [isFocused]);
  return (
    <div data-found>
      {letterhead}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h3>
        {badge}
      </div>
      {children}
      {onAgain && (
        <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2 print:hidden">
          {help}
          <button type="button" onClick={onAgain} className={buttonClass('quiet', help ? undefined : '-ms-5')}>
            {t('again')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Terms with their values, in two columns on a wide screen. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, text: ReactNode] | null)[] }) {
  return (
    <dl className="mt-5 grid gap-x-10 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
      {facts.flatMap((fact) =>
        fact
          ? [
              <div key={fact[0]}>
                <dt className="text-ink-soft text-sm">{fact[0]}</dt>
                <dd className="font-medium">{typeof fact[1] === 'string' ? <bdi>{fact[1]}</bdi> : fact[1]}</dd>
              </div>,
            ]
          : [],
      )}
    </dl>
  );
}
