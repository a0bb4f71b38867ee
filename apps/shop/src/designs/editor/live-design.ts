import { imageIdsOf, toSvg } from '@motif/design'
import { allowsLivePreview, sceneOf } from '@motif/mockup'
import type { OpenDesignPainter } from '@motif/ui/screens/design-tool'
import { pictureAddress } from '../uploads/upload-pictures.ts'

/** Resolution for a product picture, which shows the print smaller than the stage. */
const sharpness = { small: { upload: '480', print: 500 }, large: { upload: '960', print: 1000 } } as const

/** Renders a product with a design in the browser, without a server-side picture. */
export const openDesignPainter: OpenDesignPainter = async (canvas, size) => {
  if (!allowsLivePreview()) return undefined
  const { createMockup, rasterise } = await import('@motif/mockup/browser')
  const mockup = createMockup(canvas, { size })
  const { upload, print } = sharpness[size]
  let newest = 0
  let shown: ImageBitmap | undefined

  return {
    async show({ document, area, picture, fonts }) {
      const mine = ++newest
      const scene = sceneOf(picture.url)
      if (!scene) throw new RangeError('This is no product picture.')
      const nodes = document.areas[area.id] ?? []
      let design: ImageBitmap | null = null
      if (fonts && nodes.length > 0) {
        const addresses = new Map(
          await Promise.all(imageIdsOf(nodes).map(async (id) => [id, await pictureAddress(id, upload)] as const))
        )
        if (mine !== newest) return false
        design = await rasterise(
          toSvg(document, { area, fonts, images: (id) => addresses.get(id), mode: 'screen' }),
          area,
          print
        )
      }
      const isShown = mine === newest && (await mockup.draw({ ...scene, design }))
      // Kept because the canvas may need a repaint.
      const old = isShown ? shown : design
      if (isShown) shown = design ?? undefined
      old?.close()
      return isShown
    },
    dispose() {
      newest++
      mockup.dispose()
      shown?.close()
      shown = undefined
    }
  }
}
