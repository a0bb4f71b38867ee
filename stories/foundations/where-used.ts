/** Sources of screens, routes, mails and the server, by their paths. */
const sources: Readonly<Record<string, string>> = import.meta.glob<string>(
  [
    '../../packages/{ui,flows,mails}/src/**/*.{ts,tsx}',
    '../../apps/{shop,api}/src/**/*.{ts,tsx}',
    '!**/*.test.{ts,tsx}',
    '!**/testing/**'
  ],
  { query: '?raw', import: 'default', eager: true }
)

/** Files that mention each name, sorted by path from the project's root. */
export function placesOf(namesIn: (source: string) => Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, Set<string>>()
  for (const [path, source] of Object.entries(sources))
    for (const name of namesIn(source))
      places.set(name, (places.get(name) ?? new Set()).add(path.replace(/^(\.\.\/)+/, '')))
  return new Map([...places].map(([name, paths]) => [name, [...paths].toSorted()]))
}
