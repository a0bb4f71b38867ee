import { readDesign } from '@motif/design'
import { FlowError } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import type { DesignDocument } from './library.ts'

/**
 * Migrates a stored document.
 * @throws if a newer version wrote it, since saving would lose data, or if it is invalid
 */
export function readable(document: unknown): DesignDocument {
  const read = readDesign(document)
  if (read.ok) return read.document
  // A document too large to save can still be edited and made smaller.
  if (read.code === 'too-large') return document as DesignDocument
  throw new FlowError('The design cannot be read.', {
    code: 'unreadable',
    detail: read.code === 'newer-version' ? m.editor_newer_version() : m.editor_unreadable()
  })
}
