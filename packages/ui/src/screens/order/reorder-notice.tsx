import { chakra } from '@chakra-ui/react'
import type { Reorder } from '@motif/contract'
import { m } from '@motif/messages'
import { Button, LinkButton } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import type { OrderScreenProps } from './types.ts'

type Missing = Reorder['missing'][number]

const sentences = {
  unavailable: ({ what }) => m.orders_missing_unavailable({ what }),
  'out-of-stock': ({ what }) => m.orders_missing_out_of_stock({ what }),
  'design-unconfirmed': ({ what }) => m.orders_missing_design({ what }),
  'low-stock': ({ what, added, wanted }) => m.orders_missing_low_stock({ what, added, wanted })
} satisfies Record<Missing['code'], (about: Missing & { what: string }) => string>

interface ReorderNoticeProps extends Pick<OrderScreenProps, 'cartHref' | 'onReorderRest' | 'isReordering'> {
  reordered: NonNullable<OrderScreenProps['reordered']>
}

const titleOf = ({ isAnything, isAdded }: ReorderNoticeProps['reordered']) =>
  isAdded
    ? m.orders_reorder_part_title()
    : isAnything
      ? m.orders_reorder_refused_title()
      : m.orders_reorder_none_title()

/** Reports items that could not be reordered, and links to the cart. */
export const ReorderNotice = ({
  reordered,
  cartHref = '/cart',
  onReorderRest,
  isReordering = false
}: ReorderNoticeProps) => (
  <Notice tone="warn" marginBlockEnd={6}>
    <chakra.p fontWeight="semibold">{titleOf(reordered)}</chakra.p>
    <chakra.ul marginBlock={2}>
      {reordered.missing.map((line) => (
        <li key={line.lineId}>
          {sentences[line.code]({ ...line, what: [line.name, ...line.options.map(({ value }) => value)].join(', ') })}
        </li>
      ))}
    </chakra.ul>
    {reordered.isAnything && !reordered.isAdded ? (
      <>
        <p>{m.orders_reorder_nothing_added()}</p>
        <Button size="sm" marginBlockStart={3} isBusy={isReordering} onClick={onReorderRest}>
          {m.orders_reorder_take_rest()}
        </Button>
      </>
    ) : null}
    {reordered.isAdded ? (
      <>
        <p>{m.orders_reorder_rest()}</p>
        <LinkButton href={cartHref} size="sm" marginBlockStart={3}>
          {m.orders_reorder_to_cart()}
        </LinkButton>
      </>
    ) : null}
  </Notice>
)
