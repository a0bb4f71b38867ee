import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Money } from '@motif/contract'
import { formatMoney } from '../../format/index.ts'

export interface PriceProps extends HTMLChakraProps<'span'> {
  money: Money
}

/** An amount in tabular figures. */
export const Price = ({ money, ...rest }: PriceProps) => (
  <chakra.span textStyle="figure" whiteSpace="nowrap" {...rest}>
    {formatMoney(money)}
  </chakra.span>
)
