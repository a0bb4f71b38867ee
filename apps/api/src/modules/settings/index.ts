/** The settings that the shop's owner changes while it runs. */
export { watchSettings } from './current.ts'
export { logoUploads } from './logo.ts'
export { settingsModule } from './routes.ts'
