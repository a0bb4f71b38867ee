import type { DesignConfirmation, DesignFinding } from '@motif/contract'
import { fittedToVariant, printAreasOf } from '@motif/contract/area-rules'
import { loadFonts } from '@motif/design/node'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { WrongMember } from '../../platform/problem.ts'
import { splitByConfirmation, findingsOf, openFindings } from './confirmations.ts'
import { sizesOfImages } from './designs.ts'
import { type CartLine, hasDesign, readDesigns } from './lines.ts'

/** A line from before designs were checked in carts: its buyer was never asked. */
const isUnchecked = (line: Pick<CartLine, 'designHash' | 'confirmed'>) => hasDesign(line) && line.confirmed === null

type Checked = Pick<CartLine, 'id' | 'designHash' | 'confirmed' | 'areas' | 'chosen'>

/**
 * Checks the designs of unchecked lines. Returns the confirmed findings by line. @throws {ProblemError} `design-unconfirmed`, with the lines that
 * have open findings
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
