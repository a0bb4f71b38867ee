import type { CollectionProduct } from '@motif/contract'
import { describe, expect, it } from 'vitest'
import { type CollectionForm, collectionValues, mergedCollections } from './collection-form.ts'

const product = (id: string): CollectionProduct => ({
  id,
  slug: id,
  name: id.toUpperCase(),
  status: 'live',
  isShown: true,
  picture: { url: `/pictures/${id}`, widths: [320], width: 320, height: 400, alt: id, placeholder: '#ffffff' }
})
/** A product for each letter. */
const formOf = (letters: string, change: Partial<CollectionForm> = {}): CollectionForm => ({
  name: 'Summer',
  description: '',
  isShown: true,
  products: Array.from(letters, product),
  ...change
})
const merged = (base: string, mine: string, theirs: string, prefer: 'mine' | 'theirs' = 'mine') => {
  const { form, conflicts } = mergedCollections(
    { base: formOf(base), mine: formOf(mine), theirs: formOf(theirs) },
    prefer
  )
  return { ids: collectionValues(form).products.join(''), conflicts: conflicts.map(({ path }) => path) }
}

describe('two changes of one collection', () => {
  it.each([
    ['added by both', 'ab', 'abc', 'abd', 'abdc'],
    ['removed by both', 'abcd', 'acd', 'abd', 'ad'],
    ['removed by one, moved by the other', 'abc', 'ab', 'cab', 'ab'],
    ['moved by one, added to by the other', 'abc', 'cab', 'abcd', 'cabd'],
    ['moved alike', 'abc', 'cba', 'cba', 'cba']
  ])('keep both where products are %s', (_, base, mine, theirs, ids) => {
    expect(merged(base, mine, theirs)).toEqual({ ids, conflicts: [] })
  })

  it('are a conflict where both order the same products differently', () => {
    expect(merged('abc', 'cab', 'bac', 'mine')).toEqual({ ids: 'cab', conflicts: ['products'] })
    expect(merged('abc', 'cab', 'bac', 'theirs')).toEqual({ ids: 'bac', conflicts: ['products'] })
  })

  it('keep one name and the other visibility, and ask about two names', () => {
    const sides = {
      base: formOf('a'),
      mine: formOf('a', { name: 'Sun' }),
      theirs: formOf('a', { name: 'Heat', isShown: false })
    }
    const { form, conflicts } = mergedCollections(sides, 'mine')
    expect(form).toMatchObject({ name: 'Sun', isShown: false })
    expect(conflicts).toEqual([{ path: 'name', mine: 'Sun', theirs: 'Heat' }])
  })
})
