/** The audit log of staff: writing and reading. */
export { audit } from './audit.ts'
export { type LogFilter, type LogRow, countActions, countChanges, logAuthors, logRows } from './read.ts'
