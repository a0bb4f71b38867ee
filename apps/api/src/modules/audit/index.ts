/** The audit log of staff: writing and reading. */
export { audit } from './audit.ts'
export { type LogFilter, type LogRow, countChanges, logAuthors, logRows } from './read.ts'
