import type { DesignDocument } from '../document/document.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { type Finding, bySeverity } from '../preflight/preflight.ts'
import { findingId } from '../preflight/confirmation.ts'
import { leavesOf } from '../geometry/leaves.ts'
import { type TeamArea, memberDocument } from './member-document.ts'

/** Something to know before a team's pieces are printed. */
export interface TeamFinding extends Finding {
  /** Rows of the list whose pieces it is about, counted from 0; absent where all of them have it from the design. */
  people?: readonly number[]
}

interface TeamFindingsOptions {
  areas: readonly TeamArea[]
  fonts: FontSet
  /** What there is to know of one document. */
  runPreflight: (document: DesignDocument) => readonly Finding[]
}

/**
 * Identifiers of the findings that say sample words of texts which stand for a member's. What is printed there was written
 * into the list for somebody: a player may well have the number 00.
 */
export const writtenInList = (document: DesignDocument): string[] =>
  Object.entries(document.areas).flatMap(([area, nodes]) =>
    [...leavesOf(nodes)].flatMap(({ node }) =>
      node.type === 'text' && node.role !== undefined
        ? [findingId({ code: 'sample-text', severity: 'confirm', area, node: node.id, details: {} })]
        : []
    )
  )

/** What there is to know of every member's piece, the gravest first: of the design once, of a member's own words with whose they are. */
export function teamFindings(
  document: DesignDocument,
  { areas, fonts, runPreflight }: TeamFindingsOptions
): TeamFinding[] {
  const { team = [] } = document
  const nameOf = (finding: Finding) => JSON.stringify(finding)
  const written = new Set(writtenInList(document))
  const ofDesign = new Set(runPreflight(document).map(nameOf))
  const looked = new Map<string, readonly Finding[]>()
  const found = new Map<string, { finding: Finding; people: number[] }>()
  for (const [row, member] of team.entries()) {
    const words = JSON.stringify([member.name.trim(), member.number.trim()])
    const findings = looked.get(words) ?? runPreflight(memberDocument(document, member, areas, fonts))
    looked.set(words, findings)
    for (const finding of findings) {
      if (written.has(findingId(finding))) continue
      const { people } = found.get(nameOf(finding)) ?? { people: [] }
      found.set(nameOf(finding), { finding, people: [...people, row] })
    }
  }
  return [...found]
    .map(([name, { finding, people }]): TeamFinding => (ofDesign.has(name) ? finding : { ...finding, people }))
    .toSorted(bySeverity)
}
