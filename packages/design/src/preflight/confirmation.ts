import type { DesignDocument } from '../document/document.ts'
import { encodeDesign } from '../document/read.ts'
import type { Finding } from './preflight.ts'

/** The same finding of the same thing in the same measure: pixels an inch, or millimetres. */
export const findingId = ({ code, area, node, details }: Finding): string =>
  [code, area, node ?? '', details['dpi'] ?? details['millimetres'] ?? ''].join('/')

/** Findings that are only printed so if the person says that they want it. */
export const findingsToConfirm = <Of extends Finding>(findings: readonly Of[]): Of[] =>
  findings.filter(({ severity }) => severity === 'confirm')

/** Members in one order, so that the same content has the same text however it was written. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, ordered(member)]))
}

/** A document as the one text that all documents with this content have. */
export const canonicalDesign = (document: DesignDocument): string => encodeDesign(ordered(document) as DesignDocument)

/** Names a document by its content: SHA-256 of its canonical text in base64url. What is confirmed of one counts for no other. */
export async function contentHash(document: DesignDocument): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalDesign(document)))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
