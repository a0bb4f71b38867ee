import { categoryLevelsMax } from '@motif/contract/category-rules'

/** Names of a category and of those above it, from a path such as `Men > Shirts`. Of a path with too many levels the first ones and the last stay. */
export function categoryNamesOf(path: string): string[] | undefined {
  const names = path
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length <= categoryLevelsMax) return names.length === 0 ? undefined : names
  return [...names.slice(0, categoryLevelsMax - 1), ...names.slice(-1)]
}
