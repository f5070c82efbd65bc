import { Field } from '@/components/ui/fields/field';
import type { FileView } from '@/lib/enquiries/form/form-view';

interface FileFieldProps extends FileView {
  id: string;
  /** The form is shown again: browsers do not restore file fields. */
  isLost?: boolean;
  isRequired?: boolean;
  error: string | undefined;
}

/** Files to choose. After a reload, and on a page without script, the hint says to choose them again. */
export function FileField({ id, name, label, optional, hint, again, accept, isSeveral, error, ...props }: FileFieldProps) {
  const { isLost = false, isRequired = !optional } = props;
  return (
    <Field id={id} label={label} optional={optional} hint={isLost ? again : hint} error={error}>
      {(control) => (
        <input
          {...control}
          className="control py-2 file:me-3 file:min-h-8 file:rounded-control file:bg-sunken file:px-3"
          type="file"
          name={name}
          accept={accept}
          multiple={isSeveral}
          required={isRequired}
        />
      )}
    </Field>
  );
}
