import { productChangeMachine } from '@motif/flows/product-change'
import { everydayTee } from '../../fixtures/products.ts'
import type { Walk } from '../walk/types.ts'
import { did, failed, waited } from '../walk/written.ts'

const offered = { product: everydayTee, options: { colour: 'moss', size: 's' }, leftOut: ['Back'] }
const inOneSize = { ...everydayTee, options: everydayTee.options.filter(({ id }) => id === 'colour') }

export const productChangeWalk: Walk = {
  machine: productChangeMachine,
  beginnings: [{ name: 'Products to choose from' }],
  events: [
    { event: { type: 'TYPED', text: 'tee' }, called: 'words' },
    waited('quiet', 'productChange.choosing'),
    { event: { type: 'CHOOSE', slug: 'everyday-tee' } },
    did('offer', offered, 'in sizes'),
    did('offer', { ...offered, product: inOneSize, leftOut: [] }, 'in one size'),
    failed('offer', { status: 404, code: 'not-found' }, 'gone'),
    failed('offer', 'network'),
    { event: { type: 'CHOOSE_OPTION', optionId: 'size', value: 'l' } },
    { event: { type: 'CONFIRM' } },
    { event: { type: 'BACK' } }
  ],
  guards: { isQuestion: 'a size is to be chosen, or something to be told' }
}
