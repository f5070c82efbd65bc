import * as z from 'zod/mini';
import { freeText } from '@/lib/text/contact';
import { hasLetter, hasVisible } from '@/lib/text/direction';
import { planLimits } from './plan';

/** Errors of a field, as keys of `tripPlans.errors`. */
export type PlanError = 'nameMissing' | 'nameTooLong' | 'titleMissing' | 'titleTooLong' | 'textMissing' | 'textTooLong';

const line = (text: string) => freeText(text).replace(/\s+/g, ' ');
const lines = (text: string) => freeText(text.replace(/\r\n?/g, '\n'));

const written = (clean: (text: string) => string, isThere: (text: string) => boolean, most: number, errors: PlanError[]) =>
  z
    .string({ error: errors[0] })
    .check(z.overwrite(clean), z.refine(isThere, { error: errors[0], abort: true }), z.maxLength(most, { error: errors[1] }));

const name = written(line, hasLetter, planLimits.name, ['nameMissing', 'nameTooLong']);
const text = written(lines, hasVisible, planLimits.text, ['textMissing', 'textTooLong']);
const item = z.uuid();

/** What a posted form of the plan's page does. Values are texts, as forms send them. */
export const planAction = z.discriminatedUnion('do', [
  z.object({ do: z.literal('join'), name }),
  z.object({ do: z.literal('vote'), item, vote: z.enum(['for', 'against', 'none']) }),
  z.object({ do: z.literal('comment'), item, text }),
  z.object({ do: z.literal('remove'), item }),
  z.object({ do: z.literal('voting'), isOpen: z.enum(['true', 'false']) }),
  z.object({ do: z.literal('delete') }),
]);

/** The form that adds to a plan where the device has said a name. */
export const addition = z.object({ name: z.optional(name) });
/** The form that makes a plan. */
export const newPlan = z.object({ name, title: written(line, hasVisible, planLimits.title, ['titleMissing', 'titleTooLong']) });
