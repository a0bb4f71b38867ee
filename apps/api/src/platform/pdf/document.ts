import { baseLocale } from '@motif/messages/server'
import PdfFile from 'pdfkit'
import { loadFaces } from './faces.ts'
import { type Pen, penFor } from './pen.ts'

export type Doc = InstanceType<typeof PdfFile>

export interface DocumentFacts {
  title: string
  author: string
  /** The creation date: the same date and content give the same bytes. */
  at: Date
}

/** A PDF of A4 pages without margins, drawn by `paint`. */
export async function pdfDocument(
  { title, author, at }: DocumentFacts,
  paint: (doc: Doc, pen: Pen) => void
): Promise<Buffer> {
  const faces = await loadFaces()
  // No margin: text at the foot of a page must not start another page.
  const doc = new PdfFile({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: baseLocale,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at }
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  paint(doc, penFor(doc, faces))
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
