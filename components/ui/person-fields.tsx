import { DateFields, type TypedDate } from './date-fields';
import { TextField } from './text-field';

interface Person {
  givenNames: string;
  surname: string;
  dateOfBirth: TypedDate;
  passportNumber: string;
  passportExpiry: TypedDate;
}

type PersonField = keyof Person;
type TextName = 'givenNames' | 'surname' | 'passportNumber';
type DayName = Exclude<PersonField, TextName>;
type PersonWord = PersonField | 'givenNamesHint' | 'surnameHint' | 'dateOfBirthHint' | keyof TypedDate;

interface PersonFieldsProps {
  person: Person;
  idOf: (field: PersonField) => string;
  word: (key: PersonWord) => string;
  /** The person who types, whom autofill knows. */
  isVisitor?: boolean;
  errorOf: (field: PersonField) => string | undefined;
  onChange: ((field: TextName, value: string) => void) & ((field: DayName, value: TypedDate) => void);
  onLeave?: (field: PersonField) => void;
}

const texts = {
  givenNames: { autoComplete: 'given-name', autoCapitalize: 'words', maxLength: 80 },
  surname: { autoComplete: 'family-name', autoCapitalize: 'words', maxLength: 80 },
  passportNumber: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 20 },
} as const;

const birthday = { day: 'bday-day', month: 'bday-month', year: 'bday-year' };

/** The names and the day of birth in somebody's passport. */
export function NameFields(props: PersonFieldsProps) {
  const { person, idOf, word, isVisitor, errorOf, onChange, onLeave } = props;
  return (
    <>
      <PassportText {...props} field="givenNames" hint={word('givenNamesHint')} />
      <PassportText {...props} field="surname" hint={word('surnameHint')} />
      <DateFields
        id={idOf('dateOfBirth')}
        label={word('dateOfBirth')}
        hint={word('dateOfBirthHint')}
        error={errorOf('dateOfBirth')}
        value={person.dateOfBirth}
        words={{ day: word('day'), month: word('month'), year: word('year') }}
        required
        {...(isVisitor && { autoComplete: birthday })}
        onChange={(value) => onChange('dateOfBirth', value)}
        onLeave={() => onLeave?.('dateOfBirth')}
      />
    </>
  );
}

interface PassportFieldsProps extends PersonFieldsProps {
  expiryHint?: string;
  /** Says that the passport may follow later. */
  later?: string;
}

/** The number of the passport and the day it runs out. */
export function PassportFields({ expiryHint, later, ...props }: PassportFieldsProps) {
  const { person, idOf, word, errorOf, onChange, onLeave } = props;
  return (
    <>
      <PassportText {...props} field="passportNumber" optional={later} />
      <DateFields
        id={idOf('passportExpiry')}
        label={later ? `${word('passportExpiry')} ${later}` : word('passportExpiry')}
        hint={expiryHint}
        error={errorOf('passportExpiry')}
        value={person.passportExpiry}
        words={{ day: word('day'), month: word('month'), year: word('year') }}
        required={!later}
        onChange={(value) => onChange('passportExpiry', value)}
        onLeave={() => onLeave?.('passportExpiry')}
      />
    </>
  );
}

interface PassportTextProps extends PersonFieldsProps {
  field: TextName;
  hint?: string;
  optional?: string | undefined;
}

function PassportText({ field, hint, optional, ...props }: PassportTextProps) {
  const { person, idOf, word, isVisitor, errorOf, onChange, onLeave } = props;
  const { autoComplete, ...input } = texts[field];
  return (
    <TextField
      id={idOf(field)}
      label={word(field)}
      optional={optional}
      hint={hint}
      error={errorOf(field)}
      {...input}
      spellCheck={false}
      autoCorrect="off"
      autoComplete={isVisitor ? autoComplete : 'off'}
      required={!optional}
      value={person[field]}
      onChange={({ target }) => onChange(field, target.value)}
      onBlur={() => onLeave?.(field)}
    />
  );
}
