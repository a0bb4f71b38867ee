const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Canonical serialization, independent of member order. */
const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_name, part: unknown) =>
    isBranch(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part
  )
export const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other)

type Side = 'mine' | 'theirs'
export type Versions<Value> = Record<'base' | Side, Value>

/** A conflicting change: path and both values. */
export interface VersionConflict {
  path: string
  mine: unknown
  theirs: unknown
}

/** Merges concurrent changes. Lists are atomic. `prefer` decides conflicts, which are reported. */
export function mergedVersions<Value extends object>(
  { base, mine, theirs }: Versions<Value>,
  prefer: Side
): { merged: Value; conflicts: VersionConflict[] } {
  const conflicts: VersionConflict[] = []
  const merge = (before: unknown, own: unknown, other: unknown, path: string): unknown => {
    if (isSame(own, before) || isSame(own, other)) return other
    if (isSame(other, before)) return own
    if (isBranch(before) && isBranch(own) && isBranch(other)) {
      const names = [...new Set([...Object.keys(other), ...Object.keys(own)])]
      const members = names.map((name): [string, unknown] => [
        name,
        merge(before[name], own[name], other[name], path === '' ? name : `${path}.${name}`)
      ])
      return Object.fromEntries(members.filter(([, value]) => value !== undefined))
    }
    conflicts.push({ path, mine: own, theirs: other })
    return prefer === 'mine' ? own : other
  }
  return { merged: merge(base, mine, theirs, '') as Value, conflicts }
}

/** The form after a save: the saved one, with what was typed since the form was sent. */
export const formAfterSave = <Form extends object>(
  { sent, now, saved }: Record<'sent' | 'now' | 'saved', Form>,
  merge: (versions: Versions<Form>) => Form = (versions) => mergedVersions(versions, 'mine').merged
): Form => (isSame(now, sent) ? saved : merge({ base: sent, mine: now, theirs: saved }))
