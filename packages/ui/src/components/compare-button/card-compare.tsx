import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Scale } from 'lucide-react'
import { CompareCount } from './compare-count.tsx'
import { type CompareButtonProps, useCompareToggle } from './use-compare-toggle.ts'

/** With a mouse it appears while the card is pointed at, or it has the focus. */
const onIntent = {
  '@media (hover: hover)': {
    opacity: 0,
    transitionProperty: 'opacity',
    transitionDuration: 'state',
    'article:hover &, &:focus-within': { opacity: 1 }
  }
}

/** A card whose upper corners have room for the word. */
const besideBadges = '@container (min-width: 230px)'

/** Toggles a product in the comparison, in the upper corner of its card's picture. A chosen one links to the comparison. */
export function CardCompare(props: CompareButtonProps) {
  const { slugs, isCompared, toggleProps } = useCompareToggle(props)
  return (
    <chakra.div
      position="absolute"
      top={0.5}
      insetInline={0.5}
      display="flex"
      containerType="inline-size"
      // The picture around the toggle stays a link.
      css={{ '&&': { pointerEvents: 'none' }, '& > *': { pointerEvents: 'auto' }, ...(isCompared ? {} : onIntent) }}
    >
      <chakra.button
        type="button"
        title={m.compare_button()}
        display="flex"
        alignItems="center"
        minWidth="target"
        height="target"
        paddingInline={1.5}
        color={isCompared ? 'accent' : 'fg'}
        {...toggleProps}
      >
        <chakra.span
          display="flex"
          alignItems="center"
          justifyContent="center"
          gap={1.5}
          minWidth="32px"
          height="32px"
          borderRadius="full"
          bg="bg.float"
          fontSize="sm"
          css={{ [besideBadges]: { paddingInline: 2.5 } }}
        >
          <Scale size={18} strokeWidth={1.75} aria-hidden />
          <chakra.span display="none" css={{ [besideBadges]: { display: 'inline' } }}>
            {m.compare_button()}
          </chakra.span>
        </chakra.span>
      </chakra.button>
      {isCompared ? <CompareCount slugs={slugs} /> : null}
    </chakra.div>
  )
}
