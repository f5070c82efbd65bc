/** The papers of a visa enquiry: what is there, what the desk thinks of it, and what is missing. Used by the customer's page, the mail and the desk. */
import * as z from 'zod/mini';
import { paperReasons, paperStatuses } from '@/supabase/functions/_shared/contracts/states.generated';
import { paperFields } from './kinds';

export const paper = z.object({
  id: z.string(),
  field: z.enum(['passport', 'photo', 'statement']),
  name: z.string(),
  type: z.string(),
  status: z.enum(paperStatuses),
  /** Why another copy is needed; null unless it was refused. */
  reason: z.nullable(z.enum(paperReasons)),
});
export type Paper = z.infer<typeof paper>;

export const paperColumns = 'id, field, name, type, status, reason';

export interface PaperGroup<Own extends Paper = Paper> {
  field: Paper['field'];
  papers: Own[];
  /** Refused: another copy is needed. */
  refused: Own[];
  /** How many are still to come, besides other copies. */
  missing: number;
}

/** How many travellers an enquiry names. */
export function travellersIn(details: Readonly<Record<string, unknown>>): number {
  return Math.max(1, Object.keys(details).filter((name) => /^traveler\dName$/.test(name)).length);
}

/** The papers by kind. Each traveller needs a copy of the passport and a photograph; a PDF may have those of all. One statement is enough. */
export function groupPapers<Own extends Paper>(papers: readonly Own[], travellers: number): PaperGroup<Own>[] {
  return paperFields.map(({ name: field }) => {
    const own = papers.filter((one) => one.field === field);
    const wanted = field === 'statement' ? 1 : travellers;
    const isWhole = own.some(({ type }) => type === 'application/pdf');
    return {
      field,
      papers: own,
      refused: own.filter(({ status }) => status === 'refused'),
      missing: isWhole ? 0 : Math.max(0, wanted - own.length),
    };
  });
}

/** Whether something is still to come from the customer. */
export const isMissing = ({ refused, missing }: PaperGroup) => refused.length > 0 || missing > 0;

export const isDone = (groups: readonly PaperGroup[]) =>
  !groups.some(isMissing) && groups.every(({ papers }) => papers.every(({ status }) => status === 'accepted'));
