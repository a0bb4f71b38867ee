export { AdminRefusedScreen, type AdminRefusedScreenProps } from './admin-refused-screen.tsx'
export { AdminScreen } from './admin-screen.tsx'
export type { CollectionOutcome } from './collections/index.ts'
export type { CustomerQuery } from './customers/index.ts'
export type { ReportQuery } from './dashboard/index.ts'
export { isDesignPart } from './designs/index.ts'
export type { DraftOrderQuery, DraftOrderSectionProps, DraftProduct } from './draft-orders/index.ts'
export type { GiftCardQuery } from './gift-cards/index.ts'
export type { MessageReply } from './messages/index.ts'
export {
  type HoldApproval,
  type HoldRefusal,
  type ModerationPart,
  isHoldState,
  isModerationPart
} from './moderation/index.ts'
export type { NewInvitation } from './staff/index.ts'
export type { LogQuery } from './log/index.ts'
export {
  type JobMove,
  type JobsMove,
  type JobsMoveOutcome,
  type ProductionQuery,
  stageNames
} from './production/index.ts'
export { noOrderFilter, orderFilterToSave, type OrderListFilter } from './order-filter-values.ts'
export { type ProductFilter, isProductStatus, noProductFilter, productFilterToSave } from './products/index.ts'
export type { SettingsOutcome } from './settings/index.ts'
export type { AdminSearchProps, NewEntry, RecentChoice, SearchTarget } from './search/index.ts'
export type { TextOutcome } from './texts/index.ts'
export { TwoFactorScreen, type TwoFactorStep, type TwoFactorStepProps } from './two-factor/index.ts'
export { filterParams, type ViewSave } from './saved-views/index.ts'
export { firstSectionOf, sectionPermissions } from './section-permissions.ts'
export type { QuestionChange } from './questions/index.ts'
export { type SearchHiding, type SynonymPart, isSynonymPart } from './synonyms/index.ts'
export type { ReviewDecision } from './reviews/index.ts'
export type { ListPage } from './list-types.ts'
export type { AdminSection } from './sections-list.ts'
export type { AdminFigures, AdminScreenProps, OrderTransition, PrintFile, Tracking } from './types.ts'
