/** Settings that the owner changes at runtime. */
export { watchSettings } from './current.ts'
export { logoUploads } from './logo.ts'
export { settingsModule } from './routes.ts'
