import { Icon } from '../icon';
import { describedBy, FieldError, FieldHint, type FieldProps } from './field';

interface StarRatingProps extends Omit<FieldProps, 'optional'> {
  name: string;
  /** The meaning of one star, two stars and so on; their number is the number of stars. */
  meanings: readonly string[];
  defaultValue?: number | undefined;
  required?: boolean;
}

/** A star is filled when it or a later one is selected: done in CSS, in both directions of reading. */
const star =
  'relative inline-flex size-11 items-center justify-center rounded-pill text-line-strong transition-colors duration-150 hover:bg-sunken has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-focus has-checked:[&_path]:fill-current [&:has(~label_:checked)]:text-accent [&:has(~label_:checked)_path]:fill-current';

/** Stars to select: native radio buttons under the drawing, so that arrow keys and forms work. */
export function StarRating({ id, label, hint, error, name, meanings, defaultValue, required }: StarRatingProps) {
  return (
    <fieldset aria-describedby={describedBy(id, hint, error)} className="min-w-0">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <FieldHint id={id} hint={hint} />
      <div className="-ms-2 flex">
        {meanings.map((meaning, index) => (
          <label key={meaning} className={star} title={meaning}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${index + 1}`}
              name={name}
              value={index + 1}
              defaultChecked={index + 1 === defaultValue}
              required={required}
              className="sr-only"
            />
            <span className="sr-only">{meaning}</span>
            <Icon name="star" className="size-7" />
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
