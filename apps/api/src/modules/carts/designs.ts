import { type DesignDocument, type DesignNode, type FindingCode, blockersOf, imageIdsOf, walk } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { createHash } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { hasImage } from '../uploads/files.ts'

/** Members in one order, so that the same content has the same name however it was written. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, ordered(member)]))
}

/** Names a design by its content. */
export const designHash = (document: DesignDocument): string => createHash('sha256').update(JSON.stringify(ordered(document))).digest('base64url')

/** PostgreSQL keeps neither the character U+0000 nor half a surrogate pair in a document. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (value === null || typeof value !== 'object') return true
  return Object.entries(value).every(([key, member]) => isStorable(key) && isStorable(member))
}

interface DesignedProduct {
  slug: string
  name: string
  isCustomisable: boolean
  areas: readonly { id: string }[]
}

const refuse = (pointer: string, detail: string) => new ProblemError('invalid-input', { detail, errors: [{ pointer: `/design/document${pointer}`, detail }] })

/** Refuses a design that is not one of this product's. */
export function checkDesign(document: DesignDocument, product: DesignedProduct): void {
  if (!product.isCustomisable) throw refuse('', `${product.name} cannot be printed with a design of your own.`)
  if (document.product !== product.slug) throw refuse('/product', `The design was made for another product than ${product.name}.`)
  const unknown = Object.keys(document.areas).find((area) => !product.areas.some(({ id }) => id === area))
  if (unknown !== undefined) throw refuse('/areas', `${product.name} has no such print area.`)
  if (!isStorable(document)) throw refuse('', 'The design holds a character that cannot be printed.')
}

const blocked: Readonly<Partial<Record<FindingCode, (details: Readonly<Record<string, string | number>>) => string>>> = {
  empty: () => 'There is nothing to print in this design yet.',
  'missing-letters': ({ letters }) => `None of the fonts has these letters of the design: ${letters}`,
  'qr-too-long': () => 'A QR code of this design holds more than fits into one.'
}

/** Refuses what the check before print in the design tool does not let through either. */
async function checkBlockers(document: DesignDocument): Promise<void> {
  const [blocker] = blockersOf(document, { areas: Object.keys(document.areas).map((id) => ({ id })), fonts: await loadFonts() })
  if (blocker) throw refuse('', blocked[blocker.code]?.(blocker.details ?? {}) ?? 'This design cannot be printed.')
}

/** Refuses a design with a picture that is not there: it could not be printed. */
async function checkImages({ storage }: Pick<Platform, 'storage'>, document: DesignDocument): Promise<void> {
  const areas = Object.entries(document.areas)
  const ids = imageIdsOf(areas.flatMap(([, nodes]) => nodes))
  const known = new Map(await Promise.all(ids.map(async (id) => [id, await hasImage(storage, id)] as const)))
  const isMissing = (node: DesignNode) => node.type === 'image' && known.get(node.image) === false
  for (const [area, nodes] of areas) {
    const index = nodes.findIndex((node) => [...walk([node])].some(isMissing))
    if (index !== -1) throw refuse(`/areas/${area}/${index}/image`, 'A picture of this design is not here any more. Upload it again.')
  }
}

/** Refuses a design that could not be printed on any goods. */
export async function checkPrintable(platform: Pick<Platform, 'storage'>, document: DesignDocument): Promise<void> {
  await checkBlockers(document)
  await checkImages(platform, document)
}
