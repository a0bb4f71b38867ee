/** Changes that a person might not notice, each of which the pictures have to show. */

export interface Mutation {
  name: string
  file: string
  /** What stands there once, and what stands there then. */
  from: string
  to: string
  /** The file of stories that shows it. */
  stories: string
}

const components = 'packages/ui/src/components'

export const mutations: readonly Mutation[] = [
  {
    name: 'a token by 7 levels',
    file: 'packages/ui/src/system/semantic-tokens.ts',
    from: "both('#1F6B45', '#6CC596')",
    to: "both('#1F6B4C', '#6CC596')",
    stories: 'stories/components/badge.stories.tsx'
  },
  {
    name: '1 px',
    file: `${components}/notice/notice.tsx`,
    from: 'marginTop="2px"',
    to: 'marginTop="3px"',
    stories: 'stories/components/notice.stories.tsx'
  },
  {
    name: 'a swapped word',
    file: 'packages/messages/locales/en/cart.json',
    from: '"cart_subtotal": "Subtotal"',
    to: '"cart_subtotal": "Sum total"',
    stories: 'stories/components/totals-list.stories.tsx'
  },
  {
    name: 'a missing icon',
    file: `${components}/product-card/product-tile.tsx`,
    from: '<PenTool size={16} strokeWidth={1.75} aria-hidden />',
    to: '',
    stories: 'stories/components/product-tile.stories.tsx'
  },
  {
    name: 'another weight',
    file: `${components}/button/recipe.ts`,
    from: "fontWeight: 'semibold'",
    to: "fontWeight: 'bold'",
    stories: 'stories/components/button.stories.tsx'
  },
  {
    name: 'a lost focus ring',
    file: 'packages/ui/src/system/global-css.ts',
    from: "outline: '2px solid', outlineColor: 'accent'",
    to: "outline: 'none', outlineColor: 'accent'",
    stories: 'stories/components/focus-ring.stories.tsx'
  },
  {
    name: 'a truncated name',
    file: `${components}/product-card/product-tile.tsx`,
    from: 'lineClamp={2}',
    to: 'lineClamp={1}',
    stories: 'stories/components/product-tile.stories.tsx'
  },
  {
    name: 'a changed shadow',
    file: 'packages/ui/src/system/tokens.ts',
    from: '0 12px 32px rgb(28 27 24 / 0.16)',
    to: '0 12px 32px rgb(28 27 24 / 0.1)',
    stories: 'stories/components/menu.stories.tsx'
  },
  {
    name: 'a wrong sum',
    file: `${components}/order-summary/totals-list.tsx`,
    from: '{formatMoney(total)}',
    to: '{formatMoney({ ...total, amount: total.amount + 1 })}',
    stories: 'stories/components/totals-list.stories.tsx'
  },
  {
    name: 'a mirrored icon',
    file: `${components}/breadcrumb/recipe.ts`,
    from: "transform: 'scaleX(-1)'",
    to: "transform: 'scaleX(1)'",
    stories: 'stories/components/breadcrumb.stories.tsx'
  },
  {
    name: 'a moved button at 320 px',
    file: `${components}/button/recipe.ts`,
    from: "className: 'button',\n  base: {",
    to: "className: 'button',\n  base: {\n    '@media (max-width: 360px)': { translate: '0 4px' },",
    stories: 'stories/screens/login.stories.tsx'
  },
  {
    name: 'a changed mail',
    file: 'packages/mails/src/style.ts',
    from: "fontSize: '28px'",
    to: "fontSize: '27px'",
    stories: 'stories/mails/account.stories.tsx'
  }
]

/** Applies a mutation to a file's text. @throws unless its target occurs exactly once */
export function mutated(text: string, { name, file, from, to }: Mutation): string {
  const parts = text.split(from)
  if (parts.length !== 2) throw new Error(`“${name}”: ${file} has ${parts.length - 1} times: ${from}`)
  return parts.join(to)
}
