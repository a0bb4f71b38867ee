import type { DesignDocument } from '../document/document.ts'
import type { TeamMember } from '../document/team.ts'
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

const nameOf = (finding: Finding) => JSON.stringify(finding)

/** Words that become smaller than this share of their placeholder's are told: they look unlike the others. */
const smallestShare = 0.75

type TeamWords = Pick<TeamMember, 'name' | 'number'>

/** What there is to know of one member's piece. */
export interface MemberFindings {
  findings: readonly Finding[]
  /** Words that are printed much smaller than the others' to fit, in hundredths of the size they have room for. */
  smaller: readonly { role: 'name' | 'number'; percent: number }[]
}

const sizesOf = ({ areas }: DesignDocument) =>
  new Map(
    Object.values(areas).flatMap((nodes) =>
      [...leavesOf(nodes)].flatMap(({ node }) =>
        node.type === 'text' && node.role !== undefined
          ? [[node.id, { role: node.role, size: node.size }] as const]
          : []
      )
    )
  )

/** Looks at members' pieces one by one; who shares a name and a number is looked at once. */
function checkerOf(document: DesignDocument, { areas, fonts, runPreflight }: TeamFindingsOptions) {
  const written = new Set(writtenInList(document))
  const ofDesign = new Set(runPreflight(document).map(nameOf))
  const sizes = sizesOf(document)
  const known = new Map<string, MemberFindings>()
  const look = ({ name, number }: TeamWords): MemberFindings => {
    const words = JSON.stringify([name.trim(), number.trim()])
    const before = known.get(words)
    if (before) return before
    const piece = memberDocument(document, { name, number }, areas, fonts)
    const smallest = new Map<'name' | 'number', number>()
    for (const [id, { role, size }] of sizesOf(piece)) {
      const share = size / (sizes.get(id)?.size ?? size)
      if (share < smallestShare) smallest.set(role, Math.min(share, smallest.get(role) ?? 1))
    }
    const found = {
      findings: runPreflight(piece).filter((finding) => !written.has(findingId(finding))),
      smaller: [...smallest].map(([role, share]) => ({ role, percent: Math.round(share * 100) }))
    }
    known.set(words, found)
    return found
  }
  return { look, isOfDesign: (finding: Finding) => ofDesign.has(nameOf(finding)) }
}

/** Tells of one member after the other what there is to know of their piece alone; what the design itself has is left out. */
export function memberChecker(document: DesignDocument, options: TeamFindingsOptions) {
  const { look, isOfDesign } = checkerOf(document, options)
  return (member: TeamWords): MemberFindings => {
    const { findings, smaller } = look(member)
    return { findings: findings.filter((finding) => !isOfDesign(finding)).toSorted(bySeverity), smaller }
  }
}

/** What there is to know of every member's piece, the gravest first: of the design once, of a member's own words with whose they are. */
export function teamFindings(document: DesignDocument, options: TeamFindingsOptions): TeamFinding[] {
  const { look, isOfDesign } = checkerOf(document, options)
  const found = new Map<string, { finding: Finding; people: number[] }>()
  for (const [row, member] of (document.team ?? []).entries())
    for (const finding of look(member).findings) {
      const { people } = found.get(nameOf(finding)) ?? { people: [] }
      found.set(nameOf(finding), { finding, people: [...people, row] })
    }
  return [...found.values()]
    .map(({ finding, people }): TeamFinding => (isOfDesign(finding) ? finding : { ...finding, people }))
    .toSorted(bySeverity)
}
