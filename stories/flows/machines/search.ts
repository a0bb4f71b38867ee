import { searchMachine } from '@motif/flows/search'
import { suggestions } from '../../fixtures/products.ts'
import type { Walk } from '../walk/types.ts'
import { did, failed, waited } from '../walk/written.ts'

export const searchWalk: Walk = {
  machine: searchMachine,
  beginnings: [{ name: 'An empty field' }],
  events: [
    { event: { type: 'TYPED', text: 'tee' }, called: 'words' },
    { event: { type: 'TYPED', text: '' }, called: 'nothing' },
    waited('quiet', 'search.waiting'),
    did('suggest', suggestions),
    failed('suggest', 'network'),
    { event: { type: 'CLOSED' } }
  ],
  guards: { hasText: 'something is typed' },
  key: ({ text }: { text: string }) => text
}
