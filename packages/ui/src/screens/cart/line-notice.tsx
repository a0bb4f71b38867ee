import type { Cart } from '@motif/contract'
import { Notice } from '../../components/notice/index.ts'
import { formatMoney } from '../../format/index.ts'
import { m } from '../../messages/index.ts'
import type { CartLine } from './types.ts'

type CartNotice = Cart['notices'][number]

const words = {
  'price-changed': ({ oldPrice }, { unitPrice }) => m.cart_notice_price({ old: oldPrice ? formatMoney(oldPrice) : '', price: formatMoney(unitPrice) }),
  'low-stock': ({ available }) => (available === null ? m.cart_notice_low_unknown() : m.cart_notice_low({ count: available })),
  'out-of-stock': () => m.cart_notice_out(),
  unavailable: () => m.cart_notice_unavailable(),
  'quantity-limit': ({ available }) => m.cart_notice_quantity_limit({ count: available ?? 0 })
} satisfies Record<CartNotice['code'], (notice: CartNotice, line: CartLine) => string>

/** What changed about a line since it was last seen, told where the line is. */
export const LineNotice = ({ notice, line }: { notice: CartNotice; line: CartLine }) => (
  <Notice tone={notice.code === 'price-changed' ? 'info' : 'warn'} marginBlockStart={3} padding={3} textStyle="small">
    {words[notice.code](notice, line)}
  </Notice>
)
