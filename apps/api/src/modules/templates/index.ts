/** Designs of ours to begin one’s own from. */
export { templatesModule } from './routes.ts'
export { allTemplates } from './service.ts'
