import type { DayOfWeek, GeoCoordinatesLeaf, OpeningHoursSpecificationLeaf, PostalAddressLeaf } from 'schema-dts';
import { company } from '@/content/company';

const saturdayToThursday: readonly DayOfWeek[] = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];

/** The one set of hours of all offices, in the clock of Qatar. */
export function openingHours(): OpeningHoursSpecificationLeaf[] {
  const { saturdayToThursday: most, friday } = company.openingHours;
  return [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: saturdayToThursday, ...most },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Friday', ...friday },
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
