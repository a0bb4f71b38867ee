import type { DesignDocument } from '@motif/design'
import { createHash } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { hasImage, uploadsFolder } from '../uploads/files.ts'

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

/** Refuses a design with a picture that is not there: it could not be printed. */
export async function checkImages({ config }: Pick<Platform, 'config'>, document: DesignDocument): Promise<void> {
  const placed = Object.entries(document.areas).flatMap(([area, nodes]) => nodes.flatMap((node, index) => (node.type === 'image' ? [{ image: node.image, pointer: `/areas/${area}/${index}/image` }] : [])))
  const folder = uploadsFolder(config)
  const known = new Map(await Promise.all([...new Set(placed.map(({ image }) => image))].map(async (image) => [image, await hasImage(folder, image)] as const)))
  const missing = placed.find(({ image }) => !known.get(image))
  if (missing) throw refuse(missing.pointer, 'A picture of this design is not here any more. Upload it again.')
}
