import type { Bilingual } from '@/content/bilingual';
import { branchPages, offices } from '@/content/branches';
import { branches } from '@/content/company';
import { hoursOfAll, type OfficeContent, officeContent } from './office-content';
import { officesOfFooter } from './offices';

const fileOf = (key: string) => offices.find(({ slug }) => slug === key);
const isInFooter = (key: string) => branches.slice(0, officesOfFooter).some(({ slug }) => slug === key);

export const officeKind = {
  schema: officeContent,
  keys: offices.map(({ slug }) => slug),
  titleOf: (key: string): Bilingual | undefined => fileOf(key)?.name,
  fileOf(key: string): OfficeContent | undefined {
    const file = fileOf(key);
    return file && { name: file.name, address: file.address, phone: file.phone, hours: hoursOfAll };
  },
  pathsOf(key: string): string[] {
    const neighbours = branchPages.filter((page) => page.slug === key || page.neighbours.includes(key));
    const pages = neighbours.map(({ slug }) => `/branches/${slug}`);
    return ['/branches', ...pages.toSorted((one) => (one.endsWith(`/${key}`) ? -1 : 0)), '/'];
  },
  hasPreview: false,
  isOnEveryPage: isInFooter,
};
