import type { FlightInWords } from '@/lib/bookings/product';
import type { Locale } from '@/lib/i18n/locales';
import type { Fact } from '@/lib/mail/layout';

/** The content of a PDF. Texts are plain; codes, prices, names and times in them are marked with `isolated()`. */
export interface Sheet {
  language: Locale;
  title: string;
  /** The subject: "Doha to London". */
  subject: string;
  /** "Ticketed" */
  state: string;
  codes: readonly { label: string; code: string }[];
  parts: readonly SheetPart[];
  /** In small print at the end. */
  notes: readonly string[];
  /** "Page 1 of 2" */
  pageWords: (page: number, pages: number) => string;
}

/** A file that was drawn. */
export interface PdfFile {
  /** "KT-7Q3F9A-en.pdf" */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface SheetPart {
  heading: string;
  people?: readonly SheetPerson[];
  /** In the order they are flown. */
  flights?: readonly FlightInWords[];
  facts?: readonly Fact[];
}

export interface SheetPerson {
  name: string;
  /** "Ticket 157-1234567890"; empty when it is not known. */
  ticket: string;
}
