/** The colours, fonts and logos of an account. */
export { brandKitData } from './personal-data.ts'
export { brandKitModule } from './routes.ts'
export { brandLogoUploads } from './service.ts'
