import { extractText } from 'unpdf';

/** The text of each page of a PDF, as copied from a viewer. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  return (await extractText(bytes.slice())).text;
}
