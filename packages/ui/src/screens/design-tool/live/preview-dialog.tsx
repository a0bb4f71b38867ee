import { chakra } from '@chakra-ui/react'
import { isColour } from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialog } from '../../../components/dialog/index.ts'
import { SwatchGroup } from '../../../components/swatch-group/index.ts'
import { blankOf } from '../blank-of.ts'
import { Segments } from '../fields/segments.tsx'
import type { DesignToolProduct, DesignToolScreenProps } from '../types.ts'
import { LiveDesign } from './live-design.tsx'
import type { OpenDesignPainter } from './types.ts'

export interface PreviewDialogProps extends Pick<DesignToolScreenProps, 'choices' | 'onChoose'> {
  product: DesignToolProduct
  openPainter: OpenDesignPainter
  /** Initial side. */
  areaId: string
  onClose: () => void
}

/** Large previews of all sides, swipeable on phones, in any product colour. */
export function PreviewDialog({ product, choices, onChoose, openPainter, areaId, onClose }: PreviewDialogProps) {
  const list = useRef<HTMLUListElement>(null)
  const areas = product.printAreas
  const [shownId, setShownId] = useState(areaId)
  const go = (id: string, behavior: ScrollBehavior) => {
    list.current?.children[areas.findIndex((area) => area.id === id)]?.scrollIntoView({
      behavior,
      inline: 'center',
      block: 'nearest'
    })
  }
  const begin = useEffectEvent(() => go(areaId, 'instant'))
  useEffect(() => {
    // Waits until the dialog is mounted.
    const frame = requestAnimationFrame(() => begin())
    return () => cancelAnimationFrame(frame)
  }, [])
  const follow = () => {
    const { scrollLeft = 0, scrollWidth = 1 } = list.current ?? {}
    // In right-to-left languages scrollLeft is negative.
    const area = areas[Math.round((Math.abs(scrollLeft) / scrollWidth) * areas.length)]
    if (area) setShownId(area.id)
  }
  const colours = product.options.filter(isColour)
  return (
    <Dialog isOpen onClose={onClose} title={m.editor_preview_title()} size="full">
      <chakra.div
        css={{
          '--whole': {
            base: 'min(100vw, calc((100dvh - 15rem) * 0.8))',
            md: 'min(36rem, calc((100dvh - 15rem) * 0.8))'
          }
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than the screen is scrolled with the keyboard */}
        <chakra.ul
          ref={list}
          tabIndex={0}
          aria-label={m.editor_area()}
          onScrollEnd={follow}
          display="flex"
          justifyContent={{ md: 'safe center' }}
          gap={{ md: 6 }}
          overflowX="auto"
          overscrollBehaviorX="contain"
          scrollSnapType="x mandatory"
          scrollBehavior="smooth"
          _motionReduce={{ scrollBehavior: 'auto' }}
          css={{ scrollbarWidth: 'none' }}
        >
          {areas.map((area) => {
            const picture = blankOf(product, area.id, choices)
            return (
              <chakra.li
                key={area.id}
                flex="none"
                width={{ base: '100%', md: 'var(--whole)' }}
                scrollSnapAlign="center"
                display="grid"
                justifyContent="center"
              >
                <chakra.figure width="var(--whole)" borderRadius={{ md: 'panel' }}>
                  {picture ? (
                    <LiveDesign
                      area={area}
                      picture={picture}
                      size="large"
                      sizes="(min-width: 48em) 576px, 100vw"
                      alt={m.editor_live_alt({ side: area.name, product: product.name })}
                      openPainter={openPainter}
                    />
                  ) : null}
                  {areas.length > 1 ? (
                    <chakra.figcaption
                      display={{ base: 'none', md: 'block' }}
                      textStyle="small"
                      color="fg.muted"
                      textAlign="center"
                      paddingBlockStart={2}
                    >
                      {area.name}
                    </chakra.figcaption>
                  ) : null}
                </chakra.figure>
              </chakra.li>
            )
          })}
        </chakra.ul>
        <chakra.div display="grid" gap={4} justifyContent={{ md: 'center' }} padding={4}>
          {areas.length > 1 ? (
            <chakra.div display={{ md: 'none' }}>
              <Segments
                legend={m.editor_area()}
                isLegendShown={false}
                options={areas.map(({ id, name }) => ({ value: id, label: name }))}
                value={shownId}
                onChange={(id) => {
                  setShownId(id)
                  go(id, 'auto')
                }}
              />
            </chakra.div>
          ) : null}
          {colours.map(({ id, name, values }) => (
            <SwatchGroup
              key={id}
              legend={name}
              options={values}
              value={choices[id] ?? null}
              onChange={({ value }) => onChoose({ optionId: id, value })}
            />
          ))}
        </chakra.div>
      </chakra.div>
    </Dialog>
  )
}
