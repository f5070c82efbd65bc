import { useLocale } from 'next-intl';
import type { PostStop } from '@/content/post';

/** A journey as a strip: its stops on one line, and how one goes from each to the next. */
export function RouteStrip({ stops }: { stops: readonly PostStop[] }) {
  const locale = useLocale();
  return (
    <ol className="mb-10 grid auto-cols-fr gap-y-1 rounded-card bg-night p-6 text-on-night sm:grid-flow-col md:p-8">
      {stops.map(({ name, onwards }) => (
        <li
          key={`${name.en} ${onwards?.en}`}
          className="relative flex gap-x-3 max-sm:pb-4 sm:flex-col sm:pe-4 before:z-10 before:mt-1.5 before:size-4 before:shrink-0 before:rounded-pill before:border-4 before:border-sun before:bg-night not-last:after:absolute not-last:after:bg-sun sm:not-last:after:inset-x-0 sm:not-last:after:top-3 sm:not-last:after:h-1 max-sm:not-last:after:start-1.5 max-sm:not-last:after:inset-y-3 max-sm:not-last:after:w-1"
        >
          <span className="sm:mt-3">
            <span className="block font-semibold text-lg">{name[locale]}</span>
            {onwards && <span className="block text-on-night-soft text-sm">{onwards[locale]}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
