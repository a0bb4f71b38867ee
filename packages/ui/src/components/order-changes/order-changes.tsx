import { chakra } from '@chakra-ui/react'
import type { OrderEdit } from '@motif/contract'
import { m } from '@motif/messages'

type Change = OrderEdit['changes'][number]
type Line = Extract<Change, { kind: 'line' }>
type Address = Extract<Change, { kind: 'address' }>['to']

const words = (name: string, { options, quantity }: Line['from']) =>
  m.orders_change_item({ quantity, item: [name, ...options.map(({ value }) => value)].join(', ') })

const place = ({ name, line1, line2, postalCode, city, region, country }: Address) =>
  [name, line1, line2, postalCode, city, region, country].filter((part) => part !== undefined && part !== '').join(', ')

function told(change: Change): { before: string; after: string } {
  if (change.kind === 'address') return { before: place(change.from), after: place(change.to) }
  if (change.kind === 'delivery')
    return { before: m.orders_change_delivery(change.from), after: m.orders_change_delivery(change.to) }
  const { name, from, to } = change
  return { before: words(name, from), after: to === null ? m.orders_change_gone() : words(name, to) }
}

/** Differences of an order edit: old and new values. */
export const OrderChanges = ({ changes }: { changes: OrderEdit['changes'] }) => (
  <chakra.ul display="grid" gap={2} aria-label={m.orders_change_list()}>
    {changes.map((change) => {
      const { before, after } = told(change)
      return (
        <chakra.li key={change.kind === 'line' ? change.lineId : change.kind} overflowWrap="anywhere">
          <chakra.del display="block" color="fg.muted">
            <bdi>{before}</bdi>
          </chakra.del>
          <chakra.ins textDecoration="none">
            <bdi>{after}</bdi>
          </chakra.ins>
        </chakra.li>
      )
    })}
  </chakra.ul>
)
