import type { Cart } from '@motif/contract'
import { memo } from 'react'
import { LineItem, LineList } from '../../components/line-item/index.ts'
import { useLatest } from '../../forms/index.ts'
import { m } from '../../messages/index.ts'
import { LineActions, type LineActionsProps } from './line-actions.tsx'
import { LineNotice } from './line-notice.tsx'
import type { CartLine, CartScreenProps } from './types.ts'

type Props = Pick<CartScreenProps, 'pendingLines' | 'onQuantity' | 'onRemove' | 'onSaveForLater' | 'designHref'> & { cart: Cart }

const none: readonly string[] = []

/** Every line is drawn again only when it, or what is told about it, changed. */
export function CartLines({ cart, pendingLines = none, onQuantity, onRemove, onSaveForLater, designHref }: Props) {
  const latest = useLatest({ onQuantity, onRemove, onSaveForLater })
  const pending = new Set(pendingLines)
  const notices = new Map(cart.notices.map((notice) => [notice.lineId, notice]))
  return (
    <LineList aria-label={m.cart_title()} borderBlockStartWidth="1px">
      {cart.lines.map((line) => (
        <CartLineItem
          key={line.id}
          line={line}
          isPending={pending.has(line.id)}
          notice={notices.get(line.id)}
          designHref={line.design && designHref ? designHref({ line }) : undefined}
          onQuantity={latest.onQuantity}
          onRemove={latest.onRemove}
          onSaveForLater={onSaveForLater ? latest.onSaveForLater : undefined}
        />
      ))}
    </LineList>
  )
}

interface ItemProps extends LineActionsProps {
  line: CartLine
  notice: Cart['notices'][number] | undefined
}

const CartLineItem = memo(({ notice, ...actions }: ItemProps) => (
  <LineItem line={actions.line} isPending={actions.isPending} href={`/product/${actions.line.productSlug}`}>
    {notice ? <LineNotice notice={notice} line={actions.line} /> : null}
    <LineActions {...actions} maxQuantity={notice?.code === 'low-stock' ? (notice.available ?? undefined) : undefined} />
  </LineItem>
))
CartLineItem.displayName = 'CartLineItem'
