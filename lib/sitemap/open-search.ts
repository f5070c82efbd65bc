import { company } from '@/lib/company/company';
import { siteUrl } from '@/lib/env';

/** For browsers that search a site from the address bar: the text becomes the flight destination. */
export function openSearchDescription(): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${company.name.en}</ShortName>
  <Description>Flights from Doha: type where you want to go. رحلات من الدوحة: اكتب وجهتك.</Description>
  <Language>en</Language>
  <Language>ar</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <OutputEncoding>UTF-8</OutputEncoding>
  <Image width="192" height="192" type="image/png">${siteUrl()}/icons/icon-192.png</Image>
  <Url type="text/html" template="${siteUrl()}/?from=DOH&amp;to={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${siteUrl()}/opensearch.xml"/>
</OpenSearchDescription>
`;
}
