export { Search } from './search.tsx'
export type { AdminSearchProps, NewEntry, RecentChoice, SearchTarget } from './types.ts'
