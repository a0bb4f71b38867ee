/** Files for the printer. */
export { dotsPerInch } from './file-name.ts'
export { type PrintSubject, subjectsOf } from './subjects.ts'
export { printModule } from './routes.ts'
