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
  /** The visitor is a member of staff: only then does the admin have a route. */
  isStaff?: boolean
}

export interface Stop {
  /** Prepares the shop's data; returns the URL and the browser storage. */
  begin: (shop: ModelShop) => Beginning
  /** Actions that lead from there to a stop without a URL of its own. */
  reach?: (visitor: Visitor) => Promise<unknown>
  /** Waits until the stop is visible. */
  isSeen: (visitor: Visitor) => Promise<unknown>
  /** Actions that lead to the next stop. */
  goOn?: (visitor: Visitor) => Promise<unknown>
}
