import { type AreaSize, type DesignDocument, type FontSet, drawDesign } from '@motif/design'
import { imagesIn } from './drawing/images-in.ts'
import { checkPrintable } from './drawing/printable.ts'
import { cullToWindow } from './drawing/cull-to-window.ts'
import { renderPdf } from './pdf/render-pdf.ts'
import { type Picture, openPicture } from './pictures/picture.ts'
import { filterPictures } from './pictures/filter-picture.ts'
import { renderPng } from './png/render-png.ts'

export type PrintFormat = 'png' | 'pdf'

/** A print area of a design, and the bytes of its pictures by id. */
export interface PrintRequest {
  document: DesignDocument
  area: AreaSize & { bleedMm: number }
  images: ReadonlyMap<string, Uint8Array>
  format: PrintFormat
  dotsPerInch: number
}

/** Generates a print file. The only place where a design becomes a file for the printer. */
export async function printArea(
  { document, area, images, format, dotsPerInch }: PrintRequest,
  fonts: FontSet
): Promise<Buffer> {
  const drawn = drawDesign(document, { area, fonts, hasImage: (id) => images.has(id), mode: 'print' })
  const { widthMm, heightMm, bleedMm } = area
  const seen = cullToWindow(checkPrintable(drawn), {
    left: -bleedMm,
    top: -bleedMm,
    right: widthMm + bleedMm,
    bottom: heightMm + bleedMm
  })
  const opened = new Map<string, Picture>()
  for (const name of imagesIn(seen)) {
    const image = images.get(name)
    if (image) opened.set(name, await openPicture(Buffer.from(image.buffer, image.byteOffset, image.byteLength)))
  }
  const { drawing, pictures } = await filterPictures(seen, opened)
  return format === 'png' ? renderPng(drawing, { dotsPerInch, pictures }) : renderPdf(drawing, { bleedMm, pictures })
}
