export { OrderJobs } from './order-jobs.tsx'
export { Production } from './production.tsx'
export { stageNames } from './stages.ts'
export type { JobMove, JobsMove, JobsMoveOutcome, ProductionQuery } from './types.ts'
