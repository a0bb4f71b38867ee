import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ChevronDown, Expand } from 'lucide-react'
import { blankOf } from '../blank-of.ts'
import { usePersistedChoice } from '../fields/persisted-choice.ts'
import type { DesignToolProduct, DesignToolScreenProps } from '../types.ts'
import { LiveDesign } from './live-design.tsx'
import type { OpenDesignPainter } from './types.ts'

export interface LiveStripProps extends Pick<DesignToolScreenProps, 'choices'> {
  product: DesignToolProduct
  openPainter: OpenDesignPainter
  onEnlarge: (areaId: string) => void
}

const Side = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    width: 'full',
    borderRadius: 'control',
    cursor: 'zoom-in',
    '& [data-enlarge]': { opacity: 0, transitionProperty: 'opacity', transitionDuration: 'state' },
    '&:hover [data-enlarge], &:focus-visible [data-enlarge]': { opacity: 1 }
  }
})

/** Small live previews of all sides, beside the stage. */
export function LiveStrip({ product, choices, openPainter, onEnlarge }: LiveStripProps) {
  const [shown, setShown] = usePersistedChoice('design-tool:live', ['open', 'closed'])
  const isOpen = shown === 'open'
  return (
    <chakra.section aria-label={m.editor_live()} borderBlockEndWidth="1px" paddingInline={6} paddingBlock={2}>
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setShown(isOpen ? 'closed' : 'open')}
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        width="full"
        minHeight="target"
        textStyle="label"
      >
        {m.editor_live()}
        <chakra.span
          aria-hidden
          color="fg.muted"
          transition="transform 150ms"
          _motionReduce={{ transition: 'none' }}
          style={{ transform: isOpen ? 'rotate(180deg)' : undefined }}
        >
          <ChevronDown size={18} strokeWidth={1.75} />
        </chakra.span>
      </chakra.button>
      {isOpen ? (
        <chakra.ul
          display="grid"
          gridAutoFlow="column"
          gridAutoColumns="6.5rem"
          gap={3}
          overflowX="auto"
          padding="4px"
          margin="-4px"
          marginBlockEnd={2}
        >
          {product.printAreas.map((area) => {
            const picture = blankOf(product, area.id, choices)
            return picture ? (
              <li key={area.id}>
                <Side
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={m.editor_live_enlarge({ side: area.name })}
                  onClick={() => onEnlarge(area.id)}
                >
                  <LiveDesign
                    area={area}
                    picture={picture}
                    size="small"
                    sizes="104px"
                    alt=""
                    openPainter={openPainter}
                  />
                  <chakra.span
                    data-enlarge
                    aria-hidden
                    position="absolute"
                    insetBlockEnd={1.5}
                    insetInlineEnd={1.5}
                    display="grid"
                    placeItems="center"
                    boxSize="28px"
                    borderRadius="full"
                    bg="bg.float"
                    color="fg"
                  >
                    <Expand size={14} strokeWidth={1.75} />
                  </chakra.span>
                </Side>
                {product.printAreas.length > 1 ? (
                  <chakra.div aria-hidden textStyle="small" color="fg.muted" marginBlockStart={1}>
                    {area.name}
                  </chakra.div>
                ) : null}
              </li>
            ) : null
          })}
        </chakra.ul>
      ) : null}
    </chakra.section>
  )
}
