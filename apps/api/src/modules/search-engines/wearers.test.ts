import { expect, it } from 'vitest'
import { wearersOf } from './wearers.ts'

const wearers = (name: string, category = 'T-shirts') => wearersOf({ name, category, taxClass: 'clothing' })

it('takes clothing for adults of any gender, unless its name or category says otherwise', () => {
  expect(wearers('Classic tee')).toEqual({ gender: 'unisex', age_group: 'adult' })
  expect(wearers('Women’s tee')).toEqual({ gender: 'female', age_group: 'adult' })
  expect(wearers('Tee for men and women')).toEqual({ gender: 'unisex', age_group: 'adult' })
  expect(wearers('Classic tee', 'Kids')).toEqual({ gender: 'unisex', age_group: 'kids' })
  expect(wearers('Boys’ hoodie')).toEqual({ gender: 'male', age_group: 'kids' })
  expect(wearers('Baby body')).toEqual({ gender: 'unisex', age_group: 'infant' })
})

it('reads whole words', () => {
  expect(wearers('Manchester kidney tee')).toEqual({ gender: 'unisex', age_group: 'adult' })
})

it('says nothing of what nobody wears', () => {
  expect(wearersOf({ name: 'Baby mug', category: 'Mugs', taxClass: 'standard' })).toBeUndefined()
})
