import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ShoppingBag } from 'lucide-react'
import { LinkButton } from '../components/button/index.ts'
import { formatNumber } from '../format/index.ts'

/** Cart link with count; changes are animated. */
export const CartLink = ({ count }: { count: number }) => (
  <LinkButton
    href="/cart"
    variant="quiet"
    paddingInline={0}
    minWidth="target"
    position="relative"
    aria-label={m.shell_cart({ count })}
    title={m.shell_cart({ count })}
  >
    <ShoppingBag aria-hidden />
    {count > 0 ? (
      <chakra.span
        key={count}
        aria-hidden
        position="absolute"
        top="2px"
        insetInlineEnd={0}
        minWidth="18px"
        height="18px"
        paddingInline="5px"
        display="grid"
        placeItems="center"
        borderRadius="full"
        bg="accent"
        color="accent.fg"
        fontSize="11px"
        fontWeight="bold"
        lineHeight={1}
        textStyle="figure"
        animation="fade-in 220ms"
      >
        {formatNumber(count)}
      </chakra.span>
    ) : null}
  </LinkButton>
)
