import { chakra } from '@chakra-ui/react'
import type { Money } from '@motif/contract'
import { m } from '@motif/messages'
import { Check, Plus, ShoppingBag } from 'lucide-react'
import { Button } from '../../components/button/index.ts'
import { Price } from '../../components/price/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'

interface PurchaseBarProps {
  price: Money
  isAvailable: boolean
  purpose: 'add' | 'update'
  /** Orders the team's items. */
  isTeam: boolean
  onAddToCart: () => void
  /** @default false */
  isBusy?: boolean
}

const buttonLabel = ({ purpose, isTeam }: Pick<PurchaseBarProps, 'purpose' | 'isTeam'>) =>
  purpose === 'update' ? m.buying_update_cart() : isTeam ? m.editor_team_buy() : m.editor_add_to_cart()

/** Price and the primary action. */
export const PurchaseBar = ({ price, isAvailable, purpose, isTeam, onAddToCart, isBusy = false }: PurchaseBarProps) => (
  <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={4}>
    <chakra.div lineHeight="snug">
      <Price money={price} fontFamily="heading" fontSize="xl" fontWeight="semibold" letterSpacing="tight" />{' '}
      <chakra.span textStyle="small" color="fg.muted">
        {isAvailable ? m.editor_price_each() : m.editor_unavailable()}
      </chakra.span>
    </chakra.div>
    <Button variant="accent" disabled={!isAvailable} isBusy={isBusy} onClick={onAddToCart}>
      {buttonLabel({ purpose, isTeam })}
    </Button>
  </chakra.div>
)

/** Touch-sized target with a compact look. */
const slim = {
  minHeight: '44px',
  minWidth: '52px',
  paddingInline: '8px',
  gap: '4px',
  borderRadius: '10px',
  borderBlockWidth: '4px',
  backgroundClip: 'padding-box',
  fontSize: 'sm'
} as const

/** A compact version: price, and the action as an icon if space is short. */
export const SlimPurchase = ({ price, isAvailable, onAddToCart, isBusy = false, ...what }: PurchaseBarProps) => {
  const words = buttonLabel(what)
  const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const
  return (
    <chakra.div flex="none" display="flex" alignItems="center" gap="8px">
      <chakra.span lineHeight={1}>
        <Price money={price} fontSize="min({fontSizes.sm}, 5vw)" fontWeight="semibold" />{' '}
        <VisuallyHidden>{isAvailable ? m.editor_price_each() : m.editor_unavailable()}</VisuallyHidden>
      </chakra.span>
      <Button variant="accent" title={words} disabled={!isAvailable} isBusy={isBusy} onClick={onAddToCart} css={slim}>
        <chakra.span
          display={{ base: 'inline-flex', sm: 'none' }}
          alignItems="center"
          css={{ '& svg': { height: '18px' } }}
        >
          {what.purpose === 'update' ? <Check {...icon} /> : <Plus {...icon} />}
          <ShoppingBag {...icon} />
        </chakra.span>
        <chakra.span srOnly={{ base: true, sm: false }}>{words}</chakra.span>
      </Button>
    </chakra.div>
  )
}
