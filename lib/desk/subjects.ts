import {
  bookingStatuses,
  changeStatuses,
  enquiryStatuses,
  refundStatuses,
  visaStatuses,
} from '@/supabase/functions/_shared/contracts/states.generated';

/** The stages of items made at the desk, in order. */
export const stages = {
  visa: visaStatuses.filter((status) => status !== 'withdrawn'),
  refund: refundStatuses.filter((status) => status !== 'withdrawn'),
};

/** The kinds of items at the desk. Statuses are in their usual order. */
export const statuses = {
  booking: bookingStatuses,
  enquiry: enquiryStatuses,
  change: changeStatuses,
  /** Withdrawn: made in error. */
  visa: visaStatuses,
  refund: refundStatuses,
} as const;

export type Subject = keyof typeof statuses;
export type StatusKey = { [S in Subject]: `${S}.${(typeof statuses)[S][number]}` }[Subject];

export const subjects: readonly Subject[] = ['booking', 'enquiry', 'change', 'visa', 'refund'];

export function isSubject(text: string | null): text is Subject {
  return subjects.some((subject) => subject === text);
}

export const listOrders = ['deadline', 'newest'] as const;
export type ListOrder = (typeof listOrders)[number];

/** What can be made at the desk; customers send the rest. */
export type Makeable = 'visa' | 'refund';

export function isMakeable(subject: Subject): subject is Makeable {
  return subject === 'visa' || subject === 'refund';
}

/** The key of the word for a status; null when this page has none. */
export function statusKey(subject: Subject, status: string): StatusKey | null {
  const known: readonly string[] = statuses[subject];
  return known.includes(status) ? (`${subject}.${status}` as StatusKey) : null;
}

/** The possible next statuses of each status, the usual one first. The database enforces them (public.desk_transitions). */
export const transitions: Record<Subject, Readonly<Record<string, readonly string[]>>> = {
  booking: {
    requested: ['confirmed', 'declined', 'cancelled'],
    confirmed: ['ticketed', 'declined', 'cancelled'],
    ticketed: ['cancelled'],
    declined: ['confirmed'],
  },
  enquiry: { new: ['answered', 'closed'], answered: ['closed'], closed: ['answered'] },
  change: { open: ['answered', 'closed'], answered: ['closed'] },
  visa: {
    received: ['prepared', 'fingerprints', 'consulate', 'papers', 'withdrawn'],
    prepared: ['fingerprints', 'consulate', 'papers', 'withdrawn'],
    fingerprints: ['consulate', 'papers', 'withdrawn'],
    consulate: ['decided', 'papers', 'withdrawn'],
    papers: ['consulate', 'prepared', 'fingerprints', 'decided', 'withdrawn'],
    decided: ['ready', 'withdrawn'],
    ready: ['withdrawn'],
  },
  refund: {
    claimed: ['checked', 'withdrawn'],
    checked: ['received', 'withdrawn'],
    received: ['paid', 'withdrawn'],
    paid: ['withdrawn'],
  },
};

/** What needs confirmation before it is done. */
export function needsConfirming(status: string): boolean {
  return status === 'declined' || status === 'cancelled' || status === 'withdrawn';
}

const waiting: Record<Subject, readonly string[]> = {
  booking: ['requested'],
  enquiry: ['new'],
  change: ['open'],
  visa: ['received', 'prepared', 'fingerprints', 'consulate', 'papers', 'decided'],
  refund: ['claimed', 'checked', 'received'],
};

/** How many items of a kind wait for the agency, given the numbers by status. */
export function countWaiting(subject: Subject, counts: Readonly<Record<string, number>>): number {
  return waiting[subject].reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}
