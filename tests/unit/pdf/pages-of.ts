import { extractText } from 'unpdf';

/** The text of each page of a PDF, as a reader's program copies it. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  return (await extractText(bytes.slice())).text;
}
