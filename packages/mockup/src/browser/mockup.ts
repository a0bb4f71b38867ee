import type { AssetSize } from '../asset.ts'
import { tintOf } from '../description.ts'
import type { DesignSource } from './painter.ts'
import { type PainterKind, paintBy } from './painters.ts'
import { type ViewFile, loadView } from './view-file.ts'

export interface MockupScene {
  /** View id of picture URLs, such as `tshirt-front`. */
  view: string
  /** Product colour, `#rrggbb`. */
  colour: string
  /** The design in its area's aspect ratio; null for the blank product. */
  design: DesignSource | null
}

export interface MockupOptions {
  /** `large`: 800 × 1000 pixels; `small`: 400 × 500. @default 'large' */
  size?: AssetSize
  /** For tests and benchmarks. @default the best available */
  by?: PainterKind
}

export interface Mockup {
  /**
   * Renders a scene. Resolves to true once shown; false if superseded or closed. Rejects if its assets cannot be
   * loaded. With loaded assets it renders before the next frame.
   */
  draw(scene: MockupScene): Promise<boolean>
  dispose(): void
}

/** Renders a product on a canvas, in any colour with any design. Sets the canvas' size. */
export function createMockup(canvas: HTMLCanvasElement, { size = 'large', by }: MockupOptions = {}): Mockup {
  const target = canvas.getContext('2d')
  let newest = 0
  let isDisposed = false
  /** One at a time; superseded scenes are skipped. */
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

  /** A restored canvas is blank. */
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
