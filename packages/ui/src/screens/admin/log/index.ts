export { Log } from './log.tsx'
export type { LogQuery, LogSectionProps } from './types.ts'
