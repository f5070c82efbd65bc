/** An office, as a kind of published content (lib/content/kinds.ts): the type of its file, and the form of the desk. */
import * as z from 'zod/mini';
import { inBoth, line, optionalPhone, optionalTime } from '@/lib/checks';

/** Both or none, in order. */
const optionalHours = z.object({ opens: optionalTime, closes: optionalTime }).check(({ value, issues }) => {
  const { opens, closes } = value;
  const missing = (['opens', 'closes'] as const).find((end) => value[end] === '');
  if (missing && (opens || closes)) issues.push({ code: 'custom', input: value, path: [missing], message: 'timesBoth' });
  else if (opens && opens >= closes) issues.push({ code: 'custom', input: value, path: ['closes'], message: 'timesOrder' });
});

const never = { opens: '', closes: '' };
export const hoursOfAll = { saturdayToThursday: never, friday: never };

export const officeContent = z.object({
  name: inBoth(line(40)),
  /** The street, and the town after the last comma. */
  address: inBoth(line(100)),
  /** Empty for an office that is reached through the main number. */
  phone: optionalPhone,
  /** Its own; where there are none, those of all offices. With none on Friday alone it is closed then. Absent in earlier versions. */
  hours: z._default(
    z.object({ saturdayToThursday: optionalHours, friday: optionalHours }).check(({ value, issues }) => {
      const isFridayAlone = value.friday.opens !== '' && value.saturdayToThursday.opens === '';
      if (isFridayAlone)
        issues.push({ code: 'custom', input: value, path: ['saturdayToThursday', 'opens'], message: 'hoursOfWeek' });
    }),
    hoursOfAll,
  ),
});
export type OfficeContent = z.infer<typeof officeContent>;
