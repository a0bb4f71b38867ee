import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useEffect, useRef, useState } from 'react'
import { PaintedCanvas } from '../../../components/painted-canvas/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { maxHeroTextLength } from '../max-hero-text-length.ts'
import type { HeroScene } from '../types.ts'

/** What came of painting a scene. */
export interface Painted {
  /** False where a newer scene came before it. */
  isShown: boolean
  /** Letters no typeface of the shop has. */
  unprintable: readonly string[]
}

export interface PaintedHeroProps extends HeroScene {
  /** What the product says before anybody has typed. */
  sample: string
  /** Rejects where it can't be painted here: what lies beneath is shown instead. */
  paint: (canvas: HTMLCanvasElement, scene: HeroScene) => Promise<Painted>
}

/** Who types is told what stands on the product when they pause, not at each letter. */
const pause = 1200

function useDebounced(words: string): string {
  const [debounced, setDebounced] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  return debounced
}

/** The product with the words as they will be printed, over the picture that was there before. */
export function PaintedHero({ product, colour, words, sample, paint }: PaintedHeroProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  /** The product the canvas shows; another's must not be taken for it while the next is on its way. */
  const [shown, setShown] = useState<string>()
  const [unprintable, setUnprintable] = useState<readonly string[]>([])
  useEffect(() => {
    if (!canvas.current) return
    paint(canvas.current, { product, colour, words, sample }).then(
      (painted) => {
        if (!painted.isShown) return
        setShown(product.slug)
        setUnprintable(painted.unprintable)
      },
      () => setShown(undefined)
    )
  }, [paint, product, colour, words, sample])
  const spoken = useDebounced(
    m.catalogue_hero_shows({ product: product.name, colour: colour.label, words: words === '' ? sample : words })
  )
  const note =
    unprintable.length > 0
      ? m.catalogue_hero_unprintable({ letters: unprintable.join(' ') })
      : words.length >= maxHeroTextLength
        ? m.catalogue_hero_full({ count: maxHeroTextLength })
        : ''
  return (
    <>
      <PaintedCanvas ref={canvas} isShown={shown === product.slug} />
      {note === '' ? null : (
        <chakra.p
          position="absolute"
          top={{ base: 3, md: 5 }}
          insetInline={{ base: 3, md: 8 }}
          marginInline="auto"
          width="fit-content"
          maxWidth="44ch"
          paddingInline={4}
          paddingBlock={2}
          borderRadius="control"
          bg="bg.float"
          color="fg"
          textStyle="small"
          boxShadow="float"
          dir="auto"
        >
          {note}
        </chakra.p>
      )}
      <VisuallyHidden as="output">{[spoken, note].filter(Boolean).join('. ')}</VisuallyHidden>
    </>
  )
}
