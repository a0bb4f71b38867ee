/** Which stories a change touches. */

/** What `storybook build --stats-json` writes: each module, and the modules that import it. */
export interface Stats {
  modules: { id: string; reasons?: { moduleName: string }[] }[]
}

/** Files whose change may show in any story. */
const isEverywhere = (file: string) => /^(?:\.storybook\/|package-lock\.json$|stories\/static\/)/.test(file)

const isStoryFile = (file: string) => file.endsWith('.stories.tsx')

const plain = (id: string) => id.replace(/^\.\//, '').replace(/\?.*$/, '')

/** Files of stories that a change touches, as `stories/…`, or "all". */
export function touchedStories(changed: readonly string[], { modules }: Stats): ReadonlySet<string> | 'all' {
  if (changed.some(isEverywhere)) return 'all'
  const importers = new Map<string, string[]>()
  for (const { id, reasons = [] } of modules)
    importers.set(plain(id), [
      ...(importers.get(plain(id)) ?? []),
      ...reasons.map(({ moduleName }) => plain(moduleName))
    ])
  const seen = new Set<string>()
  const waiting = [...changed]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    // All files of stories are imported by Storybook's own list of them.
    if (!isStoryFile(file)) waiting.push(...(importers.get(file) ?? []))
  }
  return new Set([...seen].filter(isStoryFile))
}

/** Keys of sentences that two versions of a file of words don't share. */
export function changedKeys(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>
): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
}
