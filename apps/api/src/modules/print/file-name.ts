import type { FileName } from '../../platform/storage/storage.ts'
import { artworkOf, hashOf } from '../drawing/index.ts'
import type { PrintFormat } from './print-area.ts'
import type { PrintSubject } from './subjects.ts'

/** Printers ask for it; the shop's pictures are judged by it. */
export const dotsPerInch = 300

/** Goes up when the same design comes to look or measure otherwise, so that nobody is given a file of the old kind. */
const printerVersion = 1

/** Named by everything that is seen on it: the same design on the same area is made once, whoever orders it. */
export function printFileName({ document, area }: PrintSubject, format: PrintFormat): FileName {
  const content = { ...artworkOf(document, area), bleedMm: area.bleedMm, dotsPerInch, printerVersion }
  return `prints/${hashOf(content)}.${format}`
}
