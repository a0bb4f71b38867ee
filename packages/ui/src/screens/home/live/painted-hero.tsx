import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useEffect, useRef, useState } from 'react'
import { PaintedCanvas } from '../../../components/painted-canvas/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { maxHeroTextLength } from '../max-hero-text-length.ts'
import type { HeroScene } from '../types.ts'

/** Result of rendering a scene. */
export interface Painted {
  /** False if superseded. */
  isShown: boolean
  /** Characters without a glyph in the shop's fonts. */
  unprintable: readonly string[]
}

export interface PaintedHeroProps extends HeroScene {
  /** Text before any input. */
  sample: string
  /** Rejects if it cannot be rendered here: the picture below stays visible. */
  paint: (canvas: HTMLCanvasElement, scene: HeroScene) => Promise<Painted>
}

/** Delay in milliseconds before announcing typed text. */
const pause = 1200

function useDebounced(words: string): string {
  const [debounced, setDebounced] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  return debounced
}

/** The rendered product with the text, over the static picture. */
export function PaintedHero({ product, colour, words, sample, paint }: PaintedHeroProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  /** The product on the canvas: it must not be shown for another one. */
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
