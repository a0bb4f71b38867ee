import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Money } from '@motif/contract'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { Price } from '../../components/price/index.ts'

interface PurchaseBarProps {
  price: Money
  isAvailable: boolean
  purpose: 'add' | 'update'
  /** The pieces of a team are ordered, one for everybody on its list. */
  isTeam: boolean
  onAddToCart: () => void
  /** @default false */
  isBusy?: boolean
  /** What there is to look at first. */
  check?: ReactNode
}

/** The price and the one step forward. */
export const PurchaseBar = ({
  price,
  isAvailable,
  purpose,
  isTeam,
  onAddToCart,
  isBusy = false,
  check
}: PurchaseBarProps) => (
  <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={4}>
    <chakra.div lineHeight="snug">
      <Price money={price} fontFamily="heading" fontSize="xl" fontWeight="semibold" letterSpacing="tight" />{' '}
      <chakra.span textStyle="small" color="fg.muted">
        {isAvailable ? m.editor_price_each() : m.editor_unavailable()}
      </chakra.span>
    </chakra.div>
    {check}
    <Button variant="accent" disabled={!isAvailable} isBusy={isBusy} onClick={onAddToCart}>
      {purpose === 'update' ? m.buying_update_cart() : isTeam ? m.editor_team_buy() : m.editor_add_to_cart()}
    </Button>
  </chakra.div>
)
