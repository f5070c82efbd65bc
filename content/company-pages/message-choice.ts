/** One thing a visitor may want to write, with the message already begun. */
export interface MessageChoice {
  title: string;
  text: string;
  subject: string;
  /** Questions to answer, one a line. */
  message: string;
}
