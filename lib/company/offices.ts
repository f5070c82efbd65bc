import { offices } from '@/content/branches';
import { type Branch, branches } from '@/content/company';
import { publishedContent } from '@/lib/state/published-content';
import { company, type OpeningHours, type Phone, phoneOf } from './company';
import type { OfficeContent } from './office-content';

export interface Office extends Omit<Branch, 'phone'> {
  phone: Phone;
  hours: OpeningHours;
  /** Whether they differ from those of the other offices. */
  hasOwnHours: boolean;
}

/** An office as the site shows it now. An unknown slug of a file fails while the page is built. */
export function officeOf(slug: string): Office {
  const file = offices.find((one) => one.slug === slug);
  if (!file) throw new Error(`No branch is called ${slug}`);
  const published = publishedContent('office', slug)?.content as OfficeContent | null | undefined;
  const { hours, ...office } = { ...file, ...published };
  const hasOwnHours = Boolean(hours?.saturdayToThursday.opens);
  return {
    ...office,
    phone: office.phone ? phoneOf(office.phone) : company.phone,
    hours: hours && hasOwnHours ? { ...hours, friday: hours.friday.opens ? hours.friday : null } : company.openingHours,
    hasOwnHours,
  };
}

/** The footer of every page shows as many. */
export const officesOfFooter = 4;

/** Those with a telephone, as the agency lists them: the head office first. */
export const listedOffices = (): Office[] => branches.map(({ slug }) => officeOf(slug));
