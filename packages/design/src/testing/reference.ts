import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DesignDocument } from '../document/document.ts'
import type { AreaSize } from '../drawing/draw-design.ts'
import { decodeDesign } from '../document/read.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { toSvg } from '../svg/to-svg.ts'

/** For tests: documents as each version wrote them. They never change. */
export const referenceFolder = join(import.meta.dirname, '../../fixtures')

export interface Reference {
  /** Version and name, such as `v1/lettering`. */
  name: string
  document: DesignDocument
}

/** One side of a reference document, in its own size or 300 × 400 mm. */
export interface ReferenceSheet {
  name: string
  document: DesignDocument
  area: AreaSize
}

export function references(): Reference[] {
  const names = readdirSync(referenceFolder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json') && !name.endsWith('drawn.json')
  )
  return names.toSorted().map((file) => {
    const name = file.replaceAll('\\', '/').replace(/\.json$/, '')
    const read = decodeDesign(readFileSync(join(referenceFolder, file), 'utf8'))
    if (!read.ok) throw new Error(`${name} cannot be read: ${read.code} at ${read.path.join('.')}`)
    return { name, document: read.document }
  })
}

const usualSize = { widthMm: 300, heightMm: 400 } as const

const sheetsOf = ({ name, document }: Reference): ReferenceSheet[] =>
  Object.keys(document.areas).map((id) => ({
    name: `${name} ${id}`,
    document,
    area: { id, ...(document.areaSizes?.[id] ?? usualSize) }
  }))

/** All sides of all references. */
export const referenceSheets = (): ReferenceSheet[] => references().flatMap(sheetsOf)

/** A minimal picture for drawings to reference. */
const onePixel = 'data:image/png;base64,iVBORw0KGgo='

/** SHA-256 of the rendering of all areas of a reference document. */
export function fingerprintOf(reference: Reference, fonts: FontSet): string {
  const drawn = sheetsOf(reference).map(({ document, area }) =>
    toSvg(document, { area, fonts, images: () => onePixel, mode: 'print' })
  )
  return createHash('sha256').update(drawn.join('\n')).digest('hex')
}

/** Recorded fingerprints of the reference documents, by name. */
export const recordedFingerprints = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(referenceFolder, 'drawn.json'), 'utf8')) as Record<string, string>
