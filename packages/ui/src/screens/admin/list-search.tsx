import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { TextField } from '../../components/field/index.ts'

interface ListSearchProps {
  label: string
  /** What is looked for now. Key the field by it, so that another address fills it anew. */
  q: string
  onSearch: (search: { q: string }) => void
}

/** A list's search field, applied on submit. */
export function ListSearch({ label, q, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(q)
  return (
    <search>
      <chakra.form
        maxWidth={{ md: '20rem' }}
        marginBlockEnd={4}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch({ q: typed.trim() })
        }}
      >
        <TextField
          type="search"
          label={label}
          isRequired={false}
          enterKeyHint="search"
          maxLength={200}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      </chakra.form>
    </search>
  )
}
