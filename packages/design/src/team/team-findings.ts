import type { DesignDocument } from '../document/document.ts'
import type { TeamMember } from '../document/team.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { type Finding, bySeverity } from '../preflight/preflight.ts'
import { findingId } from '../preflight/confirmation.ts'
import { leavesOf } from '../geometry/leaves.ts'
import { type TeamArea, memberDocument } from './member-document.ts'

/** A preflight finding about a team's items. */
export interface TeamFinding extends Finding {
  /** Indexes of the affected members; absent if the design itself has it. */
  people?: readonly number[]
}

interface TeamFindingsOptions {
  areas: readonly TeamArea[]
  fonts: FontSet
  /** Runs the preflight of one document. */
  runPreflight: (document: DesignDocument) => readonly Finding[]
}

/**
 * Ids of placeholder-text findings of texts that carry a member's name or number. The text was entered for a member: a
 * player may well have the number 00.
 */
export const memberTextFindingIds = (document: DesignDocument): string[] =>
  Object.entries(document.areas).flatMap(([area, nodes]) =>
    [...leavesOf(nodes)].flatMap(({ node }) =>
      node.type === 'text' && node.role !== undefined
        ? [findingId({ code: 'sample-text', severity: 'confirm', area, node: node.id, details: {} })]
        : []
    )
  )

const nameOf = (finding: Finding) => JSON.stringify(finding)

/** Text below this fraction of its placeholder's size is reported, since it differs visibly from the others. */
const smallestShare = 0.75

type TeamWords = Pick<TeamMember, 'name' | 'number'>

/** Findings of one member's item. */
export interface MemberFindings {
  findings: readonly Finding[]
  /** Text scaled down much more than others to fit, in per cent of the placeholder's size. */
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

/** Checks members' items one by one; equal name and number are checked once. */
function checkerOf(document: DesignDocument, { areas, fonts, runPreflight }: TeamFindingsOptions) {
  const written = new Set(memberTextFindingIds(document))
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

/** Returns a function that gives the findings of one member's item, without those of the design itself. */
export function memberChecker(document: DesignDocument, options: TeamFindingsOptions) {
  const { look, isOfDesign } = checkerOf(document, options)
  return (member: TeamWords): MemberFindings => {
    const { findings, smaller } = look(member)
    return { findings: findings.filter((finding) => !isOfDesign(finding)).toSorted(bySeverity), smaller }
  }
}

/** Findings of all members' items, worst first: those of the design once, others with the affected members. */
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
