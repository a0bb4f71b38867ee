import { imageIdsOf, toSvg } from '@motif/design'
import { isLiveWanted, sceneOf } from '@motif/mockup'
import type { OpenDesignPainter } from '@motif/ui/screens/design-tool'
import { pictureAddress } from '../uploads/upload-pictures.ts'

/** Sharp enough for a picture of the product, which shows the print smaller than the stage does. */
const sharpness = { small: { upload: '480', print: 500 }, large: { upload: '960', print: 1000 } } as const

/** Paints a product with a design on it, in the shop's own light, without asking the server for a picture of it. */
export const openDesignPainter: OpenDesignPainter = async (canvas, size) => {
  if (!isLiveWanted()) return undefined
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
      // What stands there is kept: the canvas may have to be painted again.
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
