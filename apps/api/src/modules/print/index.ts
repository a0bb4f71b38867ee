/** Print files. */
export { dotsPerInch } from './file-name.ts'
export type { PrintFormat } from './print-area.ts'
export { type PrintFiles, printFilesOf } from './service.ts'
export { type PrintSubject, subjectsOf } from './subjects.ts'
export { PrintFailure } from './worker/worker-pool.ts'
export { printModule } from './routes.ts'
