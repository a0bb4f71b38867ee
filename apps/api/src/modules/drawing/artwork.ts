import type { DesignDocument, DesignNode } from '@motif/design'
import { createHash } from 'node:crypto'

/** A print area as far as a picture cares: whose nodes, and how large it is. */
export interface ArtworkArea {
  id: string
  widthMm: number
  heightMm: number
}

/** What is printed on one area: its nodes back to front, and the size they are placed in. */
export interface Artwork {
  nodes: readonly DesignNode[]
  widthMm: number
  heightMm: number
}

export function artworkOf(document: DesignDocument, area: ArtworkArea): Artwork {
  return { nodes: document.areas[area.id] ?? [], widthMm: area.widthMm, heightMm: area.heightMm }
}

/** Keys in one order, so that a document read back from the database has the address it had when written. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, ordered(member)]))
}

/** Names an artwork by its content: 32 hexadecimal digits that nobody guesses without having the artwork. */
export function hashOf(artwork: Artwork): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(artwork)))
    .digest('hex')
    .slice(0, 32)
}
