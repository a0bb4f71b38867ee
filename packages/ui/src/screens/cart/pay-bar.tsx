import { chakra } from '@chakra-ui/react'
import type { Money } from '@motif/contract'
import { m } from '@motif/messages'
import { LinkButton } from '../../components/button/index.ts'
import { formatMoney } from '../../format/index.ts'
import type { Block } from './blocked.ts'

/** Sticky total and checkout button on phones. */
export const PayBar = ({
  total,
  href = '/checkout',
  block
}: {
  total: Money
  href?: string | undefined
  block: Block | undefined
}) => (
  <chakra.div
    hideFrom="lg"
    position="sticky"
    insetBlockEnd={0}
    zIndex="header"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap={4}
    rowGap={2}
    marginBlockStart={6}
    marginInline="calc(-1 * var(--page-gutter))"
    paddingInline="var(--page-gutter)"
    paddingBlock={3}
    paddingBlockEnd="max(0.75rem, env(safe-area-inset-bottom))"
    bg="bg"
    borderBlockStartWidth="1px"
  >
    <chakra.p flex="1" lineHeight="snug">
      <chakra.span display="block" textStyle="small" color="fg.muted">
        {m.cart_total()}
      </chakra.span>
      <chakra.strong fontFamily="heading" fontSize="xl" fontVariantNumeric="tabular-nums">
        {formatMoney(total)}
      </chakra.strong>
    </chakra.p>
    {block?.isNothingLeft ? (
      <LinkButton href="/" flex="1" maxWidth="16rem">
        {m.cart_empty_browse()}
      </LinkButton>
    ) : block ? (
      <chakra.span textStyle="small" flex="1 1 8rem" maxWidth="16rem">
        {block.sentence}
      </chakra.span>
    ) : (
      <LinkButton href={href} variant="accent" flex="1" maxWidth="16rem">
        {m.cart_checkout()}
      </LinkButton>
    )}
  </chakra.div>
)
