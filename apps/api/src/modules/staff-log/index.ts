/** Reading what staff did. */
export { type AskedLog, exportedLog } from './entries.ts'
export { staffLogModule } from './routes.ts'
