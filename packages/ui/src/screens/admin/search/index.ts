export { Search } from './search.tsx'
export type { AdminSearchProps, RecentChoice, SearchTarget } from './types.ts'
