import type { DayOfWeek, OpeningHoursSpecificationLeaf, TravelAgencyLeaf } from 'schema-dts';
import { branchPages } from '@/content/branches';
import { type Branch, company } from '@/content/company';
import { siteUrl } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { organizationRef } from '@/lib/seo/graph';

const saturdayToThursday: readonly DayOfWeek[] = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];

/** An office of the agency, the same on every page. Its address is its page, or the list of all offices. */
export function branchNode(branch: Branch, locale: Locale): TravelAgencyLeaf {
  const hasPage = branchPages.some(({ slug }) => slug === branch.slug);
  return {
    '@type': 'TravelAgency',
    '@id': `${siteUrl()}/branches#${branch.slug}`,
    name: `${company.name[locale]} – ${branch.name[locale]}`,
    url: absoluteUrl(hasPage ? `/branches/${branch.slug}` : '/branches', locale),
    image: `${siteUrl()}/icons/icon-512.png`,
    telephone: branch.phone.display,
    email: company.email,
    address: { '@type': 'PostalAddress', ...addressParts(branch.address[locale]), addressCountry: 'QA' },
    openingHoursSpecification: openingHours(),
    parentOrganization: organizationRef(),
  };
}

/** "Al Sadd Street, Doha": the town is last, and alone when there is no street. */
function addressParts(address: string) {
  const parts = address.split(/[,،]\s*/);
  const town = parts.pop() ?? address;
  return { ...(parts.length > 0 && { streetAddress: parts.join(', ') }), addressLocality: town };
}

function openingHours(): OpeningHoursSpecificationLeaf[] {
  const { saturdayToThursday: most, friday } = company.openingHours;
  return [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: saturdayToThursday, ...most },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Friday', ...friday },
  ];
}
