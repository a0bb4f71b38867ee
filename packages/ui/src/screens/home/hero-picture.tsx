import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ProductPicture } from '../../components/picture/index.ts'
import { fitLines, readableInkOn } from '../../product-text/index.ts'
import type { HeroScene } from './types.ts'

/**
 * The sample comes as a server picture. Typed text is set over the blank product, as large as it fits; on tall areas in
 * the upper square, as in print.
 */
export function HeroPicture({ product, colour, words, sample }: HeroScene) {
  const { area } = product
  const image = words === '' ? colour.sample : colour.image
  const height = Math.min(area.height, (area.width * image.width) / image.height)
  const { lines, size } = fitLines(words, (height * image.height) / (area.width * image.width))
  const ink = readableInkOn(colour.swatch)
  return (
    <chakra.figure
      position="relative"
      aria-label={m.catalogue_hero_shows({
        product: product.name,
        colour: colour.label,
        words: words === '' ? sample : words
      })}
    >
      <ProductPicture
        key={image.url}
        picture={image}
        alt=""
        sizes="(min-width: 64em) 36rem, (min-width: 48em) 44rem, calc(100vw - 2rem)"
        isPriority
      />
      <chakra.div
        aria-hidden
        position="absolute"
        display="flex"
        alignItems="center"
        justifyContent="center"
        overflow="hidden"
        containerType="inline-size"
        forcedColorAdjust="none"
        style={{
          left: `${area.x * 100}%`,
          top: `${area.y * 100}%`,
          width: `${area.width * 100}%`,
          height: `${height * 100}%`,
          color: ink,
          opacity: 0.97
        }}
      >
        <chakra.p
          fontFamily="heading"
          fontWeight="bold"
          lineHeight={1.02}
          letterSpacing="tight"
          textAlign="center"
          whiteSpace="nowrap"
          style={{ fontSize: `${size}cqw` }}
        >
          {lines.map((line, index) => (
            // Lines may repeat.
            // oxlint-disable-next-line react/no-array-index-key
            <chakra.span key={index} display="block" dir="auto">
              {line}
            </chakra.span>
          ))}
        </chakra.p>
      </chakra.div>
    </chakra.figure>
  )
}
