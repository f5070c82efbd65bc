import type {
  BreadcrumbListLeaf,
  DayOfWeek,
  GeoCoordinatesLeaf,
  Graph,
  OpeningHoursSpecificationLeaf,
  PostalAddressLeaf,
  Thing,
  TravelAgencyLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { company, type OpeningHours } from '@/lib/company/company';
import { listedOffices } from '@/lib/company/offices';
import { siteUrl } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from './absolute-url';
import { shareAddress } from './share/share-page';

/** A node of a graph: never the bare name that schema-dts also allows. */
export type GraphNode = Exclude<Thing, string>;

interface Crumb {
  label: string;
  /** English path; missing for the page itself. */
  href?: string;
}

/** Reference to the agency or its site, from the nodes of every page. */
export const organizationRef = () => ({ '@id': `${siteUrl()}/#organization` });
export const websiteRef = () => ({ '@id': `${siteUrl()}/#website` });

/** The structured data of one page: the agency, its site, the page's place in it, and its subject. */
export function pageGraph(locale: Locale, crumbs: readonly Crumb[], about: readonly GraphNode[]): Graph {
  const trail = crumbs.length > 0 ? [breadcrumbs(locale, crumbs)] : [];
  const agency = organizationRef()['@id'];
  const isAboutAgency = about.some((node) => '@id' in node && node['@id'] === agency);
  return {
    '@context': 'https://schema.org',
    '@graph': [...(isAboutAgency ? [] : [organization(locale)]), website(locale), ...trail, ...about],
  };
}

function organization(locale: Locale) {
  return {
    '@type': 'Organization' as const,
    ...organizationRef(),
    name: company.name[locale],
    url: `${siteUrl()}/`,
    logo: `${siteUrl()}/icons/icon-512.png`,
    telephone: company.phone.display,
    email: company.email,
    sameAs: company.social.map(({ href }) => href),
  };
}

/** The agency as a whole, at the head office: the subject of the home and the contact page. Other pages only refer to it. */
export function agencyNode(locale: Locale): TravelAgencyLeaf {
  const [headOffice] = listedOffices();
  return {
    ...organization(locale),
    '@type': 'TravelAgency',
    image: `${siteUrl()}${shareAddress('/', locale)}`,
    ...(headOffice && { address: addressInQatar(headOffice.address[locale]), geo: geoAt(headOffice.position) }),
    openingHoursSpecification: openingHours(headOffice?.hours),
  };
}

function website(locale: Locale): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    ...websiteRef(),
    name: company.name[locale],
    alternateName: company.name[locale === 'ar' ? 'en' : 'ar'],
    url: `${siteUrl()}/`,
    inLanguage: ['en', 'ar'],
    publisher: organizationRef(),
  };
}

function breadcrumbs(locale: Locale, crumbs: readonly Crumb[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: absoluteUrl(href, locale) }),
    })),
  };
}

const saturdayToThursday: readonly DayOfWeek[] = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];

/** In the clock of Qatar; those of all offices unless one has its own. */
export function openingHours(
  { saturdayToThursday: most, friday }: OpeningHours = company.openingHours,
): OpeningHoursSpecificationLeaf[] {
  return [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: saturdayToThursday, ...most },
    ...(friday ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'Friday', ...friday } as const] : []),
  ];
}

/** Of "Al Sadd Street, Doha": the town is last, and alone when there is no street. */
export function addressInQatar(address: string): PostalAddressLeaf {
  const comma = Math.max(address.lastIndexOf(','), address.lastIndexOf('،'));
  const street = address.slice(0, Math.max(comma, 0));
  const town = address.slice(comma + 1).trim();
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: town,
    addressCountry: 'QA',
  };
}

/** Degrees, WGS 84. */
export function geoAt({ latitude, longitude }: { latitude: number; longitude: number }): GeoCoordinatesLeaf {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
