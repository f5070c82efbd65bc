import { useLocale } from 'next-intl';
import type { NavigationLink } from '@/content/navigation';
import { NavLink } from '../navigation/nav-link';

interface FooterLinksProps {
  links: readonly NavigationLink[];
  /** Side by side instead of one below the other. */
  inline?: boolean;
}

export function FooterLinks({ links, inline = false }: FooterLinksProps) {
  const locale = useLocale();
  return (
    <ul className={inline ? 'flex flex-wrap gap-x-5' : undefined}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <NavLink
            href={href}
            locale={locale}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-on-night hover:underline aria-[current=page]:text-on-night aria-[current=page]:underline lg:min-h-9"
          >
            {label[locale]}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
