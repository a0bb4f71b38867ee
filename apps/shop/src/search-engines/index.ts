/** What search engines read in the head of a page. The server's alone: no browser loads it. */
export { type PageDescription, describePage } from './describe-page.ts'
export { withContext } from './thing.ts'
