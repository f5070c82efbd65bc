import { Fragment } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { TextLink } from '@/components/ui/text-link';
import { headingId } from '@/lib/blog/headings';
import { keepTogether } from '@/lib/i18n/no-break';

const looks: Components = {
  h2: ({ children }) => (
    <h2 id={headingId(String(children))} className="mb-4 text-2xl md:text-3xl">
      {children}
    </h2>
  ),
  h3: ({ children }) => <h3 className="mt-8 mb-3 text-xl">{children}</h3>,
  p: ({ children }) => <p className="my-4">{children}</p>,
  a: ({ href = '', children }) => <TextLink href={href}>{children}</TextLink>,
  // Codes of airports and the like keep their own direction in Arabic text.
  code: ({ children }) => <bdi>{children}</bdi>,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  ul: ({ children }) => <ul className="my-4 list-disc space-y-2 ps-6 marker:text-accent">{children}</ul>,
  ol: ({ children }) => <ol className="my-4 list-decimal space-y-2 ps-6 marker:font-semibold marker:text-accent">{children}</ol>,
  li: ({ children }) => <li className="ps-1">{children}</li>,
  blockquote: ({ children }) => <blockquote className="my-6 rounded-card bg-sunken px-5 py-1">{children}</blockquote>,
  table: ({ children }) => (
    <div className="my-6 overflow-x-auto rounded-card border border-line bg-raised">
      <table className="w-full border-collapse text-start text-base">{children}</table>
    </div>
  ),
  tr: ({ children }) => <tr className="border-line border-t [thead_&]:border-t-0">{children}</tr>,
  th: ({ children }) => (
    <th scope="col" className="bg-sunken px-4 py-3 text-start align-bottom font-semibold">
      {children}
    </th>
  ),
  td: ({ children }) => <td className="px-4 py-3 align-top">{children}</td>,
};

/** An article that is short, or contains a table, is harder to follow in two columns. */
const isForColumns = (section: string) => section.length > 380 && !section.includes('|---');

interface ArticleTextProps {
  children: string;
  /** A sentence of the text, repeated large between its sections. */
  quote?: string;
}

/** Renders our own Markdown as an article, each section in two columns on a wide screen; HTML in it stays text. */
export function ArticleText({ children, quote }: ArticleTextProps) {
  const sections = children.replace(/^(?!#).+$/gm, keepTogether).split(/^(?=## )/m);
  const middle = Math.ceil(sections.length / 2);
  return (
    <div className="space-y-12 text-lg leading-relaxed rtl:leading-reading">
      {sections.map((section, index) => (
        <Fragment key={section}>
          {quote && index === middle && <PullQuote>{quote}</PullQuote>}
          <div className={isForColumns(section) ? 'article-columns' : 'max-w-[38rem]'}>
            <Markdown remarkPlugins={[remarkGfm]} components={looks}>
              {section}
            </Markdown>
          </div>
        </Fragment>
      ))}
    </div>
  );
}

/** For the eye: who listens hears the sentence in its place. */
function PullQuote({ children }: { children: string }) {
  return (
    <p
      aria-hidden="true"
      className="before:sadu before:mb-5 before:h-4 before:text-sun max-w-3xl text-balance font-semibold text-2xl text-accent leading-snug md:text-3xl"
    >
      {children}
    </p>
  );
}
