import { openGlPainter } from './gl-painter.ts'
import type { PaintRequest, Painter } from './painter.ts'
import { openPixelPainter } from './pixel-painter.ts'

export type PainterKind = 'webgl2' | 'pixels'

const open: Partial<Record<PainterKind, Painter>> = {}

/** Context losses tolerated (a laptop switching its graphics card) before giving up. */
const lossesBorne = 3
let losses = 0

function painterOf(wanted: PainterKind | undefined): [PainterKind, Painter] {
  if (wanted !== 'pixels' && losses < lossesBorne) {
    const painter = open.webgl2 ?? openGlPainter({ isSlowEnough: wanted === 'webgl2' })
    if (painter) return ['webgl2', (open.webgl2 = painter)]
  }
  return ['pixels', (open.pixels ??= openPixelPainter())]
}

/** Chooses a painter: WebGL2, recreated after a context loss, or pixels. */
export async function paintBy(
  wanted: PainterKind | undefined,
  order: PaintRequest,
  target: CanvasRenderingContext2D
): Promise<PainterKind> {
  for (;;) {
    const [kind, painter] = painterOf(wanted)
    const painted = painter.paint(order, target)
    if (typeof painted === 'boolean' ? painted : await painted) return kind
    painter.dispose()
    if (open[kind] === painter) {
      delete open[kind]
      losses++
    }
  }
}
