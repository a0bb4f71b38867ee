import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Money } from '@motif/contract'
import { Button } from '../../components/button/index.ts'
import { Price } from '../../components/price/index.ts'
import { m } from '../../messages/index.ts'

interface PurchaseBarProps {
  price: Money
  isAvailable: boolean
  purpose: 'add' | 'update'
  onAddToCart: () => void
  /** What there is to look at first. */
  check?: ReactNode
}

/** The price and the one step forward. */
export const PurchaseBar = ({ price, isAvailable, purpose, onAddToCart, check }: PurchaseBarProps) => (
  <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={4}>
    <chakra.div lineHeight="snug">
      <Price money={price} fontFamily="heading" fontSize="xl" fontWeight="semibold" letterSpacing="tight" />{' '}
      <chakra.span textStyle="small" color="fg.muted">
        {isAvailable ? m.editor_price_each() : m.editor_unavailable()}
      </chakra.span>
    </chakra.div>
    {check}
    <Button variant="accent" disabled={!isAvailable} onClick={onAddToCart}>
      {purpose === 'update' ? m.buying_update_cart() : m.editor_add_to_cart()}
    </Button>
  </chakra.div>
)
