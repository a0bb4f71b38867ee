import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button, LinkButton } from '../../components/button/index.ts'
import { LineButtonLabel } from '../../components/line-item/index.ts'
import { QuantityStepper } from '../../components/quantity-stepper/index.ts'
import type { CartLine } from './types.ts'

export interface LineActionsProps {
  line: CartLine
  isPending: boolean
  /** The change waits for the API to be reachable. */
  isWaiting: boolean
  /** Discontinued: no quantity can be chosen. */
  isGone: boolean
  maxQuantity?: number | undefined
  designHref: string | undefined
  onQuantity: (change: { lineId: string; quantity: number }) => void
  onRemove: (line: { lineId: string }) => void
  onSaveForLater: ((line: { lineId: string }) => void) | undefined
}

/** Quantity and other actions of a line. */
export const LineActions = ({
  line,
  isPending,
  isWaiting,
  isGone,
  maxQuantity,
  designHref,
  onQuantity,
  onRemove,
  onSaveForLater
}: LineActionsProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={1} rowGap={2} marginBlockStart={3}>
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap={1} marginInlineStart={isGone ? -3 : 0}>
      {isGone ? null : (
        <QuantityStepper
          label={m.cart_quantity_of({ name: line.name })}
          value={line.quantity}
          {...(maxQuantity === undefined ? undefined : { max: maxQuantity })}
          onChange={({ quantity }) => onQuantity({ lineId: line.id, quantity })}
        />
      )}
      <Button variant="quiet" size="sm" onClick={() => onRemove({ lineId: line.id })}>
        <LineButtonLabel words={m.cart_remove()} name={line.name} />
      </Button>
    </chakra.span>
    {/* On phones it is below, aligned with the text above. */}
    <chakra.span display="flex" flexWrap="wrap" marginInlineStart={{ base: -3, sm: 0 }}>
      {designHref === undefined ? null : (
        <LinkButton href={designHref} variant="quiet" size="sm">
          <LineButtonLabel words={m.cart_edit_design()} name={line.name} />
        </LinkButton>
      )}
      {onSaveForLater ? (
        <Button variant="quiet" size="sm" onClick={() => onSaveForLater({ lineId: line.id })}>
          <LineButtonLabel words={m.cart_later()} name={line.name} />
        </Button>
      ) : null}
    </chakra.span>
    <chakra.output textStyle="small" color="fg.muted">
      {isWaiting ? m.cart_line_waiting() : isPending ? m.cart_saving() : ''}
    </chakra.output>
  </chakra.div>
)
