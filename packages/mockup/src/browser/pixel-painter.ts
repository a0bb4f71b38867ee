import { createViewCache } from './view-cache.ts'
import type { DesignSource, Painter } from './painter.ts'
import { startPixelThread } from './pixel-thread.ts'
import type { PixelTask, Rows } from './pixel-worker.ts'
import { rowsFor } from './rows-for.ts'
import type { ViewFile } from './view-file.ts'

interface Loaded {
  id: number
  /** The bands of all threads. */
  bands: readonly Rows[]
}

/** Two threads share a picture, unless there is only one processor. */
const maxThreads = 2

/** Renders pixels on worker threads, each its rows: for browsers without a GPU. */
export function openPixelPainter(): Painter {
  const threads = Array.from({ length: Math.min(maxThreads, navigator.hardwareConcurrency) }, startPixelThread)
  let count = 0

  async function load({ parts, uvMap, ...info }: ViewFile): Promise<Loaded> {
    const id = count++
    const bands = rowsFor(threads.length, info.height, uvMap)
    await Promise.all(
      threads.map((thread, index) =>
        thread.ask({ view: id, load: { ...info, parts, uvMap, rows: bands[index] ?? { first: 0, count: 0 } } })
      )
    )
    return { id, bands }
  }

  const views = createViewCache(load, ({ id }) => {
    for (const thread of threads) thread.ask({ view: id, forget: true }).catch(() => undefined)
  })

  /** The ink sent last. Only bitmaps are immutable: other sources may have changed. */
  let sent: { id: number; view: ViewFile; design: DesignSource } | undefined

  /** Ink for the threads. Read at once: a canvas may change later. */
  async function inkFor(view: ViewFile, design: DesignSource): Promise<NonNullable<PixelTask['ink']>[]> {
    if (sent?.design === design && sent.view === view && design instanceof ImageBitmap) {
      const { id } = sent
      return threads.map(() => ({ id }))
    }
    const id = count++
    const pictures = await Promise.all(threads.map(() => createImageBitmap(design)))
    sent = { id, view, design }
    return pictures.map((picture) => ({ id, picture }))
  }

  return {
    async paint({ view, tint, design }, target) {
      const { id, bands } = await views.of(view)
      const inks = design ? await inkFor(view, design) : undefined
      const pictures = await Promise.all(
        threads.map((thread, index) => {
          const ink = inks?.[index]
          return thread.ask({ view: id, paint: { tint, ink } }, ink?.picture ? [ink.picture] : [])
        })
      )
      for (const [index, picture] of pictures.entries())
        if (picture) target.putImageData(picture, 0, bands[index]?.first ?? 0)
      return true
    },
    dispose: () => {
      for (const thread of threads) thread.end()
    }
  }
}
