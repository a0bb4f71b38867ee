import { chakra } from '@chakra-ui/react'
import { SelectField } from '../../components/select/index.ts'
import { ListSearch } from './list-search.tsx'

interface ListFilterProps<Choice extends string> {
  /** What can be searched for. */
  search: string
  q: string
  onSearch: (q: string) => void
  /** What is chosen by. */
  label: string
  choices: readonly Choice[]
  nameOf: (choice: Choice) => string
  /** Of no choice at all. */
  all: string
  chosen: Choice | null
  onChoose: (choice: Choice | null) => void
}

/** A search field and a select above a list; stacked on phones. */
export function ListFilter<Choice extends string>(props: ListFilterProps<Choice>) {
  const { search, q, onSearch, label, choices, nameOf, all, chosen, onChoose } = props
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap={4} alignItems="end">
      <chakra.div flex={{ base: '1 1 100%', md: '0 1 22rem' }}>
        <ListSearch key={q} label={search} q={q} onSearch={({ q: typed }) => onSearch(typed)} />
      </chakra.div>
      <chakra.div flex={{ base: '1 1 100%', md: '0 1 15rem' }} marginBlockEnd={4}>
        <SelectField
          label={label}
          isRequired={false}
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose(choices.find((each) => each === value) ?? null)}
        >
          <option value="">{all}</option>
          {choices.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </SelectField>
      </chakra.div>
    </chakra.div>
  )
}
