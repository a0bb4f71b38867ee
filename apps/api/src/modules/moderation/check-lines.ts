import { shownPicturesMax } from '@motif/contract/moderation-rules'
import { type DesignDocument, imageIdsOf, nodeText, walk } from '@motif/design'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { blockedAmong } from './blocked-pictures.ts'
import { blockedWordSearch } from './blocked-words.ts'
import { moderationHolds } from './tables.ts'

/**
 * Letters searched per order. 100,000 take some 40 ms, with 2,000 blocked words, and the order's locks are held meanwhile. Items beyond the bound are
 * held without a search.
 */
const searchedLettersMax = 500_000

interface OrderedLine {
  id: string
  design?: DesignDocument | null | undefined
  /** Team member. */
  member?: string | null | undefined
}

const nodesOf = (design: DesignDocument) => Object.values(design.areas).flat()

/** All texts of a design: every side, texts in pictures, the names of a team. */
const textsOf = (design: DesignDocument): string[] => [
  ...[...walk(nodesOf(design))].flatMap((node) => nodeText(node) ?? []),
  ...(design.team ?? []).flatMap(({ name, number }) => [name, number])
]

/** Holds the lines of a new order that contain blocked words or pictures, in its transaction. */
export async function holdBlocked(
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction,
  { orderId, lines }: { orderId: string; lines: readonly OrderedLine[] }
): Promise<void> {
  const designed = lines.flatMap(({ id, design, member }) =>
    design
      ? [{ id, texts: [...textsOf(design), ...(member ? [member] : [])], images: imageIdsOf(nodesOf(design)) }]
      : []
  )
  if (designed.length === 0) return
  const search = await blockedWordSearch(tx)
  const blocked = await blockedAmong(tx, [...new Set(designed.flatMap(({ images }) => images))])
  // The shirts of a team share most of their texts.
  const searched = new Map<string, string[]>()
  let letters = 0
  const wordsIn = (text: string): string[] | undefined => {
    if (!search) return []
    const known = searched.get(text)
    if (known) return known
    letters += text.length
    if (letters > searchedLettersMax) return undefined
    const words = search([text])
    searched.set(text, words)
    return words
  }
  const found = designed.flatMap(({ id, texts, images }) => {
    const hits = texts.map(wordsIn)
    const words = [...new Set(hits.flatMap((hit) => hit ?? []))]
    const isBlocked = (image: string) => blocked.has(image)
    const hasPicture = images.some(isBlocked)
    if (words.length === 0 && !hasPicture && !hits.includes(undefined)) return []
    const pictures = [...images.filter(isBlocked), ...images.filter((image) => !isBlocked(image))]
    return [{ lineId: id, words, hasPicture, pictures: pictures.slice(0, shownPicturesMax) }]
  })
  if (found.length === 0) return
  const foundAt = clock.now()
  await tx.insert(moderationHolds).values(found.map((hold) => ({ ...hold, orderId, state: 'open' as const, foundAt })))
}
