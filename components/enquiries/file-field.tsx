import { Field } from '@/components/ui/fields/field';
import type { FileView } from '@/lib/enquiries/form-view';

interface FileFieldProps extends FileView {
  id: string;
  isLost: boolean;
  error: string | undefined;
}

/** A PDF to choose. Browsers never fill it in again, so it is asked for after a reload and on a page without script, until one is chosen. */
export function FileField({ id, name, label, hint, again, isLost, error }: FileFieldProps) {
  return (
    <Field id={id} label={label} hint={isLost ? again : hint} error={error}>
      {(control) => (
        <input
          {...control}
          className="control py-2 file:me-3 file:min-h-8 file:rounded-control file:bg-sunken file:px-3"
          type="file"
          name={name}
          accept="application/pdf,.pdf"
          required
        />
      )}
    </Field>
  );
}
