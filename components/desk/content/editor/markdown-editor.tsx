'use client';

import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { describedBy, FieldError, FieldHint } from '@/components/ui/fields/field';
import { editorDocument } from '@/lib/text/markdown/editor-document';
import { editorMarkdown } from '@/lib/text/markdown/editor-markdown';
import { extensions } from './extensions';
import { withOwnHeading } from './paste';
import { Toolbar } from './toolbar';

export interface MarkdownEditorProps {
  id: string;
  label: string;
  /** Said where the other language has something and this one has nothing. */
  missing: string | null;
  error: string | undefined;
  /** Markdown that it begins with; a later one needs another `key`. */
  value: string;
  language: 'en' | 'ar';
  onType: (markdown: string) => void;
}

const look = [
  'control max-h-[70vh] min-h-80 overflow-y-auto whitespace-pre-wrap break-words py-3',
  '[&_h2]:mt-5 [&_h2]:mb-2 [&_h2]:text-2xl [&_h3]:mt-4 [&_h3]:mb-2 [&_h3]:text-xl [&_p]:my-2',
  '[&_a]:text-accent [&_a]:underline [&_code]:rounded-xs [&_code]:bg-sunken [&_code]:px-1 [&_strong]:font-semibold',
  '[&_ul]:list-disc [&_ul]:ps-6 [&_ol]:list-decimal [&_ol]:ps-6 [&_blockquote]:border-line-strong [&_blockquote]:border-s-4 [&_blockquote]:ps-4',
  '[&_table]:my-4 [&_table]:w-full [&_table]:border-collapse [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-2',
  '[&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_th]:bg-sunken [&_th]:font-semibold [&_.selectedCell]:bg-accent-soft',
].join(' ');

/** An article as it will look, written without knowing Markdown, which is what it gives back. */
export function MarkdownEditor({ id, label, missing, error, value, language, onType }: MarkdownEditorProps) {
  const t = useTranslations('desk.content.editor');
  const editor = useEditor({
    extensions,
    content: editorDocument(value),
    injectCSS: false,
    immediatelyRender: false,
    onUpdate: ({ editor: changed }) => onType(editorMarkdown(changed.getJSON()).trim()),
    editorProps: {
      transformPasted: withOwnHeading,
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        class: look,
        lang: language,
        dir: language === 'ar' ? 'rtl' : 'ltr',
        'aria-describedby': describedBy(id, true, error) ?? '',
        // Sentences, unlike codes, begin at their own side on a page of the other language.
        style: 'text-align: start',
        ...(error && { 'aria-invalid': 'true' }),
      },
    },
  });
  return (
    <div data-field>
      <div>
        <p id={`${id}-label`} className="mb-1 font-medium text-sm">
          {label}
        </p>
        <FieldHint
          id={id}
          hint={
            <>
              {editor && <WordCount editor={editor} />}
              {missing && <span className="font-medium text-danger"> {missing}</span>}
            </>
          }
        />
        {editor && <Toolbar editor={editor} controls={id} label={t('toolbar', { label })} />}
        <EditorContent editor={editor} />
      </div>
      <div>
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}

function WordCount({ editor }: { editor: Editor }) {
  const t = useTranslations('desk.content.editor');
  const count = useEditorState({ editor, selector: ({ editor: now }) => now.getText().split(/\s+/).filter(Boolean).length });
  return <span>{t('words', { count })}</span>;
}
