/** Reading the audit log. */
export { changesOf } from './changes.ts'
export { type LogQuery, exportedLog } from './entries.ts'
export { staffLogModule } from './routes.ts'
