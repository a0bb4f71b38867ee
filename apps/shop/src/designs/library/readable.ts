import { readDesign } from '@motif/design'
import { FlowError } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import type { DesignDocument } from './library.ts'

/**
 * A kept document, brought up to date. @throws where a newer version of the shop made it: what this page does not know it
 * would lose by saving; or where it is no design at all
 */
export function readable(document: unknown): DesignDocument {
  const read = readDesign(document)
  if (read.ok) return read.document
  // Too large to be sent is not too large to be worked on, or made smaller.
  if (read.code === 'too-large') return document as DesignDocument
  throw new FlowError('The design cannot be read.', {
    code: 'unreadable',
    detail: read.code === 'newer-version' ? m.editor_newer_version() : m.editor_unreadable()
  })
}
