import { MenuIcon } from '@/components/ui/menu-icon';
import { company } from '@/content/company';

export function SocialLinks({ label }: { label: string }) {
  return (
    <ul aria-label={label} className="-ms-2 mt-5 flex flex-wrap">
      {company.social.map(({ name, icon, href }) => (
        <li key={name}>
          <a
            href={href}
            rel="noopener"
            className="inline-flex size-11 items-center justify-center rounded-pill transition-colors hover:bg-night-soft hover:text-on-night"
          >
            <MenuIcon name={icon} />
            <span lang="en" className="sr-only">
              {name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
