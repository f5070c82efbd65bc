import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { branches } from '@/content/company';
import { Link } from '@/lib/i18n/navigation';
import { ContactLink } from './contact-link';

const branchesShown = 4;

export function FooterBranches() {
  const locale = useLocale();
  const allBranches = useTranslations('layout')('footer.allBranches');
  return (
    <>
      <ul className="space-y-1">
        {branches.slice(0, branchesShown).map(({ slug, name, phone }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-x-4">
            {name[locale]}
            <ContactLink href={phone.href}>{phone.display}</ContactLink>
          </li>
        ))}
      </ul>
      <Link
        href="/branches"
        prefetch={false}
        className="mt-2 inline-flex min-h-11 items-center gap-1.5 font-medium text-on-night underline-offset-4 hover:underline"
      >
        {allBranches}
        <Icon name="arrow" className="size-4" />
      </Link>
    </>
  );
}
