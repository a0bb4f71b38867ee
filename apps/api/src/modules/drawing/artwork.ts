import type { DesignDocument, DesignNode } from '@motif/design'
import { createHash } from 'node:crypto'

/** The part of a print area that matters for pictures: id and size. */
export interface ArtworkArea {
  id: string
  widthMm: number
  heightMm: number
}

/** An artwork: the nodes of one area back to front, and the area's size. */
export interface Artwork {
  nodes: readonly DesignNode[]
  widthMm: number
  heightMm: number
}

export function artworkOf(document: DesignDocument, area: ArtworkArea): Artwork {
  return { nodes: document.areas[area.id] ?? [], widthMm: area.widthMm, heightMm: area.heightMm }
}

/** Keys in a fixed order, so that a document read from the database has the same hash as when written. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, ordered(member)]))
}

/** Content hash of an artwork: 32 hexadecimal digits, unguessable without the artwork. */
export function hashOf(artwork: Artwork): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(artwork)))
    .digest('hex')
    .slice(0, 32)
}
