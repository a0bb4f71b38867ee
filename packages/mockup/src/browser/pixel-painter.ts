import { fitInk } from './ink-canvas.ts'
import { keepViews } from './kept-views.ts'
import type { DesignSource, Painter } from './painter.ts'
import type { PixelAnswer, PixelMessage, PixelTask } from './pixel-worker.ts'
import { type ViewFile, decodePart } from './view-file.ts'

interface Waiting {
  resolve: (picture: ImageData) => void
  reject: (error: Error) => void
}

/** Paints pixel by pixel on a thread of its own: for browsers without WebGL2. */
export function openPixelPainter(): Painter {
  const worker = new Worker(new URL('pixel-worker.ts', import.meta.url), { type: 'module' })
  const inkCanvas = document.createElement('canvas')
  const waiting = new Map<number, Waiting>()
  let count = 0

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  const send = (message: PixelMessage, transfer: Transferable[] = []) => worker.postMessage(message, transfer)

  worker.addEventListener('message', ({ data }: MessageEvent<PixelAnswer>) => {
    const order = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) order?.reject(new Error(data.error))
    else order?.resolve(data.picture)
  })
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message))
    waiting.clear()
  })

  async function load({ width, height, parts, places }: ViewFile): Promise<number> {
    const [goods, bed, over] = await Promise.all([decodePart(parts.goods), decodePart(parts.bed), parts.over && decodePart(parts.over)])
    const id = count++
    send({ load: { id, width, height, goods, bed, over, places } }, [goods, bed, ...(over ? [over] : [])])
    return id
  }

  const views = keepViews(load, (id) => send({ forget: id }))

  /** The ink sent last. Only a bitmap never changes: of others nobody knows what they show by now. */
  let sent: { id: number; view: ViewFile; design: DesignSource } | undefined

  /** Read at once: a canvas may show something else a moment later. */
  function inkOf(view: ViewFile, design: DesignSource): NonNullable<PixelTask['ink']> {
    if (sent?.design === design && sent.view === view && design instanceof ImageBitmap) return { id: sent.id }
    sent = { id: count++, view, design }
    return { id: sent.id, pixels: fitInk(inkCanvas, design, view).getImageData(0, 0, view.ink.width, view.ink.height) }
  }

  return {
    async paint({ view, tint, design }, target) {
      const loaded = await views.of(view)
      const ink = design ? inkOf(view, design) : undefined
      const id = count++
      const picture = await new Promise<ImageData>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        send({ paint: { id, view: loaded, tint, ink } }, ink?.pixels ? [ink.pixels.data.buffer] : [])
      })
      target.putImageData(picture, 0, 0)
      return true
    },
    dispose: () => worker.terminate()
  }
}
