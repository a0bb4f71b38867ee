import { type FontSet, type TextNode, documentVersion, measureText, toSvg } from '@motif/design'
import sharp from 'sharp'
import { paintSvg } from '../../../platform/paint-svg.ts'

/** The preview image of a shared link. */
export interface SocialCard {
  brand: string
  title: string
  note: string
}

/** The size social networks require. */
const cardSize = { width: 1200, height: 630 } as const

const paper = '#fbf9f4'
const [ink, quiet, accent] = ['#1c1b18', '#5c5850', '#c8371b']

const left = 72
const column = 560
/** The product is at the right edge, in its own ratio, as high as the card. */
const productWidth = Math.round(cardSize.height * 0.8)

const line = (id: string, text: string, top: number, style: Pick<TextNode, 'font' | 'size' | 'fill'>): TextNode => ({
  type: 'text',
  id,
  text,
  x: left + column / 2,
  y: top,
  rotation: 0,
  opacity: 1,
  align: 'start',
  letterSpacing: 0,
  lineHeight: 1.1,
  width: column,
  ...style
})

/** Long titles get a smaller font until they fit. */
function titleOf(text: string, fonts: FontSet): { node: TextNode; height: number } {
  const sizes = [76, 64, 54, 44, 36]
  const tried = sizes
    .map((size) => line('title', text, 0, { font: 'bricolage-grotesque-700', size, fill: ink }))
    .map((node) => ({ node, ...measureText(node, fonts) }))
  const found = tried.find(({ height, width }) => height <= 300 && width <= column + 1) ?? tried.at(-1)
  return { node: { ...(found?.node as TextNode), y: 330 }, height: found?.height ?? 0 }
}

/** Composes product and text as a JPEG, the format every network supports. */
export async function paintCard(product: Buffer, { brand, title, note }: SocialCard, fonts: FontSet): Promise<Buffer> {
  const { node, height } = titleOf(title, fonts)
  const nodes = [
    line('brand', brand, 96, { font: 'bricolage-grotesque-700', size: 40, fill: ink }),
    {
      type: 'shape' as const,
      id: 'mark',
      shape: 'rectangle' as const,
      x: left + 28,
      y: 330 - height / 2 - 28,
      width: 56,
      height: 7,
      rotation: 0,
      opacity: 1,
      fill: accent
    },
    node,
    line('note', note, 330 + height / 2 + 44, { font: 'instrument-sans', size: 34, fill: quiet })
  ]
  const svg = toSvg(
    { version: documentVersion, product: 'card', areas: { card: nodes } },
    {
      area: { id: 'card', widthMm: cardSize.width, heightMm: cardSize.height },
      fonts,
      images: () => undefined,
      mode: 'screen'
    }
  )
  const [words, picture] = await Promise.all([
    paintSvg(svg, cardSize).png().toBuffer(),
    sharp(product).resize(productWidth, cardSize.height, { fit: 'cover' }).toBuffer()
  ])
  return sharp({ create: { ...cardSize, channels: 3, background: paper } })
    .composite([
      { input: picture, left: cardSize.width - productWidth, top: 0 },
      { input: words, left: 0, top: 0 }
    ])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer()
}
