import type { DesignDocument } from '../document/document.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { type Finding, bySeverity } from '../preflight/preflight.ts'
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
  look: (document: DesignDocument) => readonly Finding[]
}

/** What there is to know of every member's piece, the gravest first: of the design once, of a member's own words with whose they are. */
export function teamFindings(document: DesignDocument, { areas, fonts, look }: TeamFindingsOptions): TeamFinding[] {
  const { team = [] } = document
  const nameOf = (finding: Finding) => JSON.stringify(finding)
  const ofDesign = new Set(look(document).map(nameOf))
  const looked = new Map<string, readonly Finding[]>()
  const found = new Map<string, { finding: Finding; people: number[] }>()
  for (const [row, member] of team.entries()) {
    const words = JSON.stringify([member.name.trim(), member.number.trim()])
    const findings = looked.get(words) ?? look(memberDocument(document, member, areas, fonts))
    looked.set(words, findings)
    for (const finding of findings) {
      const { people } = found.get(nameOf(finding)) ?? { people: [] }
      found.set(nameOf(finding), { finding, people: [...people, row] })
    }
  }
  return [...found].map(([name, { finding, people }]): TeamFinding => (ofDesign.has(name) ? finding : { ...finding, people })).toSorted(bySeverity)
}
