import type { TestPrint } from '@motif/contract'
import { isConvex } from '@motif/mockup'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { drawingOf, ownViewOf, samplePrint } from '../drawing/index.ts'

/** Width in pixels, as in the editor. */
const shownWidth = 640

/**
 * A photograph with a sample design on a print area, as product pictures will show it. Nothing is stored. Refused with `product-invalid` for
 * impossible corners, and `photo-gone`.
 */
export async function drawTestPrint(
  platform: Pick<Platform, 'config' | 'storage' | 'log' | 'clock' | 'metrics'>,
  { upload, focus, crop, corners, widthMm, heightMm, isDyed, tint }: TestPrint,
  visitor: string
): Promise<Buffer> {
  if (!isConvex(corners))
    throw new ProblemError('product-invalid', { errors: [{ pointer: '/corners', reason: 'print-area-crooked' }] })
  const percent = { x: Math.round(focus.x * 100), y: Math.round(focus.y * 100) }
  const view = ownViewOf('test', { upload, focus: percent, crop, corners, widthMm, heightMm }, isDyed)
  const files = await drawingOf(platform).draw({
    key: `test ${view.id} ${tint}`,
    subject: view.id,
    visitor,
    load: async () => ({
      kind: 'picture',
      view,
      tint: tint.slice(1),
      artwork: samplePrint({ widthMm, heightMm }),
      outputs: [{ width: shownWidth, format: 'webp' }]
    })
  })
  const [file] = files ?? []
  if (!file) throw new ProblemError('photo-gone', { errors: [{ pointer: '/upload' }] })
  return file
}
