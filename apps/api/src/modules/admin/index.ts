/** The dashboard and the search. What else staff do stands in the module it is about. */
export { adminModule } from './routes.ts'
