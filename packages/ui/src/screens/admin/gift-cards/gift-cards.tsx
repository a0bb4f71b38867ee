import type { AdminScreenProps } from '../types.ts'
import { GiftCardList } from './gift-card-list.tsx'
import { GiftCardPage } from './gift-card-page.tsx'

/** The list of gift cards, or one with its ledger. */
export const GiftCards = (props: AdminScreenProps) =>
  props.openGiftCardId ? <GiftCardPage key={props.openGiftCardId} {...props} /> : <GiftCardList {...props} />
