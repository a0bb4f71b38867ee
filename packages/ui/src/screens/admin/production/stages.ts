import type { ProductionJob } from '@motif/contract'
import {
  type MoveTarget,
  type ProductionDue,
  type ProductionStage,
  type ReprintReason,
  beginsProduction,
  movesOf
} from '@motif/contract/production-rules'
import { m } from '@motif/messages'

export const stageNames = {
  approve: () => m.admin_stage_approve(),
  ask: () => m.admin_stage_ask(),
  print: () => m.admin_stage_print(),
  pack: () => m.admin_stage_pack(),
  ship: () => m.admin_stage_ship()
} as const satisfies Record<ProductionStage, () => string>

export const moveNames = {
  approve: () => m.admin_job_to_approve(),
  ask: () => m.admin_job_ask(),
  print: () => m.admin_job_to_print(),
  pack: () => m.admin_job_to_pack(),
  ship: () => m.admin_job_to_ship()
} as const satisfies Record<ProductionStage, () => string>

export const dueNames = {
  late: () => m.admin_due_late(),
  today: () => m.admin_due_today(),
  week: () => m.admin_due_week()
} as const satisfies Record<ProductionDue, () => string>

export const reasonNames = {
  damaged: () => m.admin_reprint_damaged(),
  lost: () => m.admin_reprint_lost(),
  misprint: () => m.admin_reprint_misprint(),
  other: () => m.admin_reprint_other()
} as const satisfies Record<ReprintReason, () => string>

/** Stages a job can be moved to. One that moderation holds cannot be made. */
export const possibleMovesOf = (job: ProductionJob): MoveTarget[] =>
  movesOf(job).filter((stage) => !job.hold || !beginsProduction(job.isPrinted, stage))
