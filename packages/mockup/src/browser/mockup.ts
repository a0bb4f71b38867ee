import type { AssetSize } from '../asset.ts'
import { tintOf } from '../description.ts'
import type { DesignSource } from './painter.ts'
import { type PainterKind, paintBy } from './painters.ts'
import { type ViewFile, loadView } from './view-file.ts'

export interface MockupScene {
  /** As the addresses of pictures name it, such as `tshirt-front`. */
  view: string
  /** Of the product, `#rrggbb`. */
  colour: string
  /** What is printed, in the ratio of its area; null shows the blank. */
  design: DesignSource | null
}

export interface MockupOptions {
  /** `large`: 800 × 1000 pixels; `small`: 400 × 500. @default 'large' */
  size?: AssetSize
  /** For tests and measures. @default what the browser does best */
  by?: PainterKind
}

export interface Mockup {
  /**
   * Shows a scene. True: it stands on the canvas now. False: a newer one, or the end, came before. Rejects where what it is
   * painted from cannot be had. Once it was had, a scene is painted before the next frame.
   */
  draw(scene: MockupScene): Promise<boolean>
  dispose(): void
}

/** Shows a product on a canvas, in any colour with any design on it. The canvas is given its size in pixels. */
export function createMockup(canvas: HTMLCanvasElement, { size = 'large', by }: MockupOptions = {}): Mockup {
  const target = canvas.getContext('2d')
  let newest = 0
  let isDisposed = false
  /** One at a time: what comes meanwhile and is overtaken is left out. */
  let line: Promise<unknown> = Promise.resolve()
  let shown: MockupScene | undefined

  async function paint(file: ViewFile, { colour, design }: MockupScene): Promise<boolean> {
    if (!target) return false
    if (canvas.width !== file.width || canvas.height !== file.height)
      Object.assign(canvas, { width: file.width, height: file.height })
    await paintBy(by, { view: file, tint: tintOf(colour), design }, target)
    return true
  }

  async function draw(scene: MockupScene): Promise<boolean> {
    const mine = ++newest
    shown = scene
    const file = await loadView(scene.view, size)
    const painted = line.then(() => (isDisposed || mine !== newest ? false : paint(file, scene)))
    line = painted.catch(() => undefined)
    return painted
  }

  /** A canvas whose memory was taken away comes back empty. */
  const redraw = () => {
    if (shown) draw(shown).catch(() => undefined)
  }
  canvas.addEventListener('contextrestored', redraw)

  return {
    draw,
    dispose() {
      isDisposed = true
      shown = undefined
      canvas.removeEventListener('contextrestored', redraw)
    }
  }
}
