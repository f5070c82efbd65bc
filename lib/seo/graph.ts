import type {
  BreadcrumbListLeaf,
  Graph,
  OrganizationLeaf,
  SearchActionLeaf,
  Thing,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import { company } from '@/content/company';
import { siteUrl } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from './absolute-url';

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
  return { '@context': 'https://schema.org', '@graph': [organization(locale), website(locale), ...trail, ...about] };
}

function organization(locale: Locale): OrganizationLeaf {
  return {
    '@type': 'Organization',
    ...organizationRef(),
    name: company.name[locale],
    url: `${siteUrl()}/`,
    logo: `${siteUrl()}/icons/icon-512.png`,
    telephone: company.phone.display,
    email: company.email,
    sameAs: company.social.map(({ href }) => href),
  };
}

function website(locale: Locale): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl('/?from=DOH&to={search_term_string}', locale) },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    ...websiteRef(),
    name: company.name[locale],
    alternateName: company.name[locale === 'ar' ? 'en' : 'ar'],
    url: `${siteUrl()}/`,
    inLanguage: ['en', 'ar'],
    publisher: organizationRef(),
    potentialAction: search,
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
