import { chakra } from '@chakra-ui/react'
import { ProductPicture } from '../../components/picture/index.ts'
import { m } from '../../messages/index.ts'
import { fitWords } from './fit-words.ts'
import type { HeroProduct } from './types.ts'

/** Whether ink on goods of this colour must be light: relative luminance below a fifth. */
function isDark(swatch: string | null): boolean {
  const [red = 1, green = 1, blue = 1] = [1, 3, 5].map((at) => (Number.parseInt((swatch ?? '#ffffff').slice(at, at + 2), 16) / 255) ** 2.2)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.22
}

export interface HeroGoodsProps {
  product: HeroProduct
  colour: HeroProduct['colours'][number]
  words: string
}

/** The goods with the words on their print area, set as large as they fit. */
export function HeroGoods({ product, colour, words }: HeroGoodsProps) {
  const { area } = product
  const { image } = colour
  const { lines, size } = fitWords(words, (area.height * image.height) / (area.width * image.width))
  const isLight = isDark(colour.swatch)
  return (
    <chakra.figure position="relative" aria-label={m.catalogue_hero_shows({ product: product.name, colour: colour.label, words })}>
      <ProductPicture key={image.url} picture={image} alt="" sizes="(min-width: 64em) 36rem, (min-width: 48em) 44rem, calc(100vw - 2rem)" isPriority />
      <chakra.div
        aria-hidden
        position="absolute"
        display="flex"
        alignItems="center"
        justifyContent="center"
        overflow="hidden"
        containerType="inline-size"
        style={{
          left: `${area.x * 100}%`,
          top: `${area.y * 100}%`,
          width: `${area.width * 100}%`,
          height: `${area.height * 100}%`,
          // The paper's and the ink's own colour, whatever the theme: goods look the same by night.
          color: isLight ? '#F6F1E4' : '#1D1C1A',
          mixBlendMode: isLight ? 'normal' : 'multiply',
          opacity: 0.94
        }}
      >
        <chakra.p fontFamily="heading" fontWeight="bold" lineHeight={1.02} letterSpacing="tight" textAlign="center" whiteSpace="nowrap" style={{ fontSize: `${size}cqw` }}>
          {lines.map((line, index) => (
            // Lines are but a way to set the words; two may be the same.
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
