import { chakra } from '@chakra-ui/react'
import type { Money } from '@motif/contract'
import { Button } from '../../components/button/index.ts'
import { Price } from '../../components/price/index.ts'
import { m } from '../../messages/index.ts'

interface PurchaseBarProps {
  price: Money
  isAvailable: boolean
  isAdding: boolean
  onAddToCart: () => void
}

/** The price and the one step forward. */
export const PurchaseBar = ({ price, isAvailable, isAdding, onAddToCart }: PurchaseBarProps) => (
  <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={4}>
    <chakra.div lineHeight="snug">
      <Price money={price} fontFamily="heading" fontSize="xl" fontWeight="semibold" letterSpacing="tight" />{' '}
      <chakra.span textStyle="small" color="fg.muted">
        {isAvailable ? m.editor_price_each() : m.editor_unavailable()}
      </chakra.span>
    </chakra.div>
    <Button variant="accent" disabled={!isAvailable} isBusy={isAdding} onClick={onAddToCart}>
      {m.editor_add_to_cart()}
    </Button>
  </chakra.div>
)
