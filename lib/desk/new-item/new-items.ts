/** The schemas of a new visa case and a new refund, for the forms of the desk and their route handlers. Errors are keys of `desk.make.errors`. */
import * as z from 'zod/mini';
import { countryCodes } from '@/content/countries';
import { contact, latinName } from '@/lib/text/contact';
import { toLatinDigits } from '@/lib/text/digits';
import { tidyReference } from '@/lib/text/reference';
import { addMonths, isDay, readDay } from '@/lib/time/dates';
import { longestRemark } from '../history';
import { type Makeable, stages } from '../subjects';

const unseen = /\p{Bidi_Control}|\p{Cc}|\p{Cs}/gu;

const day = z.string({ error: 'day' }).check(z.overwrite(readDay), z.refine(isDay, { error: 'day', abort: true }));

/** Trips are planned two years ahead, and a case may be entered when its trip is over. */
const dayOfTravel = (today: string) =>
  day.check(z.refine((typed) => typed >= addMonths(today, -12) && typed <= addMonths(today, 24), { error: 'travelRange' }));

const bookingReference = z.pipe(
  z.pipe(
    z.string({ error: 'bookingReference' }).check(z.maxLength(200, { error: 'bookingReference' })),
    z.transform(readBooking),
  ),
  z.string({ error: 'bookingReference' }),
);

function readBooking(typed: string): string | null {
  return tidyReference(typed, ['KT']);
}

/** Riyals with two decimals at most; thousands may be set apart. */
const written = /^(?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/;

const riyals = (error: string) =>
  z.pipe(
    z.pipe(
      z.string({ error }).check(
        z.overwrite((typed) => toLatinDigits(typed).replace(unseen, '').replace(/٫/g, '.').replace(/[٬]/g, ',').trim()),
        z.regex(written, { error, abort: true }),
      ),
      z.transform((typed) => Number(typed.replaceAll(',', ''))),
    ),
    z.number(),
  );

const remark = z.optional(
  z.string({ error: 'remarkTooLong' }).check(
    z.overwrite((typed) => typed.replace(/\p{Bidi_Control}|(?!\n)\p{Cc}|\p{Cs}/gu, '').trim()),
    z.maxLength(longestRemark, { error: 'remarkTooLong' }),
  ),
);

/** An idempotency key: the same id never makes a second item. */
const id = z.uuid();

/** The days of the stages up to the present one must be in order, and not in the future. Only papers can be requested again at any time. */
function checkSteps(today: string, way: readonly string[]) {
  return (context: z.core.ParsePayload<{ status: string; steps: Partial<Record<string, string>> }>) => {
    const { status, steps } = context.value;
    const report = (stage: string, message: string) =>
      context.issues.push({ code: 'custom', input: '', path: ['steps', stage], message });
    let latest = '';
    for (const [place, stage] of way.entries()) {
      const day = steps[stage];
      if (day === undefined) continue;
      if (place > way.indexOf(status)) report(stage, 'stepAhead');
      else if (day > today) report(stage, 'stepFuture');
      else if (day < addMonths(today, -24)) report(stage, 'stepLongAgo');
      else if (stage !== 'papers' && day < latest) report(stage, 'stepOrder');
      if (stage !== 'papers') latest = day;
    }
  };
}

/** `today` is yyyy-MM-dd in Qatar. */
export const newVisaCase = (today: string) =>
  z
    .object({
      id,
      givenNames: latinName('givenNames'),
      surname: latinName('surname'),
      email: contact.shape.email,
      /** The enquiry it is made from, whose papers it takes over. */
      enquiryId: z.optional(z.uuid()),
      destination: z.enum([...countryCodes], { error: 'destination' }),
      travelDate: z.optional(dayOfTravel(today)),
      bookingReference: z.optional(bookingReference),
      status: z.enum(stages.visa, { error: 'status' }),
      steps: z._default(z.partialRecord(z.enum(stages.visa), day), {}),
      remark,
    })
    .check(checkSteps(today, stages.visa));

/** `today` is yyyy-MM-dd in Qatar. */
export const newRefund = (today: string) =>
  z
    .object({
      id,
      bookingReference,
      surname: latinName('surname'),
      amount: riyals('amount').check(z.gt(0, { error: 'amount' })),
      deducted: z._default(riyals('deducted'), 0),
      status: z.enum(stages.refund, { error: 'status' }),
      steps: z._default(z.partialRecord(z.enum(stages.refund), day), {}),
      remark,
    })
    .check(checkSteps(today, stages.refund));

const stepPrefix = 'steps.';

export const stepField = (stage: string) => `${stepPrefix}${stage}`;

/** Form values by field, as the schemas take them: without empty ones, and without days of later stages. */
export function itemOf(subject: Makeable, values: Readonly<Record<string, string>>): Record<string, unknown> {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
  const way: readonly string[] = stages[subject];
  const reached = way.slice(0, way.indexOf(values['status'] ?? '') + 1);
  return {
    ...Object.fromEntries(filled.filter(([key]) => !key.startsWith(stepPrefix))),
    steps: Object.fromEntries(reached.flatMap((stage) => (values[stepField(stage)] ? [[stage, values[stepField(stage)]]] : []))),
  };
}
