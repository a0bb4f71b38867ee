import type { DesignConfirmation, DesignFinding } from '@motif/contract'
import { type DesignDocument, contentHash, withoutTeam } from '@motif/design'
import type { Failure } from '@motif/flows/outcome'

/** The confirmation of a document's findings; undefined without findings. */
export async function confirmationOf(
  document: DesignDocument,
  findings: readonly string[]
): Promise<{ confirmation?: DesignConfirmation }> {
  return findings.length === 0
    ? {}
    : { confirmation: { contentHash: await contentHash(withoutTeam(document)), findings: [...new Set(findings)] } }
}

/** Findings the API requires to be confirmed, deduplicated. */
export const openFindingsIn = (failure: Failure | undefined): DesignFinding[] =>
  failure?.code === 'design-unconfirmed'
    ? [
        ...new Map(
          (failure.unconfirmed ?? []).flatMap(({ findings }) => findings).map((finding) => [finding.id, finding])
        ).values()
      ]
    : []
