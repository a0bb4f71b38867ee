/** Writing down what staff did, and reading it. */
export { audit } from './audit.ts'
export { type LogFilter, type LogRow, logAuthors, logRows } from './read.ts'
