import type { ChainedCommands, Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { LinkBox } from './link-box';

/** What a button does, and where it is shown as pressed. */
interface Tool {
  name:
    | 'heading'
    | 'subheading'
    | 'bold'
    | 'italic'
    | 'code'
    | 'bullets'
    | 'numbers'
    | 'quote'
    | 'table'
    | TableTool
    | 'undo'
    | 'redo';
  run: (chain: ChainedCommands) => ChainedCommands;
  isOn?: (editor: Editor) => boolean;
}
type TableTool = 'addRow' | 'addColumn' | 'deleteRow' | 'deleteColumn' | 'deleteTable';

const tools: readonly Tool[] = [
  {
    name: 'heading',
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  { name: 'bold', run: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive('bold') },
  { name: 'italic', run: (chain) => chain.toggleItalic(), isOn: (editor) => editor.isActive('italic') },
  { name: 'code', run: (chain) => chain.toggleCode(), isOn: (editor) => editor.isActive('code') },
  { name: 'bullets', run: (chain) => chain.toggleBulletList(), isOn: (editor) => editor.isActive('bulletList') },
  { name: 'numbers', run: (chain) => chain.toggleOrderedList(), isOn: (editor) => editor.isActive('orderedList') },
  { name: 'quote', run: (chain) => chain.toggleBlockquote(), isOn: (editor) => editor.isActive('blockquote') },
  { name: 'table', run: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }) },
];

const tableTools: readonly Tool[] = [
  { name: 'addRow', run: (chain) => chain.addRowAfter() },
  { name: 'addColumn', run: (chain) => chain.addColumnAfter() },
  { name: 'deleteRow', run: (chain) => chain.deleteRow() },
  { name: 'deleteColumn', run: (chain) => chain.deleteColumn() },
  { name: 'deleteTable', run: (chain) => chain.deleteTable() },
];

const steps: readonly Tool[] = [
  { name: 'undo', run: (chain) => chain.undo() },
  { name: 'redo', run: (chain) => chain.redo() },
];

interface ToolbarProps {
  editor: Editor;
  /** The id of the text. */
  controls: string;
  label: string;
}

/** One stop of the Tab key: arrows move between its buttons. */
export function Toolbar({ editor, controls, label }: ToolbarProps) {
  const t = useTranslations('desk.content.editor');
  const [stop, setStop] = useState<string>('heading');
  const [isLinking, setIsLinking] = useState(false);
  const { isInTable, isLink, on } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isInTable: now.isActive('table'),
      isLink: now.isActive('link'),
      on: tools.flatMap(({ name, isOn }) => (isOn?.(now) ? name : [])),
    }),
  });
  const shown = [...tools.filter(({ name }) => !isInTable || name !== 'table'), ...(isInTable ? tableTools : []), ...steps];
  const first = shown.some(({ name }) => name === stop) || stop === 'link' ? stop : 'heading';

  const button = (name: Tool['name'] | 'link', isPressed: boolean | undefined, onClick: () => void) => (
    <button
      key={name}
      type="button"
      aria-pressed={isPressed}
      tabIndex={name === first ? 0 : -1}
      onFocus={() => setStop(name)}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className="inline-flex min-h-11 items-center rounded-control px-3 text-sm hover:bg-raised aria-pressed:bg-accent-fill aria-pressed:text-on-fill"
    >
      {t(`tools.${name}`)}
    </button>
  );
  return (
    <>
      <div
        role="toolbar"
        aria-label={label}
        aria-controls={controls}
        onKeyDown={moveFocus}
        className="mb-1 flex flex-wrap gap-1 rounded-control bg-sunken p-1"
      >
        {shown.map(({ name, run, isOn }) => [
          button(name, isOn && on.includes(name), () => run(editor.chain().focus()).run()),
          name === 'italic' && button('link', isLink || isLinking, () => setIsLinking(!isLinking)),
        ])}
      </div>
      {isLinking && <LinkBox editor={editor} id={`${controls}-link`} onDone={() => setIsLinking(false)} />}
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const step = { [forward]: 1, [forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft']: -1 }[event.key];
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step && (at + step + buttons.length) % buttons.length;
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}
