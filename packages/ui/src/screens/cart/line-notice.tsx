import type { Cart } from '@motif/contract'
import { m } from '@motif/messages'
import { Notice } from '../../components/notice/index.ts'
import { formatMoney } from '../../format/index.ts'
import type { CartLine } from './types.ts'
import { InlineAction, WithAction } from './with-action.tsx'

export type CartNotice = Cart['notices'][number]

const words = {
  'price-changed': ({ oldPrice }, { unitPrice }) =>
    m.cart_notice_price({ old: oldPrice ? formatMoney(oldPrice) : '', price: formatMoney(unitPrice) }),
  'low-stock': ({ available }) =>
    available === null ? m.cart_notice_low_unknown() : m.cart_notice_low({ count: available }),
  'out-of-stock': () => m.cart_notice_out(),
  unavailable: () => m.cart_notice_unavailable(),
  'quantity-limit': ({ available }) => m.cart_notice_quantity_limit({ count: available ?? 0 })
} satisfies Record<CartNotice['code'], (notice: CartNotice, line: CartLine) => string>

export interface LineNoticeProps {
  notice: CartNotice
  line: CartLine
  onQuantity: (change: { lineId: string; quantity: number }) => void
  onNoticeSeen: ((about: { lineId: string }) => void) | undefined
}

/** Informational notices are shown until read. */
const isNews = ({ code }: CartNotice) => code === 'price-changed' || code === 'quantity-limit'

/** A notice at its line, with the action that resolves it. */
export function LineNotice({ notice, line, onQuantity, onNoticeSeen }: LineNoticeProps) {
  const { code, available } = notice
  return (
    <Notice tone={isNews(notice) ? 'info' : 'warn'} marginBlockStart={3} padding={3} textStyle="small">
      <WithAction words={words[code](notice, line)}>
        {code === 'low-stock' && available !== null && available < line.quantity ? (
          <InlineAction onClick={() => onQuantity({ lineId: line.id, quantity: available })}>
            {m.cart_notice_lower({ count: available })}
          </InlineAction>
        ) : null}
        {isNews(notice) && onNoticeSeen ? (
          <InlineAction onClick={() => onNoticeSeen({ lineId: line.id })}>{m.cart_notice_seen()}</InlineAction>
        ) : null}
      </WithAction>
    </Notice>
  )
}
