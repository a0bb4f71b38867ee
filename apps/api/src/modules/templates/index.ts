/** The shop's templates. */
export { templatesModule } from './routes.ts'
export { allTemplates } from './service.ts'
