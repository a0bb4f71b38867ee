import type { LogEntry } from '@motif/contract'

/** Limits of an entry: changed members, characters of a value, depth. A product can have thousands of members. */
const limits = { changes: 40, letters: 300, depth: 6 }

type Change = LogEntry['changes'][number]

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Leaf values by path: `variants.0.price`. Missing and null members are left out. */
function leavesOf(value: unknown): Map<string, string> {
  const leaves = new Map<string, string>()
  const visit = (node: unknown, path: string, depth: number): void => {
    if (node === null || node === undefined) return
    if (isBranch(node) && depth < limits.depth)
      for (const [name, member] of Object.entries(node))
        visit(member, path === '' ? name : `${path}.${name}`, depth + 1)
    else leaves.set(path, typeof node === 'string' ? node : JSON.stringify(node))
  }
  visit(value, '', 0)
  return leaves
}

const shortened = (text: string | undefined) => {
  if (text === undefined) return null
  return text.length > limits.letters ? `${text.slice(0, limits.letters - 1)}…` : text
}

function* differences(from: Map<string, string>, to: Map<string, string>): Generator<Change> {
  for (const field of new Set([...from.keys(), ...to.keys()]))
    if (from.get(field) !== to.get(field))
      yield { field, from: shortened(from.get(field)), to: shortened(to.get(field)) }
}

/**
 * The changed members of a log entry. Entries hold the state before and after in `from` and `to` (`before` and `after` in some), whole or the
 * changed members alone. Other members are listed too.
 */
export function changesOf(change: unknown): Pick<LogEntry, 'changes' | 'more'> {
  const {
    from,
    to,
    before = from,
    after = to,
    ...told
  } = (isBranch(change) ? change : { told: change }) as Record<string, unknown>
  const all = [...differences(leavesOf(before), leavesOf(after)), ...differences(new Map(), leavesOf(told))]
  return { changes: all.slice(0, limits.changes), more: Math.max(0, all.length - limits.changes) }
}

/** The name of the entry's subject, as far as the entry contains it. */
export function nameIn(change: unknown): string | undefined {
  if (!isBranch(change)) return undefined
  for (const side of ['to', 'from', 'after', 'before']) {
    const thing: unknown = Reflect.get(change, side)
    if (!isBranch(thing)) continue
    for (const name of ['name', 'path', 'code', 'words', 'fileName']) {
      const value: unknown = Reflect.get(thing, name)
      if (typeof value === 'string') return value.slice(0, 200)
      if (Array.isArray(value)) return value.join(', ').slice(0, 200)
    }
  }
  const file: unknown = Reflect.get(change, 'fileName')
  return typeof file === 'string' ? file : undefined
}
