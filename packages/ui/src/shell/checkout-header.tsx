import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ChevronLeft, Lock } from 'lucide-react'
import { LinkButton } from '../components/button/index.ts'
import { Wordmark } from './wordmark.tsx'

/** Minimal checkout header: only a link back to the cart. */
export const CheckoutHeader = ({ hasCart = true }: { hasCart?: boolean | undefined }) => (
  <chakra.header borderBottomWidth="1px" bg="bg">
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap={3}
      height="header"
      maxWidth="85rem"
      marginInline="auto"
      paddingInline={{ base: 4, md: 6, xl: 10 }}
    >
      <Wordmark />
      <chakra.p display={{ base: 'none', md: 'flex' }} alignItems="center" gap={2} color="fg.muted" textStyle="small">
        <Lock size={18} strokeWidth={1.75} aria-hidden />
        {m.shell_checkout()}
      </chakra.p>
      {hasCart ? (
        <LinkButton
          href="/cart"
          variant="quiet"
          size="sm"
          marginInlineEnd={-3}
          _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}
        >
          <ChevronLeft aria-hidden />
          {m.shell_back_to_cart()}
        </LinkButton>
      ) : null}
    </chakra.div>
  </chakra.header>
)
