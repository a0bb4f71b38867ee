import type { DesignConfirmation, DesignFinding } from '@motif/contract'
import { type DesignDocument, contentHash, withoutTeam } from '@motif/design'
import type { Failure } from '@motif/flows/outcome'

/** Says of a document that findings are wanted as they are; nothing where there are none. */
export async function confirmationOf(
  document: DesignDocument,
  findings: readonly string[]
): Promise<{ confirmation?: DesignConfirmation }> {
  return findings.length === 0
    ? {}
    : { confirmation: { contentHash: await contentHash(withoutTeam(document)), findings: [...new Set(findings)] } }
}

/** What the shop asks to have confirmed before it takes the designs, each finding once. */
export const openFindingsIn = (failure: Failure | undefined): DesignFinding[] =>
  failure?.code === 'design-unconfirmed'
    ? [
        ...new Map(
          (failure.unconfirmed ?? []).flatMap(({ findings }) => findings).map((finding) => [finding.id, finding])
        ).values()
      ]
    : []
