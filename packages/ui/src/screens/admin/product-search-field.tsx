import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/field/index.ts'

interface ProductSearchFieldProps {
  value: string
  hint?: string
  isBusy: boolean
  isDisabled?: boolean
  onChange: (value: string) => void
  onSearch: () => void
}

/** A search for products inside the form of something else: Enter searches and does not submit it. */
export const ProductSearchField = ({
  value,
  hint,
  isBusy,
  isDisabled = false,
  onChange,
  onSearch
}: ProductSearchFieldProps) => (
  <search>
    <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="end">
      <chakra.div flex="1 1 14rem">
        <TextField
          type="search"
          label={m.admin_draft_find_product()}
          hint={hint}
          isRequired={false}
          enterKeyHint="search"
          maxLength={100}
          disabled={isDisabled}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onSearch()
          }}
        />
      </chakra.div>
      <Button isBusy={isBusy} disabled={isDisabled} onClick={onSearch}>
        {m.admin_draft_search()}
      </Button>
    </chakra.div>
  </search>
)
