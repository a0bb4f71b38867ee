import { type HTMLChakraProps, chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'

type Props = HTMLChakraProps<'button'> & {
  order: { id: string; number: string }
  onOpen: (order: { id: string }) => void
}

/** An order's number, which opens the order. */
export const OrderButton = ({ order: { id, number }, onOpen, ...rest }: Props) => (
  <chakra.button
    type="button"
    aria-label={m.admin_order_open({ number })}
    fontWeight="semibold"
    fontVariantNumeric="tabular-nums"
    minHeight={{ base: 'target', md: '2.5rem' }}
    textDecoration="underline"
    textUnderlineOffset="0.2em"
    onClick={() => onOpen({ id })}
    {...rest}
  >
    <bdi>{number}</bdi>
  </chakra.button>
)
