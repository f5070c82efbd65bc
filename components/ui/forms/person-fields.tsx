import type { ReactNode } from 'react';
import { genders, type Title } from '@/lib/text/contact';
import { noGivenNames } from '@/lib/text/machine-letters';
import { DateField, type DateFieldWords } from '../dates/date-field';
import { Checkbox } from '../fields/checkbox';
import { Select } from '../fields/select';
import { TextField } from '../fields/text-field';
import { LatinSuggestion } from './latin-suggestion';

interface Person {
  title: string;
  gender: string;
  givenNames: string;
  surname: string;
  /** Days as typed. */
  dateOfBirth: string;
  passportNumber: string;
  passportExpiry: string;
}

type PersonField = keyof Person;
type TextName = 'givenNames' | 'surname' | 'passportNumber';
type PersonWord =
  | PersonField
  | 'choose'
  | `titles.${Title}`
  | `genders.${(typeof genders)[number]}`
  | 'givenNamesHint'
  | 'surnameHint'
  | 'dateOfBirthHint'
  | `latin.${'suggestion' | 'machine' | 'use' | 'check'}`
  | `oneName.${'label' | 'name' | 'hint'}`;

interface PersonFieldsProps {
  person: Person;
  /** Also the name, by which a form without script is read. */
  idOf: (field: PersonField) => string;
  word: (key: PersonWord) => string;
  dateWords: DateFieldWords;
  /** The visitor, for whom autofill is on. */
  isVisitor?: boolean;
  /** Replaces the hint of a field, for instance with the source of its text. */
  remarkOn?: ((field: PersonField) => string | undefined) | undefined;
  errorOf: (field: PersonField) => string | undefined;
  /** `noGivenNames` as given names: the person has one name (`asOneName`). */
  onChange: (field: PersonField, value: string) => void;
  onLeave?: (field: PersonField) => void;
}

const texts = {
  givenNames: { autoComplete: 'given-name', autoCapitalize: 'words', maxLength: 80 },
  surname: { autoComplete: 'family-name', autoCapitalize: 'words', maxLength: 80 },
  passportNumber: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 20 },
} as const;

/** Title, gender, names and day of birth, as in the passport. */
export function NameFields({ titles, ...props }: PersonFieldsProps & { titles: readonly Title[] }) {
  const { person, idOf, word, dateWords, isVisitor, remarkOn, errorOf, onChange, onLeave } = props;
  return (
    <>
      {/* Two short choices are side by side on a phone as well. */}
      <div className="col-span-full grid grid-cols-2! gap-x-4">
        <Choice {...props} field="title" autoComplete="honorific-prefix">
          {titles.map((title) => (
            <option key={title} value={title}>
              {word(`titles.${title}`)}
            </option>
          ))}
        </Choice>
        <Choice {...props} field="gender" autoComplete="sex">
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {word(`genders.${gender}`)}
            </option>
          ))}
        </Choice>
      </div>
      <LatinNames {...props} />
      <DateField
        id={idOf('dateOfBirth')}
        name={idOf('dateOfBirth')}
        label={word('dateOfBirth')}
        hint={remarkOn?.('dateOfBirth') ?? word('dateOfBirthHint')}
        error={errorOf('dateOfBirth')}
        value={person.dateOfBirth}
        words={dateWords}
        example="birth"
        required
        autoComplete={isVisitor ? 'bday' : 'off'}
        onChange={({ target }) => onChange('dateOfBirth', target.value)}
        onBlur={() => onLeave?.('dateOfBirth')}
      />
    </>
  );
}

/** Given names and surname, or the only name. */
export function LatinNames(props: Omit<PersonFieldsProps, 'dateWords'>) {
  const { person, idOf, word, errorOf, onChange } = props;
  const hasOneName = person.givenNames === noGivenNames;
  return (
    <>
      {!hasOneName && <PassportText {...props} field="givenNames" hint={word('givenNamesHint')} />}
      <PassportText
        {...props}
        field="surname"
        label={hasOneName ? word('oneName.name') : undefined}
        hint={hasOneName ? word('oneName.hint') : word('surnameHint')}
      />
      <div className="col-span-full">
        <Checkbox
          name={`${idOf('givenNames')}-none`}
          id={hasOneName ? idOf('givenNames') : `${idOf('givenNames')}-none`}
          error={hasOneName ? errorOf('givenNames') : undefined}
          label={word('oneName.label')}
          checked={hasOneName}
          onChange={({ target }) => {
            onChange('givenNames', target.checked ? noGivenNames : '');
          }}
        />
      </div>
    </>
  );
}

interface PassportFieldsProps extends PersonFieldsProps {
  /** The labels of the two fields when the document is not a passport. */
  labels?: { number: string; expiry: string } | undefined;
  expiryHint?: string;
  /** The text that the passport may follow later. */
  followsText?: string;
}

export function PassportFields({ labels, expiryHint, followsText, ...props }: PassportFieldsProps) {
  const { person, idOf, word, dateWords, remarkOn, errorOf, onChange, onLeave } = props;
  return (
    <>
      <PassportText {...props} field="passportNumber" label={labels?.number} optional={followsText} />
      <DateField
        id={idOf('passportExpiry')}
        name={idOf('passportExpiry')}
        label={labels?.expiry ?? word('passportExpiry')}
        optional={followsText}
        hint={remarkOn?.('passportExpiry') ?? expiryHint}
        error={errorOf('passportExpiry')}
        value={person.passportExpiry}
        words={dateWords}
        example="expiry"
        required={!followsText}
        autoComplete="off"
        onChange={({ target }) => onChange('passportExpiry', target.value)}
        onBlur={() => onLeave?.('passportExpiry')}
      />
    </>
  );
}

interface ChoiceProps extends PersonFieldsProps {
  field: 'title' | 'gender';
  autoComplete: string;
  children: ReactNode;
}

function Choice({ field, autoComplete, children, ...props }: ChoiceProps) {
  const { person, idOf, word, isVisitor, errorOf, onChange, onLeave } = props;
  return (
    <Select
      id={idOf(field)}
      name={idOf(field)}
      label={word(field)}
      error={errorOf(field)}
      required
      autoComplete={isVisitor ? autoComplete : 'off'}
      value={person[field]}
      onChange={({ target }) => onChange(field, target.value)}
      onBlur={() => onLeave?.(field)}
    >
      <option value="">{word('choose')}</option>
      {children}
    </Select>
  );
}

interface PassportTextProps extends Omit<PersonFieldsProps, 'dateWords'> {
  field: TextName;
  label?: string | undefined;
  hint?: string;
  optional?: string | undefined;
}

function PassportText({ field, label, hint, optional, ...props }: PassportTextProps) {
  const { person, idOf, word, isVisitor, remarkOn, errorOf, onChange, onLeave } = props;
  const { autoComplete, ...input } = texts[field];
  return (
    <TextField
      id={idOf(field)}
      name={idOf(field)}
      label={label ?? word(field)}
      optional={optional}
      hint={remarkOn?.(field) ?? hint}
      error={errorOf(field)}
      help={
        field !== 'passportNumber' && (
          <LatinSuggestion
            name={person[field]}
            words={{
              suggestion: word('latin.suggestion'),
              machine: word('latin.machine'),
              use: word('latin.use'),
              check: word('latin.check'),
            }}
            onUse={(name) => onChange(field, name)}
          />
        )
      }
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
