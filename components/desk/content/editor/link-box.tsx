import type { Editor } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { isAllowedLink } from '@/lib/text/markdown/allowed';

interface LinkBoxProps {
  editor: Editor;
  id: string;
  onDone: () => void;
}

/** Where the marked words lead. It is no form: it stands in one. */
export function LinkBox({ editor, id, onDone }: LinkBoxProps) {
  const t = useTranslations('desk.content.editor.link');
  const before: string = editor.getAttributes('link').href ?? '';
  const [address, setAddress] = useState(before);
  const [error, setError] = useState<'error' | 'unknown' | null>(null);

  async function set() {
    const href = withoutOrigin(address.trim());
    if (!isAllowedLink(href)) return setError('error');
    if (await isMissing(href)) return setError('unknown');
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus();
    if (empty && !before) chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.extendMarkRange('link').setLink({ href }).run();
    onDone();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  }

  function close() {
    editor.commands.focus();
    onDone();
  }

  return (
    <div className="mb-2 rounded-control border border-line bg-raised p-3">
      <TextField
        id={id}
        label={t('label')}
        hint={t('hint')}
        error={error ? t(error) : undefined}
        value={address}
        dir="ltr"
        autoFocus
        autoComplete="off"
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void set();
        }}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => void set()}>{t('set')}</Button>
        {before && (
          <Button variant="secondary" onClick={remove}>
            {t('remove')}
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

/** The address of a page of this site, as somebody copied it, as its English path. */
function withoutOrigin(address: string): string {
  if (!address.startsWith(`${location.origin}/`)) return address;
  return address.slice(location.origin.length).replace(/^\/(?:en|ar)(?=[/?#]|$)/, '') || '/';
}

/** Whether the site has no such page. Where that cannot be asked, it is let pass. */
async function isMissing(href: string): Promise<boolean> {
  if (!href.startsWith('/')) return false;
  try {
    return (await fetch(href, { method: 'HEAD', signal: AbortSignal.timeout(5_000) })).status === 404;
  } catch {
    return false;
  }
}
