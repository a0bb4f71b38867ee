/** Dashboard and search. Other staff features are in the module of their subject. */
export { adminModule } from './routes.ts'
