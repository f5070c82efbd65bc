import type { FAQPageLeaf } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';

/** Questions with answers as structured data; the page must show the same ones. */
export function questionsNode(questions: readonly { question: string; answer: string }[], locale: Locale): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
