import { m } from '@motif/messages/server'
import { type Doc, pdfDocument } from '../../platform/pdf/document.ts'
import type { Pen } from '../../platform/pdf/pen.ts'
import type { Platform } from '../../platform/platform.ts'
import { dotsPerInch } from '../print/index.ts'
import { findingSentence } from './finding-sentences.ts'
import { drawQrCode } from './qr-code.ts'
import type { SheetArea, SheetFacts } from './sheet-facts.ts'

const muted = '#5c5850'
const hairline = '#ddd6c8'
const page = { left: 48, right: 547, top: 48, bottom: 780 } as const
const wide = page.right - page.left

/** Columns in points: the picture, and the text beside it. */
const pictureWidth = 200
const beside = { x: page.left + pictureWidth + 24, width: wide - pictureWidth - 24 } as const
const codeSize = 92

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC'
})

/** Longest user text on a sheet in characters, so that it fits a page or two. */
const textMax = 1200

const shortened = (text: string) => (text.length > textMax ? `${text.slice(0, textMax - 1)}…` : text)

/** Starts a new page if the height does not fit. */
function room(doc: Doc, y: number, height: number): number {
  if (y + height <= page.bottom) return y
  doc.addPage()
  return page.top
}

/** Writes a text that may continue on the next page. */
function say(
  doc: Doc,
  pen: Pen,
  text: string,
  x: number,
  y: number,
  width: number,
  style: Parameters<Pen['write']>[4] = {}
) {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .reduce((top, line) => pen.write(line, x, room(doc, top, pen.heightOf(line, width, style)), width, style), y)
}

function head(doc: Doc, pen: Pen, { order, dueOn }: SheetFacts['job'], address: string): number {
  drawQrCode(doc, address, { right: page.right, top: page.top, size: codeSize })
  const width = wide - codeSize - 20
  let y = pen.write(m.sheet_title(), page.left, page.top, width, { size: 9, colour: muted })
  y = pen.write(m.sheet_order({ number: order.number }), page.left, y + 2, width, { size: 24, isBold: true })
  y = pen.write(m.sheet_due({ date: day.format(new Date(dueOn)) }), page.left, y + 4, width, { size: 12 })
  pen.write(m.sheet_scan(), page.left, y + 4, width, { size: 8, colour: muted })
  const below = page.top + codeSize + 10
  doc.moveTo(page.left, below).lineTo(page.right, below).lineWidth(0.5).strokeColor(hairline).stroke()
  return below + 16
}

function picture(doc: Doc, pen: Pen, data: Buffer | undefined, y: number): number {
  const height = pictureWidth * 1.25
  if (!data) return pen.write(m.sheet_no_picture(), page.left, y, pictureWidth, { colour: muted })
  doc.image(data, page.left, y, { fit: [pictureWidth, height], align: 'center' })
  return y + height
}

function item(
  doc: Doc,
  pen: Pen,
  { name, quantity, options, sku, member, question }: SheetFacts['job'],
  y: number
): number {
  const { x, width } = beside
  let top = pen.write(m.sheet_quantity({ quantity }), x, y, width, { size: 26, isBold: true })
  top = say(doc, pen, shortened(name), x, top + 2, width, { size: 14, isBold: true }) + 4
  for (const option of options) top = say(doc, pen, `${option.name}: ${option.value}`, x, top, width, { size: 11 })
  top = say(doc, pen, `${m.sheet_sku()}: ${sku}`, x, top, width, { colour: muted })
  if (member !== '')
    top = say(doc, pen, `${m.sheet_member()}: ${shortened(member)}`, x, top + 6, width, { size: 14, isBold: true })
  if (question?.answer) {
    top = pen.write(m.sheet_question(), x, top + 8, width, { size: 8, colour: muted })
    top = say(doc, pen, shortened(question.text), x, top, width)
    top = pen.write(m.sheet_answer(), x, top + 2, width, { size: 8, colour: muted })
    top = say(doc, pen, question.answerText === null ? m.sheet_as_is() : shortened(question.answerText), x, top, width)
  }
  return top
}

function area(
  doc: Doc,
  pen: Pen,
  { name, widthMm, heightMm, bleedMm, placed, coarsest, findings }: SheetArea,
  y: number
): number {
  const facts = [
    ...(placed ? [m.sheet_place(placed)] : []),
    m.sheet_file({ dpi: dotsPerInch }),
    ...(coarsest === undefined ? [] : [m.sheet_picture_dpi({ dpi: coarsest })])
  ]
  const title = m.sheet_area({ name, width: widthMm, height: heightMm, bleed: bleedMm })
  let top = room(doc, y, 60)
  top = say(doc, pen, title, page.left, top, wide, { size: 12, isBold: true })
  for (const fact of facts) top = say(doc, pen, fact, page.left, top, wide, { size: 10 })
  if (findings.length === 0) return say(doc, pen, m.sheet_no_findings(), page.left, top, wide, { colour: muted })
  for (const finding of findings) {
    const sentence = findingSentence(finding)
    const told = finding.isConfirmed ? `${sentence} (${m.sheet_confirmed()})` : sentence
    top = say(doc, pen, `! ${told}`, page.left, top, wide, { size: 10, isBold: !finding.isConfirmed })
  }
  return top
}

/** The address of a sheet's QR code. */
export const jobAddress = ({ config }: Pick<Platform, 'config'>, { id }: Pick<SheetFacts['job'], 'id'>): string =>
  `${config.publicUrl}/admin?section=production&job=${id}`

/** Job sheets, one page per job. */
export const printJobSheets = (
  platform: Pick<Platform, 'config' | 'shop' | 'clock'>,
  sheets: readonly SheetFacts[]
): Promise<Buffer> =>
  pdfDocument({ title: m.sheet_title(), author: platform.shop.name, at: platform.clock.now() }, (doc, pen) => {
    const numbers: string[] = []
    for (const [index, { job, areas, picture: data }] of sheets.entries()) {
      if (index > 0) doc.addPage()
      const y = head(doc, pen, job, jobAddress(platform, job))
      const begun = doc.bufferedPageRange().count
      const pictureEnd = picture(doc, pen, data, y)
      const textEnd = item(doc, pen, job, y)
      let top = (doc.bufferedPageRange().count > begun ? textEnd : Math.max(pictureEnd, textEnd)) + 20
      if (areas.length === 0)
        top = say(doc, pen, m.sheet_nothing_printed(), page.left, room(doc, top, 20), wide, { size: 12 })
      for (const one of areas) top = area(doc, pen, one, top) + 12
      while (numbers.length < doc.bufferedPageRange().count) numbers.push(job.order.number)
    }
    for (const [index, number] of numbers.entries()) {
      doc.switchToPage(index)
      const place = m.sheet_page({ number, page: index + 1, count: numbers.length })
      pen.write(place, page.left, 800, wide, { size: 8, colour: muted, align: 'end' })
    }
  })
