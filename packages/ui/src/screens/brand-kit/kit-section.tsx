import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../components/icon-button/index.ts'

interface KitSectionProps {
  title: string
  count: number
  max: number
  /** Description while empty. */
  empty: string
  children: ReactNode
}

/** A section of a brand kit with its usage count. */
export const KitSection = ({ title, count, max, empty, children }: KitSectionProps) => (
  <chakra.section aria-label={title} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
    <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap={3}>
      <chakra.h3 fontSize="md" tabIndex={-1} outline="none">
        {title}
      </chakra.h3>
      <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        {m.brand_count({ count, max })}
      </chakra.span>
    </chakra.div>
    {count === 0 ? (
      <chakra.p textStyle="small" color="fg.muted">
        {empty}
      </chakra.p>
    ) : null}
    {children}
  </chakra.section>
)

/** States that the limit is reached. */
export const KitFull = ({ children }: { children: string }) => (
  <chakra.output textStyle="small" color="fg.muted">
    {children}
  </chakra.output>
)

/** Before a focused row is removed, moves focus to its neighbour or the section's title. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const next = beside?.querySelector<HTMLElement>('[data-remove]') ?? button.closest('section')?.querySelector('h3')
  next?.focus()
}

export const RemoveButton = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <IconButton
    data-remove=""
    label={m.brand_remove({ name })}
    icon={<X size={18} strokeWidth={1.75} aria-hidden />}
    size="sm"
    flexShrink={0}
    onClick={({ currentTarget }) => {
      focusBeside(currentTarget)
      onRemove()
    }}
  />
)
