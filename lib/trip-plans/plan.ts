/** A trip plan as its page shows it, and what differs between its choices. */
import * as z from 'zod/mini';

/** Lengths in characters. The database has the same numbers of choices, people and comments (20261130100000_trip_plans.sql). */
export const planLimits = { name: 40, title: 80, text: 1000, choices: 12, people: 20, comments: 200 } as const;

export const choiceKinds = ['flight', 'stay', 'package'] as const;

/** What is known of a choice; the words are `tripPlans.terms`. */
export const planTerms = [
  ...(['out', 'back', 'legs', 'airline', 'stops', 'duration', 'bags', 'refund'] as const),
  ...(['days', 'place', 'stars', 'board', 'cancellation', 'atProperty', 'nights', 'lodging'] as const),
] as const;
export type PlanTerm = (typeof planTerms)[number];

const bilingual = z.object({ en: z.string(), ar: z.string() });

/** What was seen of a choice, in both languages. */
export const said = z.object({
  title: bilingual,
  /** What the price is for; empty without one. */
  per: bilingual,
  /** Shows its place: a drawing, and what may have a photograph of its own instead. A hotel of a supplier has an https address, or a drawing. */
  picture: z.optional(z.object({ id: z.string(), art: z.string() })),
  facts: z.array(z.object({ term: z.enum(planTerms), text: bilingual })),
});
export type Said = z.infer<typeof said>;

const person = z.object({ id: z.string(), name: z.string(), isMaker: z.boolean() });

const planChoice = z.object({
  id: z.string(),
  kind: z.enum(choiceKinds),
  /** English path where it is seen again. */
  address: z.string(),
  said,
  /** In QAR, as it was at `seenAt`; null when it is asked for. */
  price: z.nullable(z.number()),
  /** Instant. */
  seenAt: z.string(),
  /** Who added it. */
  person: z.string(),
  votes: z.array(z.object({ person: z.string(), isFor: z.boolean() })),
});
export type PlanChoice = z.infer<typeof planChoice>;

export const tripPlan = z.object({
  id: z.string(),
  title: z.string(),
  /** Whether choices are added and voted on. */
  isOpen: z.boolean(),
  version: z.number(),
  /** The last day on which it is kept, yyyy-MM-dd. */
  endsOn: z.string(),
  /** Who looks; null before a name is said on this device. */
  me: z.nullable(person),
  people: z.array(person),
  choices: z.array(planChoice),
  comments: z.array(
    z.object({
      id: z.string(),
      /** Null: the agency. */
      person: z.nullable(z.string()),
      text: z.string(),
      /** Instant. */
      at: z.string(),
      /** Asked of the agency. */
      isQuestion: z.boolean(),
    }),
  ),
});
export type TripPlan = z.infer<typeof tripPlan>;

export interface ComparedChoice extends PlanChoice {
  /** The terms in which it is not like all others of its kind. */
  differs: ReadonlySet<PlanTerm>;
  /** What the price is for is not the same for all of its kind. */
  perDiffers: boolean;
  /** In QAR above the lowest price of its kind for the same party, length and ways; null without another such price to compare with. */
  above: number | null;
  /** The bags are not the same for all with such a price. */
  bagsDiffer: boolean;
  /** Its kind has prices for another party, length or ways too. */
  hasUnlike: boolean;
  /** The most people are for it, and more than for any other of its kind. */
  isAhead: boolean;
}

export function compareChoices(choices: readonly PlanChoice[], kind: PlanChoice['kind']): ComparedChoice[] {
  const own = choices.filter((choice) => choice.kind === kind);
  const points = (choice: PlanChoice) => choice.votes.reduce((sum, { isFor }) => sum + (isFor ? 1 : -1), 0);
  const most = Math.max(...own.map(points));
  const isTie = own.filter((choice) => points(choice) === most).length > 1;
  const textOf = (choice: PlanChoice, term: PlanTerm) => choice.said.facts.find((fact) => fact.term === term)?.text.en;
  // The party and the nights are in `per`; a holiday's nights are a fact, and so are the further ways of a flight.
  const basisOf = (choice: PlanChoice) =>
    JSON.stringify([
      choice.said.per.en,
      textOf(choice, 'nights'),
      ...(['back', 'legs'] as const).map((way) => !textOf(choice, way)),
    ]);
  const areAlike = (one: PlanChoice, other: PlanChoice) => other.price !== null && basisOf(one) === basisOf(other);
  return own.map((choice) => {
    const alike = own.filter((other) => areAlike(choice, other));
    const prices = alike.flatMap(({ price }) => price ?? []);
    return {
      ...choice,
      differs: new Set(
        planTerms.filter((term) => own.some((other) => textOf(other, term) !== textOf(choice, term)) && textOf(choice, term)),
      ),
      perDiffers: own.some(({ said: { per } }) => per.en && choice.said.per.en && per.en !== choice.said.per.en),
      above: choice.price === null || prices.length < 2 ? null : choice.price - Math.min(...prices),
      bagsDiffer: alike.some((other) => textOf(other, 'bags') !== textOf(choice, 'bags')),
      hasUnlike: own.some((other) => other.price !== null && basisOf(other) !== basisOf(choice)),
      isAhead: own.length > 1 && !isTie && most > 0 && points(choice) === most,
    };
  });
}
