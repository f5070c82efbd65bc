import { useLocale } from 'next-intl';
import { cardLinkClass } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { departments } from '@/content/company-pages/about';
import { Link } from '@/lib/i18n/navigation';

/** The team by what it does; each department leads to its page. */
export function Departments({ heading, text }: { heading: string; text: string }) {
  const locale = useLocale();
  return (
    <section aria-labelledby="team" className="mt-14 lg:mt-20">
      <h2 id="team" className="text-2xl md:text-3xl">
        {heading}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft text-lg">{text}</p>
      <ul className="mt-6 grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-6">
        {departments.map(({ href, icon, name, text: work }) => (
          <li key={href} className="group relative flex gap-4 rounded-card py-3 lg:flex-col lg:gap-3">
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill bg-accent-soft text-accent">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="text-lg">
                <Link href={href} prefetch={false} className={`${cardLinkClass} underline-offset-4 group-hover:underline`}>
                  {name[locale]}
                </Link>
              </h3>
              <p className="mt-1 text-ink-soft">{work[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
