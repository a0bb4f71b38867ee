export { Log } from './log.tsx'
export type { LogQuery } from './types.ts'
