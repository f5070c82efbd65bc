import { company } from '@/lib/company/company';

/** A link that opens an e-mail to the holidays desk with subject and text filled in. */
export function mailtoPackages(subject: string, text: string): string {
  return `mailto:${company.holidaysEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
