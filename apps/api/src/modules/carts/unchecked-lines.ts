import type { DesignConfirmation, DesignFinding } from '@motif/contract'
import { fittedToVariant, printAreasOf } from '@motif/contract/area-rules'
import { loadFonts } from '@motif/design/node'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { WrongMember } from '../../platform/problem.ts'
import { splitByConfirmation, findingsOf, openFindings } from './confirmations.ts'
import { sizesOfImages } from './designs.ts'
import { type CartLine, hasDesign, readDesigns } from './lines.ts'

/** A line that was put into a cart before its design was checked there: nobody was asked about it. */
const isUnchecked = (line: Pick<CartLine, 'designHash' | 'confirmed'>) => hasDesign(line) && line.confirmed === null

type Checked = Pick<CartLine, 'id' | 'designHash' | 'confirmed' | 'areas' | 'chosen'>

/**
 * Checks the designs of lines that never were; answers with what is confirmed of each, by line.
 * @throws {ProblemError} `design-unconfirmed`, with the lines it is about, where something is open
 */
export async function checkUnchecked(
  platform: Pick<Platform, 'storage'>,
  db: Database | Transaction,
  lines: readonly Checked[],
  confirmation?: DesignConfirmation
): Promise<Map<string, DesignFinding[]>> {
  const found = new Map<string, DesignFinding[]>()
  const open = openFindings()
  const errors: WrongMember[] = []
  const unchecked = lines.filter(isUnchecked)
  const designs = await readDesigns(db, unchecked)
  for (const { id, designHash: hash, areas, chosen } of unchecked) {
    const design = designs.get(id)
    if (design === undefined) continue
    const images = await sizesOfImages(platform, design)
    const checked = splitByConfirmation(
      findingsOf(
        { document: fittedToVariant(areas, design, chosen), images },
        printAreasOf(areas, chosen),
        await loadFonts()
      ),
      { hashes: [hash], confirmation }
    )
    open.add(hash, checked.open)
    if (checked.open.length > 0)
      errors.push({ pointer: `/lines/${id}`, reason: 'design-open-to-confirm', code: 'design-unconfirmed' })
    found.set(id, checked.confirmed)
  }
  open.refuse(errors)
  return found
}
