import type { Vocabulary } from './vocabulary.ts';

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value);
const isReference = (thing: Thing) => '@id' in thing && Object.keys(thing).length === 1;
const isAddress = (text: string) => /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text);

const addresses = new Set(['url', 'item', 'image', 'logo', 'sameAs', 'mainEntityOfPage', '@id']);
const shapes: Readonly<Record<string, RegExp>> = {
  Text: /\S/,
  URL: /^https?:\/\/\S+$/,
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/,
  Time: /^\d{2}:\d{2}(?::\d{2})?$/,
};

/** The errors of a graph: against the vocabulary, against Google's list, or references to nothing; each with its path. */
export function findErrors(graph: unknown, vocabulary: Vocabulary): string[] {
  if (!isThing(graph) || graph['@context'] !== 'https://schema.org' || !Array.isArray(graph['@graph'])) {
    return ['not a graph of schema.org'];
  }
  const things: unknown[] = graph['@graph'];
  const known = new Set(things.map((thing) => isThing(thing) && thing['@id']).filter((id) => typeof id === 'string'));
  const twice = things.length - new Set(things.map((thing) => JSON.stringify(thing))).size;
  return [
    ...(twice > 0 ? [`${twice} said twice`] : []),
    ...things.flatMap((thing) => (isThing(thing) && !isReference(thing) ? thingErrors(thing, '') : ['not a thing'])),
  ];

  function thingErrors(thing: Thing, way: string): string[] {
    const type = String(thing['@type']);
    const here = `${way}${type}`;
    if (!vocabulary.ancestors(type)) return [`${here}: no such class`];
    const missing = (requiredProperties[type] ?? []).filter((one) => ![one].flat().some((key) => isFilled(thing[key])));
    const values = Object.entries(thing).filter(([key]) => key !== '@type' && key !== '@id');
    return [
      ...missing.map((one) => `${here}: lacks ${[one].flat().join(' or ')}`),
      ...values.flatMap(([key, value]) => propertyErrors(type, key, value, `${here}.${key}`)),
    ];
  }

  function propertyErrors(type: string, key: string, value: unknown, way: string): string[] {
    if (neverOurs.has(key)) return [`${way}: not ours to say`];
    // The only property on Google's list that the vocabulary has only as a pattern.
    if (/-input$/.test(key) && type.endsWith('Action')) return [];
    const range = vocabulary.rangeOf(type, key);
    if (!range) return [`${way}: no such property`];
    return [value].flat().flatMap((one) => valueErrors(key, one, range, way));
  }

  function valueErrors(key: string, value: unknown, range: readonly string[], way: string): string[] {
    if (typeof value === 'number') return range.some((name) => /^(Number|Integer|Float)$/.test(name)) ? [] : [`${way}: a number`];
    if (typeof value === 'string') {
      // schema.org accepts a URL instead of any thing.
      if (addresses.has(key)) return isAddress(value) ? [] : [`${way}: not a whole address: ${value}`];
      const fits = range.some((name) => shapes[name]?.test(value) || vocabulary.members(name).has(value));
      return fits ? [] : [`${way}: "${value}" is none of ${range.join(', ')}`];
    }
    if (!isThing(value)) return [`${way}: ${JSON.stringify(value)}`];
    if (isReference(value)) return known.has(String(value['@id'])) ? [] : [`${way}: points at nothing: ${value['@id']}`];
    const ancestors = vocabulary.ancestors(String(value['@type']));
    const belongs = !ancestors || range.some((name) => ancestors.has(name));
    return [
      ...(belongs ? [] : [`${way}: a ${value['@type']} is none of ${range.join(', ')}`]),
      ...thingErrors(value, `${way} > `),
    ];
  }
}

const isFilled = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** A property, or any one of several. */
type Required = string | readonly string[];

/**
 * Google's requirements for rich results, plus our own: developers.google.com, "Structured data markup that Google Search supports", November 2026.
 */
const requiredProperties: Readonly<Record<string, readonly Required[]>> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  TravelAgency: ['name', 'address', 'geo', 'image', 'telephone', 'openingHoursSpecification', 'url'],
  Hotel: ['name', 'address', 'geo', 'image'],
  Service: ['name', 'description', 'provider', 'url'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  TouristDestination: ['name', 'description', 'image', 'url'],
  TouristTrip: ['name', 'description', 'itinerary', 'offers', 'provider'],
  Offer: ['price', 'priceCurrency', 'url'],
  ItemList: ['itemListElement'],
  ListItem: ['position', ['name', 'item']],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  ImageObject: [['url', 'contentUrl']],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
};

/** Ratings and reviews: we have none, so none may appear. */
const neverOurs: ReadonlySet<string> = new Set(['aggregateRating', 'review', 'reviews']);
