import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Scale } from 'lucide-react'
import { Button } from '../button/index.ts'
import { CompareCount } from './compare-count.tsx'
import { type CompareButtonProps, useCompareToggle } from './use-compare-toggle.ts'

/** Toggles a product in the comparison. With two or more, a link with the count leads to it. */
export function CompareButton(props: CompareButtonProps) {
  const { slugs, isCompared, toggleProps } = useCompareToggle(props)
  return (
    // Space for the count is reserved: it appears after hydration without layout shift.
    <chakra.div position="relative">
      <Button size="lg" variant="quiet" isWide paddingInlineStart={2} paddingInlineEnd={11} {...toggleProps}>
        <chakra.span display="contents" color={isCompared ? 'accent' : 'inherit'}>
          <Scale aria-hidden />
        </chakra.span>
        {m.compare_button()}
      </Button>
      {slugs.length > 1 ? <CompareCount slugs={slugs} isInCorner /> : null}
    </chakra.div>
  )
}
