import { contact as file, company as fixed } from '@/content/company';
import { publishedContent } from '@/lib/state/published-content';
import type { ContactContent } from './contact-content';

export interface Phone {
  display: string;
  href: string;
}

interface Hours {
  opens: string;
  closes: string;
}
/** Of a week, 24-hour clock of Qatar. Null: closed. */
export interface OpeningHours {
  saturdayToThursday: Hours;
  friday: Hours | null;
}

export const phoneOf = (display: string): Phone => ({ display, href: `tel:${display.replaceAll(' ', '')}` });

const names = { instagram: 'Instagram', facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn', youtube: 'YouTube' } as const;
const profiles = ['instagram', 'facebook', 'x', 'linkedin', 'youtube'] as const;

const contact = () => (publishedContent('contact', 'site')?.content as ContactContent | null | undefined) ?? file;

/**
 * What the agency says of itself, with what it has published (lib/content/kinds.ts). To be read when something is rendered, not when a module is
 * loaded. In a browser the page brings it (components/layout/company-of-page.tsx).
 */
export const company = {
  ...fixed,
  get phone(): Phone {
    return phoneOf(contact().phone);
  },
  get whatsapp() {
    const { whatsapp: display } = contact();
    return { display, number: display.replace(/\D/g, '') };
  },
  get email() {
    return contact().email;
  },
  get holidaysEmail() {
    return contact().holidaysEmail;
  },
  get b2bEmail() {
    return contact().b2bEmail;
  },
  get openingHours() {
    return contact().openingHours;
  },
  get social() {
    const { social } = contact();
    return profiles.flatMap((icon) => (social[icon] ? { name: names[icon], icon, href: social[icon] } : []));
  },
};
