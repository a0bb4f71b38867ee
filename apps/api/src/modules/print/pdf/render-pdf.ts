import {
  type Drawing,
  type Drawn,
  type DrawnGroup,
  type DrawnImage,
  type DrawnPath,
  type Matrix,
  multiply
} from '@motif/design'
import { growth, matrixWithin } from '../drawing/extent.ts'
import { imagesIn } from '../drawing/images-in.ts'
import { mapOutline, stepsOf } from '../drawing/outline.ts'
import type { Picture } from '../pictures/picture.ts'
import { Content, pdfColour, pdfMatrix, pdfPath } from './content.ts'
import { PdfFile, type PdfObject, pdfNumber } from './pdf-file.ts'
import { addPicture } from './picture-object.ts'
import { colourPattern, coverState, isOpaque, withLength } from './shading.ts'

const pointsPerMillimetre = 72 / 25.4

interface Page {
  file: PdfFile
  /** The media box in points. */
  box: string
  pictures: ReadonlyMap<string, PdfObject>
}

const caps = { butt: 0, round: 1, square: 2 } as const

function drawPath({ outline, fill: paint, stroke }: DrawnPath, matrix: Matrix, page: Page, content: Content): void {
  if (stepsOf(outline).length === 0) return
  const fill = typeof paint === 'object' ? withLength(paint) : paint
  const path = pdfPath(mapOutline(outline, matrix))
  content.put('q')
  const isSeeThrough = typeof fill === 'object' && !isOpaque(fill)
  if (typeof fill === 'object') {
    const [written, { file, box }] = [pdfMatrix(matrix), page]
    if (isSeeThrough) content.put(`${content.nameOf('ExtGState', coverState(file, fill, written, box))} gs`)
    content.put('/Pattern cs', `${content.nameOf('Pattern', colourPattern(file, fill, written))} scn`)
  } else if (fill) {
    content.put(`${pdfColour(fill)} rg`)
  }
  // The stroke may be outside of the gradient.
  if (isSeeThrough) content.put(path, 'f', 'Q', 'q')
  if (stroke) {
    const dash = stroke.dash.map((length) => pdfNumber(length * growth(matrix)))
    content.put(
      `${pdfColour(stroke.colour)} RG`,
      `${pdfNumber(stroke.width * growth(matrix))} w`,
      `${caps[stroke.cap]} J`,
      '1 j'
    )
    if (dash.some((length) => length !== '0')) content.put(`[${dash.join(' ')}] 0 d`)
  }
  const fills = fill !== undefined && !isSeeThrough
  if (fills || stroke) content.put(path, fills && stroke ? 'B' : fills ? 'f' : 'S')
  content.put('Q')
}

function drawImage(
  { image, x, y, width, height }: DrawnImage,
  matrix: Matrix,
  { pictures }: Page,
  content: Content
): void {
  const picture = pictures.get(image)
  if (!picture) throw new Error(`The picture ${image} was not put into the file.`)
  const placed = multiply(matrix, { a: width, b: 0, c: 0, d: -height, e: x, f: y + height })
  content.put('q', `${pdfMatrix(placed)} cm`, `${content.nameOf('XObject', picture)} Do`, 'Q')
}

/** Draws a group as a transparency group. */
function drawThrough(group: DrawnGroup, matrix: Matrix, { file, box, ...page }: Page, content: Content): void {
  const inner = new Content()
  for (const child of group.children) draw(child, matrix, { file, box, ...page }, inner)
  const form = file.addStream(
    `/Type /XObject /Subtype /Form /BBox [${box}] /Group << /S /Transparency /CS /DeviceRGB /I true >> /Resources ${inner.resources}`,
    inner.toString()
  )
  const opacity = pdfNumber(group.opacity)
  const state = file.add(`<< /Type /ExtGState /ca ${opacity} /CA ${opacity} >>`)
  content.put(`${content.nameOf('ExtGState', state)} gs`, `${content.nameOf('XObject', form)} Do`)
}

function drawGroup(group: DrawnGroup, outer: Matrix, page: Page, content: Content): void {
  const matrix = matrixWithin(group, outer)
  content.put('q')
  if (group.clip) content.put(pdfPath(mapOutline(group.clip, matrix)), 'W n')
  if (group.opacity < 1) drawThrough(group, matrix, page, content)
  else for (const child of group.children) draw(child, matrix, page, content)
  content.put('Q')
}

/** All coordinates are points from the page's corner, so that groups, gradients and masks share them. */
function draw(drawn: Drawn, matrix: Matrix, page: Page, content: Content): void {
  if (drawn.type === 'group') drawGroup(drawn, matrix, page, content)
  else if (drawn.type === 'image') drawImage(drawn, matrix, page, content)
  else drawPath(drawn, matrix, page, content)
}

/**
 * Writes a drawing as a one-page PDF at true physical size. Outlines, translucent groups and gradients stay vectors. Crop and trim box are the
 * print area; the bleed lies around it. The same drawing gives the same bytes.
 */
export async function renderPdf(
  drawing: Drawing,
  { bleedMm, pictures }: { bleedMm: number; pictures: ReadonlyMap<string, Picture> }
): Promise<Buffer> {
  const file = new PdfFile()
  const [width, height, bleed] = [
    drawing.widthMm * pointsPerMillimetre,
    drawing.heightMm * pointsPerMillimetre,
    bleedMm * pointsPerMillimetre
  ]
  const boxOf = (...edges: number[]) => edges.map((edge) => pdfNumber(edge)).join(' ')
  const [trim, box] = [boxOf(0, 0, width, height), boxOf(-bleed, -bleed, width + bleed, height + bleed)]
  const objects = new Map<string, PdfObject>()
  for (const name of imagesIn(drawing)) {
    const picture = pictures.get(name)
    if (picture) objects.set(name, await addPicture(file, picture))
  }
  const content = new Content()
  const upright: Matrix = { a: pointsPerMillimetre, b: 0, c: 0, d: -pointsPerMillimetre, e: 0, f: height }
  for (const child of drawing.children) draw(child, upright, { file, box, pictures: objects }, content)
  const stream = file.addStream('', content.toString())
  const pages = file.add(`<< /Type /Pages /Count 1 /Kids [${stream.number + 2} 0 R] >>`)
  file.add(
    `<< /Type /Page /Parent ${String(pages)} /MediaBox [${box}] /BleedBox [${box}] /CropBox [${trim}] /TrimBox [${trim}] /Group << /S /Transparency /CS /DeviceRGB /I true >> /Resources ${content.resources} /Contents ${String(stream)} >>`
  )
  return file.write(file.add(`<< /Type /Catalog /Pages ${String(pages)} >>`))
}
