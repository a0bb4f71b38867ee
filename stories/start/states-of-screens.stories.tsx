import { chakra } from '@chakra-ui/react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { addressOf } from './addresses.ts'
import { type ScreenTitle, type State, screens, states, storyPath } from './plan.ts'
import { TopLink } from './top-link.tsx'

const names = Object.keys(states) as State[]
const planned = Object.entries(screens) as [ScreenTitle, (typeof screens)[ScreenTitle]][]

const Cell = ({ title, shown }: { title: ScreenTitle; shown: (typeof screens)[ScreenTitle][State] }) =>
  typeof shown === 'string' ? (
    <TopLink href={addressOf(storyPath(title, shown))}>{shown.split('/').at(-1)}</TopLink>
  ) : (
    <chakra.span textStyle="small" color="fg.muted">
      {shown.why}
    </chakra.span>
  )

/** Every screen by every state: the story that shows it, or why there is none. */
const StatesOfScreens = () => (
  <chakra.main padding={6}>
    <chakra.h1 textStyle="page" marginBlockEnd={6}>
      States of the screens
    </chakra.h1>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than the page, so it is scrolled with the keyboard */}
    <chakra.section aria-label="States of the screens" tabIndex={0} overflowX="auto">
      <chakra.table
        css={{
          borderCollapse: 'collapse',
          '& th, & td': { textAlign: 'start', verticalAlign: 'top', padding: 3, minWidth: '9rem', borderWidth: '1px' }
        }}
      >
        <thead>
          <tr>
            <th scope="col">Screen</th>
            {names.map((state) => (
              <th key={state} scope="col">
                {state}
                <chakra.span display="block" textStyle="small" color="fg.muted" fontWeight="normal">
                  {states[state]}
                </chakra.span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planned.map(([title, of]) => (
            <tr key={title}>
              <th scope="row">{title.replace('Screens/', '')}</th>
              {names.map((state) => (
                <td key={state}>
                  <Cell title={title} shown={of[state]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.section>
  </chakra.main>
)

const meta = preview.meta({ title: 'Start/States of the screens', component: StatesOfScreens, tags: ['!autodocs'] })

export const AllScreens = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(planned.length)
    await expect(canvas.getByRole('link', { name: 'Two Hundred Orders' })).toHaveAttribute(
      'href',
      './?path=/story/screens-admin--two-hundred-orders'
    )
  }
})
