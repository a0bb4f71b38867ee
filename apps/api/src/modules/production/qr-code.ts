import { qrPath } from '@motif/design'
import type { Doc } from '../../platform/pdf/document.ts'

/** Draws an address as a QR code from its modules; the place is its top right corner in points. */
export function drawQrCode(doc: Doc, address: string, { right, top, size }: Record<'right' | 'top' | 'size', number>) {
  const path = qrPath({ data: address, level: 'M', quiet: 2, width: size })
  doc.save()
  doc.translate(right - size / 2, top + size / 2)
  doc.path(path).fill('#000000')
  doc.restore()
}
