import { chakra } from '@chakra-ui/react'
import type { OrderStatus } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { TextField } from '../../components/field/index.ts'
import { SelectField } from '../../components/select/index.ts'
import { statuses } from './status.tsx'
import type { AdminScreenProps } from './types.ts'
import { FoundCount } from './list-filters/index.ts'

interface OrderFilterProps extends Pick<AdminScreenProps, 'filter' | 'onFilter' | 'tagsInUse'> {
  found: number | undefined
  /** More match than are shown. */
  isCut: boolean
}

const none: readonly string[] = []

const isStatus = (value: string): value is OrderStatus => value in statuses

/** Filters by status immediately, by text on submit. */
export const OrderFilter = ({ filter, onFilter, tagsInUse = none, found, isCut }: OrderFilterProps) => (
  <search>
    <chakra.form
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 22rem) 14rem 12rem 1fr' }}
      gap={4}
      alignItems="end"
      marginBlockEnd={4}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('q')
        onFilter({ ...filter, q: typeof typed === 'string' ? typed.trim() : '' })
      }}
    >
      <SearchField key={filter.q} q={filter.q} />
      <SelectField
        label={m.admin_status_filter()}
        isRequired={false}
        value={filter.status ?? ''}
        onChange={({ currentTarget: { value } }) => onFilter({ ...filter, status: isStatus(value) ? value : null })}
      >
        <option value="">{m.admin_status_all()}</option>
        {Object.entries(statuses).map(([status, { label }]) => (
          <option key={status} value={status}>
            {label()}
          </option>
        ))}
      </SelectField>
      {tagsInUse.length === 0 && !filter.tag ? (
        <span />
      ) : (
        <SelectField
          label={m.admin_tag_filter()}
          isRequired={false}
          value={filter.tag ?? ''}
          onChange={({ currentTarget: { value } }) => onFilter({ ...filter, tag: value === '' ? null : value })}
        >
          <option value="">{m.admin_tag_all()}</option>
          {[...new Set([...(filter.tag ? [filter.tag] : []), ...tagsInUse])].map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </SelectField>
      )}
      <FoundCount>
        {found === undefined
          ? ''
          : isCut
            ? m.admin_orders_cut({ count: found })
            : m.admin_orders_found({ count: found })}
      </FoundCount>
    </chakra.form>
  </search>
)

/** Keyed by the search text, so that clearing the filter clears the field. */
function SearchField({ q }: { q: string }) {
  const [typed, setTyped] = useState(q)
  return (
    <TextField
      type="search"
      name="q"
      label={m.admin_search()}
      placeholder={m.admin_search_hint()}
      isRequired={false}
      enterKeyHint="search"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
}
