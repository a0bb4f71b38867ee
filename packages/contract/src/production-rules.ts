/** Where a job is on its way from paid to sent, in this order. */
export const productionStages = ['approve', 'ask', 'print', 'pack', 'ship'] as const
export type ProductionStage = (typeof productionStages)[number]

export const isProductionStage = (text: string | null): text is ProductionStage =>
  productionStages.some((stage) => stage === text)

/** Stages a job can be in: what is not printed is only packed and shipped. */
export const stagesOf = (isPrinted: boolean): readonly ProductionStage[] =>
  isPrinted ? productionStages : ['pack', 'ship']

/** Where somebody can move a job to: asking the customer needs a question. */
export type MoveTarget = Exclude<ProductionStage, 'ask'>

export const isMoveTarget = (stage: ProductionStage): stage is MoveTarget => stage !== 'ask'

export const movesOf = ({ isPrinted, stage }: { isPrinted: boolean; stage: ProductionStage }): MoveTarget[] =>
  stagesOf(isPrinted)
    .filter(isMoveTarget)
    .filter((to) => to !== stage)

/** Whether the order of a job is in production once the job is there. */
export const beginsProduction = (isPrinted: boolean, stage: ProductionStage): boolean =>
  stage === 'print' || stage === 'ship' || (isPrinted && stage === 'pack')

/** Questions about one job, and letters of a question and of its answer. */
export const questionLimits = { count: 20, text: 1000 } as const

/** Why something is made once more. */
export const reprintReasons = ['damaged', 'lost', 'misprint', 'other'] as const
export type ReprintReason = (typeof reprintReasons)[number]

export const isReprintReason = (text: string): text is ReprintReason => reprintReasons.some((reason) => reason === text)

/** How often one job can be made again. */
export const reprintsMax = 20

/** Letters of the words beside a reason. */
export const reasonMax = 200

/** Jobs whose sheets or files are had in one go. */
export const batchMax = 50

/** Which jobs a list is narrowed to, by the day they are to be done. */
export const productionDues = ['late', 'today', 'week'] as const
export type ProductionDue = (typeof productionDues)[number]

export const isProductionDue = (text: string | null): text is ProductionDue =>
  productionDues.some((due) => due === text)
