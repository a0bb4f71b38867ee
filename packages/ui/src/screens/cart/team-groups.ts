import type { MovingLine } from '../../components/line-item/index.ts'
import type { CartLine } from './types.ts'

/** So few pieces of a team are seen at a glance: only more stand folded under one line. */
const fewest = 4

/** A line of its own, or the pieces of a team under one. */
export type CartEntry = { kind: 'line'; entry: MovingLine } | { kind: 'team'; key: string; entries: MovingLine[] }

/**
 * Whose pieces are of one team: on one product, for somebody each, and put in together. Of lines from before that was written
 * down, those of one design. Nothing for every other line.
 */
const teamOf = ({ design, productSlug }: CartLine): string | undefined =>
  design?.member ? `${productSlug} ${design.team ?? design.designId ?? ''}` : undefined

/** Lines as the cart shows them: pieces of a team that stand behind one another are one entry. */
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
    // It stays the same entry whichever of its lines goes.
    return [{ kind: 'team', key: `team ${team} ${count}`, entries }]
  })
}
