import { expect, it } from 'vitest'
import { changedKeys, touchedStories, type Stats } from './touched.ts'

const stats: Stats = {
  modules: [
    { id: './packages/ui/src/button.tsx', reasons: [{ moduleName: './packages/ui/src/cart.tsx' }] },
    { id: './packages/ui/src/cart.tsx', reasons: [{ moduleName: './stories/screens/cart.stories.tsx' }] },
    { id: './packages/ui/src/badge.tsx', reasons: [{ moduleName: './stories/components/badge.stories.tsx' }] },
    { id: './stories/screens/cart.stories.tsx', reasons: [{ moduleName: './virtual:stories' }] },
    { id: './stories/components/badge.stories.tsx', reasons: [{ moduleName: './virtual:stories' }] },
    { id: './virtual:stories', reasons: [{ moduleName: './stories/components/badge.stories.tsx' }] }
  ]
}

it('finds the stories that show a changed part, however far away', () => {
  expect(touchedStories(['packages/ui/src/button.tsx'], stats)).toEqual(new Set(['stories/screens/cart.stories.tsx']))
  expect(touchedStories(['stories/components/badge.stories.tsx'], stats)).toEqual(
    new Set(['stories/components/badge.stories.tsx'])
  )
})

it('finds none where no story shows what has changed', () => {
  expect(touchedStories(['apps/api/src/main.ts', 'docs/design.md'], stats)).toEqual(new Set())
})

it.each(['.storybook/preview.tsx', 'package-lock.json', 'stories/static/pictures/mug.avif'])(
  'takes %s for a change of everything',
  (file) => {
    expect(touchedStories([file], stats)).toBe('all')
  }
)

it('names the sentences that have changed, come or gone', () => {
  expect(changedKeys({ same: 'One', other: 'Two', gone: 'Three' }, { same: 'One', other: '2', new: 'Four' })).toEqual([
    'other',
    'gone',
    'new'
  ])
})
