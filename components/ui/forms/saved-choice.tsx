import { Select } from '../fields/select';

interface SavedChoiceProps<Option> {
  id: string;
  label: string;
  /** While none is chosen. */
  placeholder: string;
  options: readonly Option[];
  /** Id of the one the form stands for. */
  chosen: string | undefined;
  nameOf: (option: Option) => string;
  onChoose: (option: Option) => void;
}

/** Fills a form in from what was saved before; nothing where there is nothing to choose. */
export function SavedChoice<Option extends { id: string }>(props: SavedChoiceProps<Option>) {
  const { id, label, placeholder, options, chosen = '', nameOf, onChoose } = props;
  if (options.length === 0) return null;
  return (
    <div className="mb-5">
      <Select
        id={id}
        label={label}
        value={chosen}
        onChange={({ target }) => {
          const option = options.find((one) => one.id === target.value);
          if (option) onChoose(option);
        }}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {nameOf(option)}
          </option>
        ))}
      </Select>
    </div>
  );
}
