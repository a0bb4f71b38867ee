import { documentVersion, fitText, missingLetters, toSvg } from '@motif/design'
import { allowsLivePreview } from '@motif/mockup'
import type { Mockup } from '@motif/mockup/browser'
import type { HeroScene, LiveHero as Live } from '@motif/ui/screens/home'
import { type Painted, PaintedHero } from '@motif/ui/screens/home/live'
import { readableInkOn } from '@motif/ui/product-text'
import { useEffect, useState } from 'react'

const font = 'bricolage-grotesque-700'

const toolsOfPainting = async () => {
  const [{ loadFonts }, mockup] = await Promise.all([import('@motif/design/browser'), import('@motif/mockup/browser')])
  return { loadFonts, ...mockup }
}

/** One painter per hero; intermediate scenes are skipped. */
function openPainter() {
  let tools: ReturnType<typeof toolsOfPainting> | undefined
  let mockup: { canvas: HTMLCanvasElement; of: Mockup } | undefined
  let newest = 0

  async function paint(canvas: HTMLCanvasElement, { product, colour, words, sample }: HeroScene): Promise<Painted> {
    const mine = ++newest
    const late = () => mine !== newest
    const text = words === '' ? sample : words
    if (!allowsLivePreview()) throw new Error('The person asked for little to be loaded.')
    tools ??= toolsOfPainting()
    tools.catch(() => (tools = undefined))
    const { loadFonts, createMockup, rasterise } = await tools
    const fonts = await loadFonts([{ text, font }])
    if (late()) return { isShown: false, unprintable: [] }
    const node = fitText(text, product, { id: 'words', font, fill: readableInkOn(colour.swatch) }, fonts)
    const area = { id: 'print', widthMm: product.widthMm, heightMm: product.heightMm }
    const svg = toSvg(
      { version: documentVersion, product: product.slug, areas: { print: [node] } },
      { area, fonts, images: () => undefined, mode: 'screen' }
    )
    const design = await rasterise(svg, area)
    if (late()) return { isShown: false, unprintable: [] }
    const [, , view = ''] = colour.image.url.split('/')
    if (mockup?.canvas !== canvas) {
      mockup?.of.dispose()
      mockup = { canvas, of: createMockup(canvas) }
    }
    return {
      isShown: await mockup.of.draw({ view, colour: colour.swatch ?? '#ffffff', design }),
      unprintable: missingLetters(node, fonts)
    }
  }

  return {
    paint,
    close: () => {
      newest++
      mockup?.of.dispose()
      mockup = undefined
    }
  }
}

/** Live rendering of the hero's text on its product. */
export const LiveHero: Live = (scene) => {
  const [painter] = useState(openPainter)
  useEffect(() => () => painter.close(), [painter])
  return <PaintedHero {...scene} paint={painter.paint} />
}
