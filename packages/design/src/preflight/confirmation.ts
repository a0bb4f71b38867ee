import type { DesignDocument } from '../document/document.ts'
import { encodeDesign } from '../document/read.ts'
import type { Finding } from './preflight.ts'

/** Identifies a finding by code, node and measure (ppi or millimetres). */
export const findingId = ({ code, area, node, details }: Finding): string =>
  [code, area, node ?? '', details['dpi'] ?? details['millimetres'] ?? ''].join('/')

/** Findings that the customer must confirm before printing. */
export const findingsToConfirm = <Of extends Finding>(findings: readonly Of[]): Of[] =>
  findings.filter(({ severity }) => severity === 'confirm')

/** Sorts members, so that equal content serializes equally. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, ordered(member)]))
}

/** Canonical serialization of a document: equal content gives equal text. */
export const canonicalDesign = (document: DesignDocument): string => encodeDesign(ordered(document) as DesignDocument)

/** SHA-256 of the canonical serialization, in base64url. A confirmation applies to one hash only. */
export async function contentHash(document: DesignDocument): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalDesign(document)))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
