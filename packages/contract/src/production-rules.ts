/** Stages of a job from paid to sent, in order. */
export const productionStages = ['approve', 'ask', 'print', 'pack', 'ship'] as const
export type ProductionStage = (typeof productionStages)[number]

export const isProductionStage = (text: string | null): text is ProductionStage =>
  productionStages.some((stage) => stage === text)

/** Possible stages of a job: unprinted items are only packed and shipped. */
export const stagesOf = (isPrinted: boolean): readonly ProductionStage[] =>
  isPrinted ? productionStages : ['pack', 'ship']

/** Stages to move a job to: asking the customer needs a question. */
export type MoveTarget = Exclude<ProductionStage, 'ask'>

export const isMoveTarget = (stage: ProductionStage): stage is MoveTarget => stage !== 'ask'

export const movesOf = ({ isPrinted, stage }: { isPrinted: boolean; stage: ProductionStage }): MoveTarget[] =>
  stagesOf(isPrinted)
    .filter(isMoveTarget)
    .filter((to) => to !== stage)

/** Whether an order is in production once its job reaches a stage. */
export const beginsProduction = (isPrinted: boolean, stage: ProductionStage): boolean =>
  stage === 'print' || stage === 'ship' || (isPrinted && stage === 'pack')

/** Limits of questions: number per job, and letters of question and answer. */
export const questionLimits = { count: 20, text: 1000 } as const

/** Reasons of a reprint. */
export const reprintReasons = ['damaged', 'lost', 'misprint', 'other'] as const
export type ReprintReason = (typeof reprintReasons)[number]

export const isReprintReason = (text: string): text is ReprintReason => reprintReasons.some((reason) => reason === text)

/** Reprints per job. */
export const reprintsMax = 20

/** Letters of the text beside a reason. */
export const reasonMax = 200

/** Jobs per batch of sheets or files. */
export const batchMax = 50

/** Filters of jobs by due date. */
export const productionDues = ['late', 'today', 'week'] as const
export type ProductionDue = (typeof productionDues)[number]

export const isProductionDue = (text: string | null): text is ProductionDue =>
  productionDues.some((due) => due === text)
