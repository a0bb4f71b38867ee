import { chakra } from '@chakra-ui/react'
import type { Reorder } from '@motif/contract'
import { LinkButton } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { m } from '../../messages/index.ts'
import type { OrderScreenProps } from './order-screen.tsx'

type Missing = Reorder['missing'][number]

const sentences = {
  unavailable: ({ what }) => m.orders_missing_unavailable({ what }),
  'out-of-stock': ({ what }) => m.orders_missing_out_of_stock({ what }),
  'low-stock': ({ what, added, wanted }) => m.orders_missing_low_stock({ what, added, wanted })
} satisfies Record<Missing['code'], (about: Missing & { what: string }) => string>

/** Says what of an order could not be ordered again, and leads to what could. */
export const ReorderNotice = ({ reordered: { missing, isAnything }, cartHref = '/cart' }: Pick<OrderScreenProps, 'cartHref'> & { reordered: NonNullable<OrderScreenProps['reordered']> }) => (
  <Notice tone="warn" marginBlockEnd={6}>
    <chakra.p fontWeight="semibold">{isAnything ? m.orders_reorder_part_title() : m.orders_reorder_none_title()}</chakra.p>
    <chakra.ul marginBlock={2}>
      {missing.map((line) => (
        <li key={line.lineId}>{sentences[line.code]({ ...line, what: [line.name, ...line.options.map(({ value }) => value)].join(', ') })}</li>
      ))}
    </chakra.ul>
    {isAnything ? (
      <>
        <p>{m.orders_reorder_rest()}</p>
        <LinkButton href={cartHref} size="sm" marginBlockStart={3}>
          {m.orders_reorder_to_cart()}
        </LinkButton>
      </>
    ) : null}
  </Notice>
)
