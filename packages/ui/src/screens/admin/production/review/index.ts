export { JobReviewDialog } from './job-review-dialog.tsx'
