/** Which stories a change touches. */

/** The output of `storybook build --stats-json`: modules and their importers. */
export interface Stats {
  modules: { id: string; reasons?: { moduleName: string }[] }[]
}

/** Files that may affect any story. */
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

/** Message keys that differ between two versions of a catalogue file. */
export function changedKeys(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>
): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
}
