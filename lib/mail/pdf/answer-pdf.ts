import 'server-only';
import type { PdfFile } from './sheet';

/** A PDF as a download that no proxy caches. */
export function answerPdf({ name, bytes }: PdfFile): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}
