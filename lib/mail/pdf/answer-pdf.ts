import 'server-only';
import { answerDownload } from '@/lib/network/http';
import type { PdfFile } from './sheet';

export const answerPdf = ({ name, bytes }: PdfFile): Response => answerDownload({ body: bytes, type: 'application/pdf', name });
