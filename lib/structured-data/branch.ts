import type { DayOfWeek, OpeningHoursSpecificationLeaf, TravelAgencyLeaf } from 'schema-dts';
import { type Branch, company } from '@/content/company';
import { siteUrl } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { organizationRef } from '@/lib/seo/graph';

const saturdayToThursday: readonly DayOfWeek[] = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];

/** An office of the agency. `path` is the English path of the page that shows it, with the office's anchor if the page shows several. */
export function branchNode(branch: Branch, path: string, locale: Locale): TravelAgencyLeaf {
  return {
    '@type': 'TravelAgency',
    '@id': `${siteUrl()}/branches#${branch.slug}`,
    name: `${company.name[locale]} – ${branch.name[locale]}`,
    url: absoluteUrl(path, locale),
    image: `${siteUrl()}/icons/icon-512.png`,
    telephone: branch.phone.display,
    email: company.email,
    address: { '@type': 'PostalAddress', ...addressParts(branch.address[locale]), addressCountry: 'QA' },
    openingHoursSpecification: openingHours(),
    parentOrganization: organizationRef(),
  };
}

/** "Al Sadd Street, Doha": the town stands last, and alone where an office has no street to its name. */
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
