import { artworkUrl, allowsLivePreview, sceneOf } from '@motif/mockup'
import type { OpenLivePainter } from '@motif/ui/components/live-picture'

async function fetchArtwork(name: string, priority: RequestPriority = 'auto'): Promise<ImageBitmap> {
  const answer = await fetch(artworkUrl(name), { priority })
  if (!answer.ok) throw new Error(`The artwork was answered with ${answer.status}.`)
  return createImageBitmap(await answer.blob())
}

/** Renders product pictures from their URLs: view, colour and artwork. */
export const openLivePainter: OpenLivePainter = async (canvas) => {
  if (!allowsLivePreview()) return undefined
  const { createMockup } = await import('@motif/mockup/browser')
  const mockup = createMockup(canvas)
  const artworks = new Map<string, Promise<ImageBitmap>>()
  let newest = 0

  const artworkOf = (name: string, priority?: RequestPriority) => {
    const artwork = artworks.get(name) ?? fetchArtwork(name, priority)
    artworks.set(name, artwork)
    artwork.catch(() => artworks.delete(name))
    return artwork
  }

  return {
    async show({ url }) {
      const mine = ++newest
      const scene = sceneOf(url)
      if (!scene) throw new RangeError('This is no product picture.')
      const design = scene.artwork === null ? null : await artworkOf(scene.artwork)
      return mine === newest && mockup.draw({ ...scene, design })
    },
    prepare(pictures) {
      for (const { url } of pictures) {
        const artwork = sceneOf(url)?.artwork
        if (artwork != null) artworkOf(artwork, 'low').catch(() => undefined)
      }
    },
    dispose() {
      newest++
      mockup.dispose()
      for (const artwork of artworks.values())
        artwork.then(
          (bitmap) => bitmap.close(),
          () => {}
        )
      artworks.clear()
    }
  }
}
