import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Notice } from '../../components/notice/index.ts'
import type { NotOrdered } from './types.ts'

/** Why a checkout returned to the cart, and that nothing was charged. */
export function NotOrderedNotice({ reason, detail }: NotOrdered) {
  const isShort = reason === 'out-of-stock'
  return (
    <Notice tone={isShort ? 'bad' : 'info'} marginBlockEnd={4}>
      <chakra.strong display="block" fontWeight="semibold">
        {isShort ? m.cart_sold_out_title() : m.cart_not_ordered_title()}
      </chakra.strong>
      {detail ?? (isShort ? m.cart_sold_out_lead() : m.cart_not_ordered_lead())}
    </Notice>
  )
}
