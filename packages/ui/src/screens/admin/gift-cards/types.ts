import type {
  AdminGiftCard,
  GiftCardAdjustment,
  GiftCardChange,
  GiftCardList,
  GiftCardPage,
  IssuedGiftCard,
  NewGiftCards
} from '@motif/contract'
import type { GiftCardState } from '@motif/contract/gift-card-rules'
import type { Failure } from '../../../failure/index.ts'
import type { ListPart } from '../list-types.ts'

export interface GiftCardQuery {
  q: string
  state: GiftCardState | null
}

/** Issued cards, with codes that are shown once, or the failure. */
type Issued = { items: readonly IssuedGiftCard[] } | { failure: Failure }

/** The section on gift cards. Nothing, and no failure: on the way. */
export interface GiftCardSectionProps {
  /** `outstanding`: what all cards together can still pay. */
  giftCards?: (ListPart<AdminGiftCard> & Pick<GiftCardList, 'outstanding'>) | undefined
  giftCardsFailure?: Failure | undefined
  onRetryGiftCards: () => void
  giftCardQuery: GiftCardQuery
  onFilterGiftCards: (query: GiftCardQuery) => void
  /** Address of a card's page, or of the list (null). */
  giftCardHrefOf: (target: { id: string | null }) => string
  /** Digits behind the point of the shop's currency. */
  decimals: number
  /** The shop's time zone: `Europe/London`. */
  timeZone: string
  onIssueGiftCards: (wish: NewGiftCards) => Promise<Issued>

  /** Id of the open gift card. */
  openGiftCardId?: string | null
  giftCard?: GiftCardPage | undefined
  giftCardFailure?: Failure | undefined
  onRetryGiftCard: () => void
  onOpenOrder: (choice: { id: string }) => void
  /** These give why they were refused, or nothing once they are done. */
  onAdjustGiftCard: (wish: GiftCardAdjustment & { id: string }) => Promise<Failure | undefined>
  onChangeGiftCard: (wish: GiftCardChange & { id: string }) => Promise<Failure | undefined>
  onReplaceGiftCardCode: (choice: { id: string }) => Promise<Issued>
}
