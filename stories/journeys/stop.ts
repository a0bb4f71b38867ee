import type { userEvent, within } from 'storybook/test'
import type { ModelShop } from '../fixtures/model-shop.ts'
import type { Kept } from './fresh-page.ts'

/** A simulated visitor: queries and actions. */
export interface Visitor {
  page: ReturnType<typeof within>
  user: Pick<typeof userEvent, 'click' | 'type' | 'selectOptions'>
}

/** URL and browser storage at a stop. */
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
