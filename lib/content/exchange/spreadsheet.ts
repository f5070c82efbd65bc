/** Content as a spreadsheet, one kind at a time, out and in. What comes in is planned first; each entry that changes something becomes a draft. */
import Papa from 'papaparse';
import { type ContentField, fieldsOf, typedOf } from '../fields';
import { contentKinds, type KindName } from '../kinds';
import { type Entry, type ImportPlan, type Known, nothing, onceEach, type PlannedEntry, plan } from './planned';
import { type ChoiceNames, readCell } from './read-cell';

const keyColumn = 'key';

/** For a spreadsheet, with a byte order mark, so that programs read it as UTF-8. A text that begins like a formula gets an apostrophe. */
export function csvOf(kind: KindName, entries: readonly Omit<Entry, 'kind'>[]): string {
  const fields = fieldsOf(contentKinds[kind].schema);
  const rows = entries.map(({ key, content }) => {
    const typed = typedOf(fields, content);
    return {
      [keyColumn]: key,
      ...Object.fromEntries(fields.map((field) => [field.path, cellOf(field, typed[field.path] ?? '')])),
    };
  });
  const columns = [keyColumn, ...fields.map(({ path }) => path)];
  return `\uFEFF${Papa.unparse(rows, { columns, escapeFormulae: true, newline: '\r\n' })}`;
}

/** Spreadsheets take "7,8" for 78 and write true in their own language. */
function cellOf({ look }: ContentField, text: string): string {
  if (look === 'check' && text) return text === 'true' ? 'yes' : 'no';
  return look === 'choices' ? text.replaceAll(',', '; ') : text;
}

/** Excel on a computer in Arabic saves CSV in Windows-1256, and as "Unicode" in UTF-16; null for a workbook. */
export function readText(file: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(file);
  // The marks of .xlsx and .xls.
  if ((first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)) return null;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1256').decode(file);
  }
}

/** What a spreadsheet would change. A column that is left out stays as it is. */
export function planCsv(kind: KindName, text: string, known: Known, namesOf: ChoiceNames): ImportPlan {
  const { data, errors, meta } = Papa.parse<Record<string, string | string[]>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim(),
  });
  const openQuote = errors.find(({ type }) => type === 'Quotes');
  // The parser counts the heading here, from 0.
  if (openQuote) return { error: 'openQuote', row: (openQuote.row ?? 0) + 1 };
  const fields = fieldsOf(contentKinds[kind].schema);
  const columns = meta.fields ?? [];
  if (!columns.includes(keyColumn)) return { error: 'noKeys' };
  // The parser numbers a heading that stands twice, an empty one too.
  const renamed = new Map(Object.entries(meta.renamedHeaders ?? {}));
  const twice = [...renamed.values()].find((name) => name !== '');
  if (twice) return { error: 'columnTwice', column: twice };
  const unnamed = columns.filter((name) => name === '' || renamed.has(name));
  const isKnown = (name: string) => name === keyColumn || fields.some(({ path }) => path === name);
  const column = columns.find((name) => !unnamed.includes(name) && !isKnown(name));
  if (column) return { error: 'unknownColumn', column };
  const planned = data.map((cells, index): PlannedEntry => {
    const row = index + 2;
    const key = textOf(cells[keyColumn]).trim();
    const extra = [...unnamed, extraCells].flatMap((name) => cells[name] ?? []);
    if (extra.some((cell) => cell.trim())) return { ...nothing(row, kind, key), errors: [{ path: null, error: 'tooManyCells' }] };
    const read = fields.flatMap((field) =>
      cells[field.path] === undefined
        ? []
        : { path: field.path, ...readCell(field, plainText(textOf(cells[field.path])), namesOf) },
    );
    const typed = Object.fromEntries(read.map(({ path, text }) => [path, text]));
    return plan({ row, kind, key, typed, unread: read.flatMap(({ errors }) => errors) }, known);
  });
  return { entries: onceEach(planned) };
}

/** Where the parser puts what is beyond the last heading. */
const extraCells = '__parsed_extra';
const textOf = (cell: string | string[] | undefined) => (typeof cell === 'string' ? cell : '');
const plainText = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '').replaceAll('\r\n', '\n');
