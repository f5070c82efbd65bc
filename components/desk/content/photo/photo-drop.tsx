import { useTranslations } from 'next-intl';
import { FieldError } from '@/components/ui/fields/field';
import { Spinner } from '@/components/ui/spinner';

interface PhotoDropProps {
  id: string;
  label: string;
  hint: string;
  isSending: boolean;
  isMultiple?: boolean;
  error: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** Where files are chosen or dropped. */
export function PhotoDrop({ id, label, hint, isSending, isMultiple = false, error, onFiles }: PhotoDropProps) {
  const t = useTranslations('desk.content.photo');
  return (
    <>
      <label
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onFiles([...event.dataTransfer.files]);
        }}
        className="flex min-h-28 cursor-pointer flex-col items-center justify-center gap-1 rounded-card border-2 border-line border-dashed p-4 text-center hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent"
      >
        <span className="font-medium">{label}</span>
        <span id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </span>
        {isSending && (
          <span className="inline-flex items-center gap-2">
            <Spinner />
            <span>{t('sending')}</span>
          </span>
        )}
        <input
          id={id}
          type="file"
          multiple={isMultiple}
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          className="sr-only"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <FieldError id={id} error={error} />
    </>
  );
}
