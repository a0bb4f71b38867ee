import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Money } from '@motif/contract'
import { m } from '@motif/messages'
import { formatMoney } from '../../format/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

export interface FormerPriceProps extends HTMLChakraProps<'s'> {
  money: Money
}

/** A former price, struck through; announced as such to screen readers. */
export const FormerPrice = ({ money, ...rest }: FormerPriceProps) => (
  <>
    <chakra.s aria-hidden color="fg.muted" textStyle="figure" whiteSpace="nowrap" {...rest}>
      {formatMoney(money)}
    </chakra.s>
    <VisuallyHidden>{m.catalogue_former_price({ price: formatMoney(money) })}</VisuallyHidden>
  </>
)
