/**
 * Reads what a request asks of Supabase's REST, in the part of PostgREST's language whose cost is bounded: no patterns, no regular expressions, no
 * casts, no aggregates, a few tables within each other. The site and the embedded backend use it, so it has no imports.
 */

export interface Selection {
  columns: string[];
  embedded: { table: string; selection: Selection }[];
}

export interface RestRequest {
  kind: 'table' | 'function';
  name: string;
  selection: Selection;
  /** Columns of filters, sorting and `columns`; of an embedded table with its name in front. */
  usedColumns: string[];
  limit: number | null;
}

/** Why a question is not answered, in the words of PostgREST's errors. */
export interface RestRefusal {
  status: 400 | 404 | 405;
  code: string;
  message: string;
}

export const restLimits = {
  queryLength: 4_000,
  /** Tables within tables. */
  depth: 3,
  embedded: 12,
  columns: 120,
  conditions: 30,
  rows: 1_000,
  offset: 100_000,
};

const targetPattern = /^\/rest\/v1\/(rpc\/)?([a-z][a-z0-9_]{0,62})$/;
const onlyOnce = new Set(['select', 'order', 'limit', 'offset', 'columns', 'or', 'and', 'not.or', 'not.and']);
const columnPattern = /^(?:[a-z][a-z0-9_]{0,62}\.){0,2}[a-z][a-z0-9_]{0,62}$/;
const conditionPattern = /^(?:not\.)?(?:(?:eq|neq|gt|gte|lt|lte)\.|is\.(?:null|true|false|unknown)$|in\.\(.*\)$)/s;
const orderPattern = /^[a-z][a-z0-9_]{0,62}(?:\.(?:asc|desc))?(?:\.nulls(?:first|last))?$/;

export function refuse(message: string, status: RestRefusal['status'] = 400, code = 'PGRST100'): RestRefusal {
  return { status, code, message };
}

export function isRefusal(read: RestRequest | RestRefusal): read is RestRefusal {
  return 'status' in read;
}

/** `path` begins with /rest/v1/. */
export function readRestRequest(method: string, path: string, query: string): RestRequest | RestRefusal {
  const [, rpc, name] = targetPattern.exec(path) ?? [];
  if (!name) return refuse('There is nothing at this address', 404, 'PGRST125');
  const kind = rpc ? 'function' : 'table';
  if (rpc ? method !== 'POST' : !['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'].includes(method)) {
    return refuse('This method is not open here', 405, 'PGRST117');
  }
  if (query.length > restLimits.queryLength) return refuse('The query is too long');
  const question: RestRequest = { kind, name, selection: { columns: [], embedded: [] }, usedColumns: [], limit: null };
  const seen = new Set<string>();
  let conditions = 0;
  for (const [key, value] of new URLSearchParams(query)) {
    if (onlyOnce.has(key) && seen.has(key)) return refuse(`"${key}" is given twice`);
    seen.add(key);
    if (key === 'select') {
      const selection = readSelection(value);
      if (!selection) return refuse('"select" is not understood');
      question.selection = selection;
    } else if (key === 'order' || key === 'columns') {
      const names = value.split(',').map((one) => (key === 'columns' ? one.replace(/^"(.*)"$/, '$1') : one));
      if (
        names.length > restLimits.columns ||
        !names.every((one) => (key === 'order' ? orderPattern : columnPattern).test(one))
      ) {
        return refuse(`"${key}" is not understood`);
      }
      question.usedColumns.push(...names.map((one) => one.split('.', 1)[0] ?? ''));
    } else if (key === 'limit' || key === 'offset') {
      const most = key === 'limit' ? restLimits.rows : restLimits.offset;
      if (!/^\d{1,6}$/.test(value) || Number(value) > most) return refuse(`"${key}" is a number up to ${most}`);
      if (key === 'limit') question.limit = Number(value);
    } else if (onlyOnce.has(key)) {
      const columns = readLogic(value);
      if (!columns) return refuse(`"${key}" is not understood`);
      conditions += columns.length;
      question.usedColumns.push(...columns);
    } else {
      if (!columnPattern.test(key)) return refuse('A column has no such name');
      if (!conditionPattern.test(value)) return refuse(`The condition of "${key}" is not open here`);
      conditions += 1;
      question.usedColumns.push(key);
    }
  }
  return conditions > restLimits.conditions ? refuse('There are too many conditions') : question;
}

/** A cursor over one text: each `take` reads a sticky pattern at the present place. */
function cursorOf(text: string) {
  let at = 0;
  return {
    take(pattern: RegExp): string | null {
      pattern.lastIndex = at;
      const found = pattern.exec(text)?.[0] ?? null;
      if (found !== null) at += found.length;
      return found;
    },
    isAtEnd: () => at === text.length,
  };
}

const selectedName = /\*|[a-z]\w{0,62}(?::[a-z][a-z0-9_]{0,62})?(?:![a-z][a-z0-9_]{0,62}){0,2}/y;

/** `id, name, other_table (id)` without its spaces; null for anything else. */
function readSelection(text: string): Selection | null {
  const cursor = cursorOf(text);
  let columns = 0;
  let embedded = 0;
  const readList = (depth: number): Selection | null => {
    const read: Selection = { columns: [], embedded: [] };
    do {
      const name = cursor.take(selectedName);
      if (!name) return null;
      // Without its alias and its hint.
      const own = name.split(':').at(-1) ?? '';
      if (!cursor.take(/\(/y)) {
        columns += 1;
        if (own.includes('!') || columns > restLimits.columns) return null;
        read.columns.push(own);
        continue;
      }
      embedded += 1;
      if (depth >= restLimits.depth || embedded > restLimits.embedded) return null;
      const selection = readList(depth + 1);
      if (!selection || !cursor.take(/\)/y)) return null;
      read.embedded.push({ table: own.split('!', 1)[0] ?? '', selection });
    } while (cursor.take(/,/y));
    return read;
  };
  const selection = readList(0);
  return selection && cursor.isAtEnd() ? selection : null;
}

/** `(a.eq.1,and(b.lt."2",c.is.null))`: its columns; null for anything else. */
function readLogic(text: string): string[] | null {
  const cursor = cursorOf(text);
  const columns: string[] = [];
  const readList = (depth: number): boolean => {
    if (depth > restLimits.depth || !cursor.take(/\(/y)) return false;
    do {
      if (cursor.take(/(?:not\.)?(?:and|or)(?=\()/y)) {
        if (!readList(depth + 1)) return false;
        continue;
      }
      const column = cursor.take(/[a-z][a-z0-9_]{0,62}(?=\.)/y);
      const condition = cursor.take(
        /\.(?:not\.)?(?:(?:eq|neq|gt|gte|lt|lte)\.(?:"[^"\\]*"|[^,()"\\]*)|is\.(?:null|true|false|unknown)|in\.\([^()\\]*\))/sy,
      );
      if (!column || !condition || columns.push(column) > restLimits.conditions) return false;
    } while (cursor.take(/,/y));
    return cursor.take(/\)/y) !== null;
  };
  return readList(0) && cursor.isAtEnd() ? columns : null;
}
