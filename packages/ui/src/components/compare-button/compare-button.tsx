import { chakra } from '@chakra-ui/react'
import { comparisonHref } from '@motif/contract/comparison-rules'
import { m } from '@motif/messages'
import { Scale } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { formatNumber } from '../../format/index.ts'
import { RouterLink } from '../../provider/link.tsx'
import { Button } from '../button/index.ts'

/** The comparison list. Must be a stable object. */
export interface ComparedProducts {
  /** Slugs, oldest first; stable while unchanged. */
  get: () => readonly string[]
  subscribe: (listener: () => void) => () => void
  /** Preloads the code for a press. */
  prepare: () => void
  onToggle: (change: { slug: string; name: string; isCompared: boolean }) => void
}

export interface CompareButtonProps {
  product: { slug: string; name: string }
  compared: ComparedProducts
}

const none: readonly string[] = []
const noneOnServer = () => none

const Anchor = chakra(RouterLink)

/** Toggles a product in the comparison. With two or more, a link with the count leads to it. */
export function CompareButton({ product: { slug, name }, compared }: CompareButtonProps) {
  const slugs = useSyncExternalStore(compared.subscribe, compared.get, noneOnServer)
  const isCompared = slugs.includes(slug)
  const { prepare } = compared
  return (
    // Space for the count is reserved: it appears after hydration without layout shift.
    <chakra.div position="relative">
      <Button
        size="lg"
        variant="quiet"
        isWide
        paddingInlineStart={2}
        paddingInlineEnd={11}
        aria-pressed={isCompared}
        aria-label={m.compare_toggle({ product: name })}
        // Early presses are counted individually before hydration.
        data-each-press=""
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={() => compared.onToggle({ slug, name, isCompared: !isCompared })}
      >
        <chakra.span display="contents" color={isCompared ? 'accent' : 'inherit'}>
          <Scale aria-hidden />
        </chakra.span>
        {m.compare_button()}
      </Button>
      {slugs.length > 1 ? (
        <Anchor
          href={comparisonHref({ slugs })}
          aria-label={m.compare_open({ count: slugs.length })}
          title={m.compare_open({ count: slugs.length })}
          position="absolute"
          insetInlineEnd={0}
          insetBlock={0}
          width="target"
          display="grid"
          placeItems="center"
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
      ) : null}
    </chakra.div>
  )
}
