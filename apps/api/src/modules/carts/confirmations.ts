import type { DesignConfirmation, DesignFinding } from '@motif/contract'
import {
  type DesignDocument,
  type Finding,
  type FontSet,
  type PixelSize,
  type PrintAreaSpec,
  findNode,
  findingId,
  findingsToConfirm,
  preflight,
  nodeText
} from '@motif/design'
import { ProblemError, type WrongMember } from '../../platform/problem.ts'

/** A frozen design to add to a cart, with its buyer's confirmations. */
export interface PrintedDesign {
  document: DesignDocument
  /** Content hash of the document. */
  hash: string
  /** Sizes of its uploads in pixels. */
  images: ReadonlyMap<string, PixelSize>
  confirmation?: DesignConfirmation | undefined
}

const contractCodes = {
  'very-low-resolution': true,
  'cut-off': true,
  outside: true,
  'sample-text': true
} as const satisfies Record<DesignFinding['code'], true>
const isContractCode = (code: Finding['code']): code is DesignFinding['code'] => code in contractCodes

const longestName = 80

/** A finding as a contract type that outlives the document: with the name of the picture, or the words of the text. */
function findingTexts(document: DesignDocument, finding: Finding): DesignFinding[] {
  const { code, area, details } = finding
  const node = finding.node === null ? undefined : findNode(document.areas[area] ?? [], finding.node)
  if (!isContractCode(code) || node === undefined || node.type === 'group') return []
  const { dpi, millimetres } = details
  return [
    {
      id: findingId(finding),
      code,
      area,
      node: node.id,
      kind: node.type,
      name: Array.from(node.name ?? nodeText(node)?.trim() ?? '')
        .slice(0, longestName)
        .join(''),
      ...(typeof dpi === 'number' && { dpi }),
      ...(typeof millimetres === 'number' && { millimetres })
    }
  ]
}

/** Findings of a design that its buyer must confirm before it is printed on these areas. Pure: the browser runs the same check. */
export function findingsOf(
  { document, images }: Pick<PrintedDesign, 'document' | 'images'>,
  areas: readonly PrintAreaSpec[],
  fonts: FontSet
): DesignFinding[] {
  const found = preflight(document, { areas, fonts, images: (id) => images.get(id) })
  return findingsToConfirm(found).flatMap((finding) => findingTexts(document, finding))
}

/** The same for many lines: each design is checked once per set of areas. */
export function memoisedFindings(fonts: FontSet) {
  const known = new Map<string, DesignFinding[]>()
  return (design: Omit<PrintedDesign, 'confirmation'>, areas: readonly PrintAreaSpec[]): DesignFinding[] => {
    const key = JSON.stringify([design.hash, areas])
    const findings = known.get(key) ?? findingsOf(design, areas, fonts)
    known.set(key, findings)
    return findings
  }
}

/** Splits findings into confirmed and open ones. A confirmation of another document than the named ones does not count. */
export function splitByConfirmation(
  findings: readonly DesignFinding[],
  { hashes, confirmation }: Pick<PrintedDesign, 'confirmation'> & { hashes: readonly string[] }
): { confirmed: DesignFinding[]; open: DesignFinding[] } {
  const said = new Set(confirmation && hashes.includes(confirmation.contentHash) ? confirmation.findings : [])
  return { confirmed: findings.filter(({ id }) => said.has(id)), open: findings.filter(({ id }) => !said.has(id)) }
}

/** Collects open findings of several designs, to refuse them all at once. */
export function openFindings() {
  const byDesign = new Map<string, Map<string, DesignFinding>>()
  return {
    add: (hash: string, findings: readonly DesignFinding[]): void => {
      if (findings.length === 0) return
      byDesign.set(
        hash,
        new Map([...(byDesign.get(hash) ?? []), ...findings.map((finding) => [finding.id, finding] as const)])
      )
    },
    /** @throws {ProblemError} `design-unconfirmed`, with all open findings */
    refuse: (errors: readonly WrongMember[] = []): void => {
      if (byDesign.size === 0) return
      throw new ProblemError('design-findings-open', {
        unconfirmed: [...byDesign].map(([contentHash, findings]) => ({
          contentHash,
          findings: [...findings.values()]
        })),
        ...(errors.length > 0 && { errors })
      })
    }
  }
}
