import { useLocale } from 'next-intl';
import { MenuIcon } from '@/components/ui/menu-icon';
import { Poster } from '@/components/ui/poster';
import type { MenuEntry } from '@/content/navigation';
import { NavLink } from './nav-link';

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  columns?: 1 | 2;
}

/** The links of a menu, each with a picture if there is room, and a line of description. */
export function MenuEntries({ entries, columns = 1 }: MenuEntriesProps) {
  const locale = useLocale();
  return (
    <ul className={columns === 2 ? 'grid gap-1 sm:grid-cols-2' : 'grid gap-1'}>
      {entries.map(({ href, label, text, icon, art }) => (
        <li key={href} className="flex">
          <NavLink href={href} locale={locale} className="group menu-entry">
            {art && (
              <Poster
                slug={art}
                crop="card"
                locale={locale}
                decorative
                className="h-16 w-20 shrink-0 rounded-control object-cover max-lg:hidden"
              />
            )}
            <MenuIcon
              name={icon}
              className={`size-11 rounded-control bg-accent-soft p-3 text-accent ${art ? 'lg:hidden' : ''}`}
            />
            <span>
              <span className="block font-medium group-hover:text-accent">{label[locale]}</span>
              <span className="block text-ink-soft text-sm">{text[locale]}</span>
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
