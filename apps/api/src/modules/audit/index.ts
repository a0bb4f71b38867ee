/** The audit log of staff: writing and reading. */
export { audit } from './audit.ts'
export { type LogFilter, type LogRow, logAuthors, logRows } from './read.ts'
