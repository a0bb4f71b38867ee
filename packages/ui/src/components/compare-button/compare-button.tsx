import { chakra } from '@chakra-ui/react'
import { comparisonHref } from '@motif/contract/comparison-rules'
import { m } from '@motif/messages'
import { Scale } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { formatNumber } from '../../format/index.ts'
import { RouterLink } from '../../provider/link.tsx'
import { Button } from '../button/index.ts'

/** What the person compares. Must always be the same. */
export interface ComparedProducts {
  /** Slugs, oldest first; the same list until it changes. */
  get: () => readonly string[]
  subscribe: (listener: () => void) => () => void
  /** Fetches what a press needs, as one is likely. */
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

/** Keeps a product for comparing while it is pressed. With two or more, a count beside its word leads to the comparison. */
export function CompareButton({ product: { slug, name }, compared }: CompareButtonProps) {
  const slugs = useSyncExternalStore(compared.subscribe, compared.get, noneOnServer)
  const isCompared = slugs.includes(slug)
  const { prepare } = compared
  return (
    // Room for the count is there from the start: it comes after hydration, and moves nothing.
    <chakra.div position="relative">
      <Button
        size="lg"
        variant="quiet"
        isWide
        paddingInlineStart={2}
        paddingInlineEnd={11}
        aria-pressed={isCompared}
        aria-label={m.compare_toggle({ product: name })}
        // Two presses are two changes, also before the page's code is there.
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
