import type * as z from 'zod/mini';
import { linksIn } from '@/lib/text/markdown/allowed';
import { fieldsOf, typedOf } from './fields';

export interface FieldLink {
  /** Of the field. */
  path: string;
  href: string;
}

/** Links of fields called `link`, and of texts, to pages of the site. */
export function linksOf(schema: z.ZodMiniType, content: object): FieldLink[] {
  const fields = fieldsOf(schema).filter(({ path, look }) => look === 'markdown' || path.split('.').at(-1) === 'link');
  const typed = typedOf(fields, content);
  return fields.flatMap(({ path, look }) => {
    const hrefs = look === 'markdown' ? linksIn(typed[path] ?? '') : [typed[path] ?? ''];
    return [...new Set(hrefs)].filter((href) => href.startsWith('/')).map((href) => ({ path, href }));
  });
}
