import type { TravelAgencyLeaf } from 'schema-dts';
import { branchPages } from '@/content/branches';
import { type Branch, company } from '@/content/company';
import { siteUrl } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { organizationRef } from '@/lib/seo/graph';
import { addressInQatar, geoAt, openingHours } from '@/lib/seo/office';
import { pageImage } from '@/lib/seo/page-metadata';

/** An office of the agency, the same on every page. Its address is its page, or the list of all offices. */
export function branchNode(branch: Branch, locale: Locale): TravelAgencyLeaf {
  const hasPage = branchPages.some(({ slug }) => slug === branch.slug);
  const path = hasPage ? `/branches/${branch.slug}` : '/branches';
  return {
    '@type': 'TravelAgency',
    '@id': `${siteUrl()}/branches#${branch.slug}`,
    name: `${company.name[locale]} – ${branch.name[locale]}`,
    url: absoluteUrl(path, locale),
    image: pageImage(path, locale),
    telephone: branch.phone.display,
    email: company.email,
    address: addressInQatar(branch.address[locale]),
    geo: geoAt(branch.position),
    openingHoursSpecification: openingHours(),
    parentOrganization: organizationRef(),
  };
}
