import { chakra } from '@chakra-ui/react'
import { comparisonHref } from '@motif/contract/comparison-rules'
import { m } from '@motif/messages'
import { formatNumber } from '../../format/index.ts'
import { RouterLink } from '../../provider/link.tsx'

const Anchor = chakra(RouterLink, { base: { width: 'target', display: 'grid', placeItems: 'center' } })

/** A link to the comparison with its count. */
export const CompareCount = ({ slugs, isInCorner = false }: { slugs: readonly string[]; isInCorner?: boolean }) => (
  <Anchor
    href={comparisonHref({ slugs })}
    aria-label={m.compare_open({ count: slugs.length })}
    title={m.compare_open({ count: slugs.length })}
    {...(isInCorner ? { position: 'absolute', insetInlineEnd: 0, insetBlock: 0 } : { height: 'target' })}
  >
    <chakra.span
      display="grid"
      placeItems="center"
      minWidth="24px"
      height="24px"
      borderRadius="full"
      bg="fg"
      color="bg"
      fontSize="sm"
      fontWeight="semibold"
      textStyle="figure"
      lineHeight="1"
      borderWidth="1px"
      borderColor="fg"
    >
      {formatNumber(slugs.length)}
    </chakra.span>
  </Anchor>
)
