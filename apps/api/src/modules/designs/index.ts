/** Saved designs: storage, sharing and previews. */
export { checkDrawable } from './check-drawable.ts'
export { designDocuments } from './documents.ts'
export { areDesignsElsewhere, designData, latestDesigns } from './personal-data.ts'
export { designSummaries } from './summaries.ts'
/** Shared table, for joins: see module-order.ts. */
export { designSearchText, designs } from './tables.ts'
export { designsModule } from './routes.ts'
export { uploadsOfStrangers } from './usable-images.ts'
