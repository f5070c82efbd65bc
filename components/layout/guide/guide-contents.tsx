import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

interface ContentsProps {
  sections: readonly { id: string; heading: string }[];
}

/** Beside the text of a wide screen. */
export function GuideContents({ sections }: ContentsProps) {
  const t = useTranslations('guides');
  return (
    <nav aria-labelledby="contents-title" className="mb-8 max-lg:hidden">
      <h2 id="contents-title" className="mb-2 text-ink-soft text-sm">
        {t('onThisPage')}
      </h2>
      <ol className="border-line border-s-2">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-0.5 flex min-h-9 items-center border-transparent border-s-2 py-1 ps-4 hover:border-accent hover:text-accent"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same above the text of a phone, folded. */
export function FoldedContents({ sections }: ContentsProps) {
  const t = useTranslations('guides');
  return (
    <details className="group mt-6 rounded-card border border-line bg-raised px-5 lg:hidden print:hidden">
      <summary className="flex min-h-14 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        {t('onThisPage')}
        <Icon name="down" className="size-5 text-accent transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ol className="pb-3">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center hover:text-accent">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
