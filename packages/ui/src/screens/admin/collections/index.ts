export { Collections } from './collections.tsx'
export type { CollectionOutcome } from './types.ts'
