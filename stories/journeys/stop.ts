import type { userEvent, within } from 'storybook/test'
import type { ModelShop } from '../fixtures/model-shop.ts'
import type { Kept } from './fresh-page.ts'

/** Who goes through the shop: what they see, and what they do. */
export interface Visitor {
  page: ReturnType<typeof within>
  user: Pick<typeof userEvent, 'click' | 'type' | 'selectOptions'>
}

/** Where somebody is who has come so far, and what their browser keeps. */
export interface Beginning extends Kept {
  at: string
  /** Of the owner's staff: the admin has its route then. */
  isStaff?: boolean
}

export interface Stop {
  /** Brings the shop to where it would be then. */
  begin: (shop: ModelShop) => Beginning
  /** What leads from there to the stop, where no address does. */
  reach?: (visitor: Visitor) => Promise<unknown>
  /** Waits until the stop is seen. */
  isSeen: (visitor: Visitor) => Promise<unknown>
  /** What leads to the next stop. */
  goOn?: (visitor: Visitor) => Promise<unknown>
}
