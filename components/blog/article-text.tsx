import { useLocale } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Poster } from '@/components/ui/poster';
import { TextLink } from '@/components/ui/text-link';
import type { PostPicture } from '@/content/post-pictures';
import { headingId } from '@/lib/blog/posts';
import { keepTogether } from '@/lib/i18n/no-break';
import { isAllowedLink } from '@/lib/text/markdown/allowed';

const looks: Components = {
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <div tabIndex={0} className="my-6 overflow-x-auto rounded-card border border-line bg-raised">
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

interface ArticleTextProps {
  children: string;
  /** A sentence of the text, repeated large between its sections. */
  quote?: string;
  pictures?: readonly PostPicture[] | undefined;
}

/** Renders our own Markdown as an article; HTML in it stays text. Text, pictures and tables have the same edges. */
export function ArticleText({ children, quote, pictures = [] }: ArticleTextProps) {
  // The first is the introduction, without a heading.
  const sections = children.replace(/^(?!#).+$/gm, keepTogether).split(/^(?=## )/m);
  const middle = Math.ceil(sections.length / 2);
  return (
    <div className="space-y-12 text-lg leading-relaxed rtl:leading-reading">
      {sections.map((section, index) => {
        const picture = pictures.find((one) => one.section === index);
        return (
          <Fragment key={section}>
            {quote && index === middle && <PullQuote>{quote}</PullQuote>}
            <div>
              <Section picture={picture}>{section}</Section>
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}

interface SectionProps {
  children: string;
  picture?: PostPicture | undefined;
}

/** Pictures alternate: below the heading in one section, at the end in the next. */
function Section({ children, picture }: SectionProps) {
  const isLast = picture !== undefined && picture.section % 2 === 1;
  const figure = picture && <Picture picture={picture} />;
  const components: Components = {
    ...looks,
    h2: (heading) => (
      <>
        <SectionHeading {...heading} />
        {!isLast && figure}
      </>
    ),
  };
  return (
    <>
      <Markdown remarkPlugins={[remarkGfm]} components={components} urlTransform={(url) => (isAllowedLink(url) ? url : '')}>
        {children}
      </Markdown>
      {isLast && figure}
    </>
  );
}

function SectionHeading({ children }: { children?: ReactNode }) {
  return (
    <h2 id={headingId(String(children))} className="mb-4 text-2xl md:text-3xl">
      {children}
    </h2>
  );
}

function Picture({ picture: { picture, alt, caption } }: { picture: PostPicture }) {
  const locale = useLocale();
  return (
    <figure className="my-6">
      <Poster
        slug={picture}
        crop="card"
        locale={locale}
        alt={alt[locale]}
        className="aspect-3/2 w-full rounded-card object-cover"
      />
      <figcaption className="mt-2 text-base text-ink-soft leading-snug">{caption[locale]}</figcaption>
    </figure>
  );
}

/** Visual only: screen readers get the sentence instead. */
function PullQuote({ children }: { children: string }) {
  return (
    <p
      aria-hidden="true"
      className="before:sadu before:mb-5 before:h-4 before:text-sun text-balance font-semibold text-2xl text-accent leading-snug md:text-3xl"
    >
      {children}
    </p>
  );
}
