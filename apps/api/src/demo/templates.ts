import type { DemoProduct } from './types.ts'

/** Products whose design makes a good beginning for somebody's own, and what it is called without its product. */
export const templates: Readonly<Record<string, NonNullable<DemoProduct['template']>>> = {
  'rowing-club-tee': { name: 'Club badge', kind: 'badges' },
  'undecided-hoodie': { name: 'College arch', kind: 'badges' },
  'slow-motion-tee': { name: 'Three outlines', kind: 'lettering' },
  'could-have-been-a-walk-tee': { name: 'Could have been a walk', kind: 'lettering' },
  'many-hellos-tote': { name: 'Many hellos', kind: 'lettering' },
  'that-night-poster': { name: 'The night we met', kind: 'celebrations' },
  'save-the-date-card': { name: 'Save the date', kind: 'celebrations' },
  'holding-up-card': { name: 'Striped number', kind: 'celebrations' },
  'monogram-notebook': { name: 'Monogram', kind: 'lettering' },
  'tens-tee': { name: 'Name and number', kind: 'teams' },
  'laundry-tour-tee': { name: 'World tour', kind: 'teams' },
  'high-ground-cap': { name: 'Sewn patch', kind: 'badges' },
  'sundays-tee': { name: 'Baseball script', kind: 'teams' },
  'come-in-poster': { name: 'Guest network', kind: 'pictures' },
  'cut-paper-tote': { name: 'Cut paper', kind: 'patterns' },
  'salaam-poster': { name: 'Salaam', kind: 'lettering' },
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
