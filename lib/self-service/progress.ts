import { refundStatuses, visaStatuses } from '@/supabase/functions/_shared/contracts/states.generated';

/** The stages in order; `papers` only when the consulate asks for more. */
export const visaStages = visaStatuses.filter((status) => status !== 'withdrawn');

export const refundStages = refundStatuses.filter((status) => status !== 'withdrawn');

/** Ends an entry made by mistake, from any stage. */
export const withdrawn = 'withdrawn';

interface Progress<Stage extends string> {
  key: Stage;
  /** yyyy-MM-dd, for stages that are reached. */
  day?: string;
  state: 'done' | 'now' | 'next';
}

/** All stages in order, each with its state (done, now or next) and its recorded day. */
export function stepsOf<Stage extends string>(
  stages: readonly Stage[],
  current: Stage,
  noted: readonly { stage: string; day: string }[],
): Progress<Stage>[] {
  const place = stages.indexOf(current);
  return stages.map((key, index) => {
    const day = noted.find(({ stage }) => stage === key)?.day;
    // A stage that is ahead again loses its day, because it will get a new one.
    return { key, ...(day && index <= place && { day }), state: index < place ? 'done' : index === place ? 'now' : 'next' };
  });
}
