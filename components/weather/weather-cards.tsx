import { useId } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { Weather } from './weather';

interface WeatherCardsProps {
  title: string;
  places: readonly {
    slug: string;
    name: string;
    usual: { high: readonly number[]; low: readonly number[] };
    more?: { href: string; label: string };
  }[];
}

export function WeatherCards({ title, places }: WeatherCardsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {places.map(({ slug, name, usual, more }) => (
          <li key={slug} className="flex flex-col rounded-card border border-line bg-raised p-5 shadow-card">
            <h3 className="mb-3 text-lg">{name}</h3>
            <Weather place={slug} usual={usual} />
            {more && (
              <Link
                href={more.href}
                prefetch={false}
                className="mt-auto inline-flex min-h-11 items-center pt-3 text-accent underline underline-offset-4"
              >
                {more.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
