import { isMakeable, isSubject, type ListOrder, type Subject, statuses } from './subjects';

/** The view of the desk in its address. The search text is left out, because it is a name. */
export interface DeskView {
  subject: Subject;
  /** Empty for all. */
  status: string;
  page: number;
  order: ListOrder;
  /** Id of the open item, or "new" for the form of a new one; null for none. */
  item: string | null;
  /** Id of the item that the new one is made from. */
  from: string | null;
}

export const newItem = 'new';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An unknown view becomes the default. */
export function readView(query: string): DeskView {
  const given = new URLSearchParams(query);
  const asked = given.get('list');
  const subject = isSubject(asked) ? asked : 'booking';
  const known: readonly string[] = statuses[subject];
  const status = given.get('status') ?? '';
  const page = given.get('page') ?? '';
  const item = given.get('item') ?? '';
  const from = given.get('from') ?? '';
  const isNew = item === newItem && isMakeable(subject);
  return {
    subject,
    status: known.includes(status) ? status : '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    order: given.get('order') === 'newest' ? 'newest' : 'deadline',
    item: isNew || uuid.test(item) ? item : null,
    from: isNew && uuid.test(from) ? from : null,
  };
}

/** The query of a view, with its question mark; empty for the first one. */
export function queryOf({ subject, status, page, order, item, from }: DeskView): string {
  const query = new URLSearchParams({
    ...(subject !== 'booking' && { list: subject }),
    ...(status && { status }),
    ...(order === 'newest' && { order }),
    ...(page > 1 && { page: String(page) }),
    ...(item && { item }),
    ...(item === newItem && from && { from }),
  });
  return query.size > 0 ? `?${query}` : '';
}
