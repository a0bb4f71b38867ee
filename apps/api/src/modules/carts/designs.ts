import type { Reason } from '@motif/contract'
import { fittedToVariant } from '@motif/contract/area-rules'
import {
  type DesignDocument,
  type DesignNode,
  type FindingCode,
  type PixelSize,
  blockersOf,
  canonicalDesign,
  imageIdsOf,
  walk
} from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { createHash } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { checkDrawable, uploadsOfStrangers } from '../designs/index.ts'
import { sizeOfImage, markUploadsUsed } from '../uploads/index.ts'
import type { ProductArea } from '../catalogue/index.ts'

/** Content hash of a design, like `contentHash` of packages/design. */
export const designHash = (document: DesignDocument): string =>
  createHash('sha256').update(canonicalDesign(document)).digest('base64url')

/** PostgreSQL stores neither U+0000 nor a lone surrogate in a document. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (value === null || typeof value !== 'object') return true
  return Object.entries(value).every(([key, member]) => isStorable(key) && isStorable(member))
}

/** A design as stored in a line: fitted to the print areas of its variant, with its content hash. */
export interface FrozenDesign {
  document: DesignDocument
  hash: string
}

/** Freezes designs for their variants. Each design is fitted and hashed once per size. */
export function designFreezer(): (
  document: DesignDocument,
  variant: { areas: readonly ProductArea[]; chosen: Readonly<Record<string, string>> }
) => FrozenDesign {
  const frozen = new Map<string, FrozenDesign>()
  const places = new Map<DesignDocument, number>()
  return (document, { areas, chosen }) => {
    const fitted = fittedToVariant(areas, document, chosen)
    if (!places.has(document)) places.set(document, places.size)
    const key = JSON.stringify([places.get(document), fitted.product, fitted.areaSizes])
    const known = frozen.get(key) ?? { document: fitted, hash: designHash(fitted) }
    frozen.set(key, known)
    return known
  }
}

interface DesignedProduct {
  slug: string
  name: string
  isCustomisable: boolean
  areas: readonly { id: string }[]
}

const at = (member: string) => ({ errors: [{ pointer: `/design/document${member}` }] })

/** Refuses a design of another product. */
export function checkDesign(document: DesignDocument, product: DesignedProduct): void {
  const params = { product: product.name }
  if (!product.isCustomisable) throw new ProblemError('product-not-customisable', { params, ...at('') })
  if (document.product !== product.slug)
    throw new ProblemError('design-of-other-product', { params, ...at('/product') })
  const unknown = Object.keys(document.areas).find((area) => !product.areas.some(({ id }) => id === area))
  if (unknown !== undefined) throw new ProblemError('product-lacks-area', { params, ...at('/areas') })
  if (!isStorable(document)) throw new ProblemError('design-character-unprintable', at(''))
}

const blocked: Readonly<Partial<Record<FindingCode, Reason>>> = {
  empty: 'design-empty',
  'missing-letters': 'design-letters-missing',
  'qr-too-long': 'design-qr-too-long'
}

/** Refuses what the design tool's preflight check blocks. */
async function checkBlockers(document: DesignDocument): Promise<void> {
  const [blocker] = blockersOf(document, {
    areas: Object.keys(document.areas).map((id) => ({ id })),
    fonts: await loadFonts()
  })
  if (blocker)
    throw ProblemError.of(
      { reason: blocked[blocker.code] ?? 'design-not-printable', params: { ...blocker.details } },
      at('')
    )
}

/** Sizes of the pictures in a design in pixels; missing pictures are left out. */
export async function sizesOfImages(
  { storage }: Pick<Platform, 'storage'>,
  { areas }: DesignDocument
): Promise<Map<string, PixelSize>> {
  const sizes = await Promise.all(imageIdsOf(Object.values(areas).flat()).map((id) => sizeOfImage(storage, id)))
  return new Map(sizes.flatMap((size) => (size ? [[size.id, { width: size.width, height: size.height }]] : [])))
}

/** Sizes of the pictures in a design. Refuses missing pictures, which could not be printed, and pictures of other people. */
async function checkImages(
  platform: Pick<Platform, 'db' | 'storage'>,
  document: DesignDocument,
  personId: string | undefined,
  known: ReadonlySet<string> | 'all'
): Promise<Map<string, PixelSize>> {
  const areas = Object.entries(document.areas)
  const ids = imageIdsOf(areas.flatMap(([, nodes]) => nodes))
  await markUploadsUsed(platform, ids)
  const sizes = await sizesOfImages(platform, document)
  const isMissing = (node: DesignNode) => node.type === 'image' && !sizes.has(node.image)
  const strangers =
    known === 'all'
      ? new Set<string>()
      : await uploadsOfStrangers(
          platform,
          ids.filter((id) => !known.has(id)),
          personId
        )
  const isStrange = (node: DesignNode) => node.type === 'image' && strangers.has(node.image)
  for (const [area, nodes] of areas) {
    const missing = nodes.findIndex((node) => [...walk([node])].some(isMissing))
    if (missing !== -1) throw new ProblemError('design-picture-gone', at(`/areas/${area}/${missing}/image`))
    const strange = nodes.findIndex((node) => [...walk([node])].some(isStrange))
    if (strange !== -1) throw new ProblemError('design-picture-of-other-account', at(`/areas/${area}/${strange}/image`))
  }
  return sizes
}

/** The person who adds a design, and the pictures they may use whoever uploaded them: those in the cart, or in an order of theirs. */
export interface Placer {
  personId: string | undefined
  images: ReadonlySet<string> | 'all'
}

/** Refuses a design that cannot be drawn or printed on any product, or uses somebody else's picture. Returns the sizes of its pictures. */
export async function checkPrintable(
  platform: Pick<Platform, 'db' | 'storage'>,
  document: DesignDocument,
  { personId, images }: Placer
): Promise<Map<string, PixelSize>> {
  await checkDrawable(platform, document)
  await checkBlockers(document)
  return checkImages(platform, document, personId, images)
}
