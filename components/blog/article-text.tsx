import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { TextLink } from '@/components/ui/text-link';
import { headingId } from '@/lib/blog/headings';
import { keepTogether } from '@/lib/i18n/no-break';

const looks: Components = {
  h2: ({ children }) => (
    <h2 id={headingId(String(children))} className="mt-12 mb-4 text-2xl first:mt-0 md:text-3xl">
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

/** Renders our own Markdown as an article; HTML in it stays text. */
export function ArticleText({ children }: { children: string }) {
  return (
    <div className="text-lg leading-relaxed rtl:leading-reading">
      <Markdown remarkPlugins={[remarkGfm]} components={looks}>
        {children.replace(/^(?!#).+$/gm, keepTogether)}
      </Markdown>
    </div>
  );
}
