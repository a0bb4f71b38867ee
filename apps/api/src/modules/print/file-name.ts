import type { FileName } from '../../platform/storage/storage.ts'
import { artworkOf, hashOf } from '../drawing/index.ts'
import type { PrintFormat } from './print-area.ts'
import type { PrintSubject } from './subjects.ts'

/** The resolution of print files; also the measure of the shop's pictures. */
export const dotsPerInch = 300

/** Increase it when the output for a design changes, so that old files are not reused. */
const printerVersion = 1

/** Content-based name: the same design on the same area is generated once for all orders. */
export function printFileName({ document, area }: PrintSubject, format: PrintFormat): FileName {
  const content = { ...artworkOf(document, area), bleedMm: area.bleedMm, dotsPerInch, printerVersion }
  return `prints/${hashOf(content)}.${format}`
}
