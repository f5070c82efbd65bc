import { useTranslations } from 'next-intl';

/** Covers the search panel while the agency has paused searching. */
export function PausedOverlay() {
  const t = useTranslations('home.paused');
  return (
    <div className="absolute inset-0 z-10 flex flex-col items-center justify-center rounded-card bg-raised/95 p-6 text-center">
      <p className="font-semibold text-2xl">{t('title')}</p>
      <p className="mt-2 text-ink-soft">{t('text')}</p>
    </div>
  );
}
