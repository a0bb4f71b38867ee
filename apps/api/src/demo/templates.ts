import type { DemoProduct } from './types.ts'

/** Goods whose design makes a good beginning for somebody's own, and what it is called without its goods. */
export const templates: Readonly<Record<string, NonNullable<DemoProduct['template']>>> = {
  'long-ridge-tee': { name: 'Long ridge', kind: 'pictures' },
  'two-wheels-tee': { name: 'No hurry', kind: 'badges' },
  'gone-outside-hoodie': { name: 'Gone outside', kind: 'lettering' },
  'tea-first-mug': { name: 'First things first', kind: 'lettering' },
  'and-so-on-poster': { name: 'Ampersand', kind: 'lettering' },
  'one-more-tote': { name: 'Bookshelf', kind: 'pictures' },
  'quarter-turn-tote': { name: 'Quarter turn', kind: 'patterns' },
  'kitchen-floor-pouch': { name: 'Terrazzo', kind: 'patterns' },
  'picnic-case': { name: 'Gingham', kind: 'patterns' },
  'deep-breath-card': { name: 'Candles', kind: 'celebrations' },
  'thank-you-card': { name: 'Thank you', kind: 'celebrations' },
  'first-light-hoodie': { name: 'Sunrise crew', kind: 'teams' }
}
