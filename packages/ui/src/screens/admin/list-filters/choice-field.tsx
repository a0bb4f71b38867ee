import { SelectField } from '../../../components/select/index.ts'

interface ChoiceFieldProps<Choice extends string> {
  label: string
  /** Name of no choice. */
  all: string
  choices: Readonly<Record<Choice, () => string>>
  chosen: Choice | null
  onChoose: (choice: Choice | null) => void
}

const isChoiceOf = <Choice extends string>(
  choices: Readonly<Record<Choice, unknown>>,
  text: string | null
): text is Choice => text !== null && Object.hasOwn(choices, text)

/** One of a few values to filter by, or none. */
export const ChoiceField = <Choice extends string>({
  label,
  all,
  choices,
  chosen,
  onChoose
}: ChoiceFieldProps<Choice>) => (
  <SelectField
    label={label}
    isRequired={false}
    value={chosen ?? ''}
    onChange={({ currentTarget: { value } }) => onChoose(isChoiceOf(choices, value) ? value : null)}
  >
    <option value="">{all}</option>
    {Object.entries<() => string>(choices).map(([choice, name]) => (
      <option key={choice} value={choice}>
        {name()}
      </option>
    ))}
  </SelectField>
)
