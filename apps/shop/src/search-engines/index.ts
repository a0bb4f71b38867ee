/** Search engine metadata. Server only. */
export { type PageDescription, describePage } from './describe-page.ts'
export { withContext } from './thing.ts'
