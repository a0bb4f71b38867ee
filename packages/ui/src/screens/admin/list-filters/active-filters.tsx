import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../components/button/index.ts'
import { focusButtonBeside } from '../focus-button-beside.ts'

/** A filter that is set. */
export interface ActiveFilter {
  /** Name and value, such as "Status: Paid". */
  label: string
  onRemove: () => void
}

/** Makes active filters of one list: none for a member without a value; removing one sets it as in `none`. */
export const activeFilterOf =
  <Filter extends object>(filter: Filter, none: Filter, onFilter: (filter: Filter) => void) =>
  (key: keyof Filter, name: string, value: string | null | undefined): ActiveFilter[] =>
    value === null || value === undefined || value === ''
      ? []
      : [{ label: m.admin_filter_is({ name, value }), onRemove: () => onFilter({ ...filter, [key]: none[key] }) }]

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[]
  onClear: () => void
}

/** Filters of a list that are set, as buttons that remove them. */
export function ActiveFilters({ filters, onClear }: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null)
  if (filters.length === 0) return null
  // The buttons are about to disappear.
  const focusList = () => list.current?.closest<HTMLElement>('section[tabindex="-1"]')?.focus({ preventScroll: true })
  return (
    <chakra.ul
      ref={list}
      aria-label={m.admin_filters_active()}
      display="flex"
      flexWrap="wrap"
      gap={2}
      marginBlockEnd={4}
      listStyle="none"
    >
      {filters.map(({ label, onRemove }, at) => (
        <chakra.li key={label} maxWidth="full">
          <Button
            size="sm"
            maxWidth="full"
            aria-label={m.admin_filter_remove({ filter: label })}
            onClick={() => {
              if (filters.length === 1) focusList()
              else focusButtonBeside(list.current, at)
              onRemove()
            }}
          >
            <chakra.bdi overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
              {label}
            </chakra.bdi>
            <X aria-hidden size={16} />
          </Button>
        </chakra.li>
      ))}
      <li>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            focusList()
            onClear()
          }}
        >
          {m.admin_filters_clear()}
        </Button>
      </li>
    </chakra.ul>
  )
}
