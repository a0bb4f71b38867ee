import type { MovingLine } from '../../components/line-item/index.ts'
import type { CartLine } from './types.ts'

/** Minimum size of a collapsed team. */
const fewest = 4

/** A single line, or the lines of a team. */
export type CartEntry = { kind: 'line'; entry: MovingLine } | { kind: 'team'; key: string; entries: MovingLine[] }

/**
 * Team key of a line: one product, one member each, added together. Older lines are grouped by design. Undefined for
 * other lines.
 */
const teamOf = ({ design, productSlug }: CartLine): string | undefined =>
  design?.member ? `${productSlug} ${design.team ?? design.designId ?? ''}` : undefined

/** Cart entries: adjacent lines of a team form one. */
export function groupTeams(lines: readonly MovingLine[]): CartEntry[] {
  const groups: { team: string | undefined; entries: MovingLine[] }[] = []
  for (const entry of lines) {
    const team = teamOf(entry.line)
    const last = groups.at(-1)
    if (last && team !== undefined && last.team === team) last.entries.push(entry)
    else groups.push({ team, entries: [entry] })
  }
  const seen = new Map<string, number>()
  return groups.flatMap(({ team, entries }): CartEntry[] => {
    if (team === undefined || entries.length < fewest) return entries.map((entry) => ({ kind: 'line', entry }))
    const count = seen.get(team) ?? 0
    seen.set(team, count + 1)
    // The key does not depend on which lines remain.
    return [{ kind: 'team', key: `team ${team} ${count}`, entries }]
  })
}
