/** Reading what staff did. */
export { changesOf } from './changes.ts'
export { type AskedLog, exportedLog } from './entries.ts'
export { staffLogModule } from './routes.ts'
