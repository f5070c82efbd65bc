import { useTranslations } from 'next-intl';
import type { GuideSection } from '@/content/guide';

/** For wide screens; on a phone the sections are close together. */
export function GuideContents({ sections }: { sections: readonly GuideSection[] }) {
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
