import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { addressOf } from './addresses.ts'
import {
  type ScreenTitle,
  type Shown,
  type State,
  failures,
  isHole,
  looks,
  mails,
  screens,
  states,
  storyPath
} from './plan.ts'
import { TopLink } from './top-link.tsx'

const names = Object.keys(states) as State[]
const planned = Object.entries(screens) as [ScreenTitle, (typeof screens)[ScreenTitle]][]

const Cell = ({ path }: { path: Shown }) =>
  isHole(path) ? (
    <chakra.span textStyle="small" color="fg.muted">
      {path.why}
    </chakra.span>
  ) : (
    <TopLink href={addressOf(path)}>{path.split('/').at(-1)}</TopLink>
  )

const pathOf = (title: ScreenTitle, shown: Shown): Shown => (isHole(shown) ? shown : storyPath(title, shown))

interface ListProps {
  name: string
  children: ReactNode
}

const List = ({ name, children }: ListProps) => (
  <chakra.section marginBlockStart={10} aria-label={name}>
    <chakra.h2 textStyle="section" marginBlockEnd={4}>
      {name}
    </chakra.h2>
    <chakra.dl display="grid" gridTemplateColumns={{ md: 'max-content 1fr' }} columnGap={6} rowGap={2}>
      {children}
    </chakra.dl>
  </chakra.section>
)

const rowsOf = (table: Readonly<Record<string, Shown>>) =>
  Object.entries(table).map(([name, shown]) => (
    <Fragment key={name}>
      <chakra.dt fontWeight="medium">{name}</chakra.dt>
      <dd>
        <Cell path={shown} />
      </dd>
    </Fragment>
  ))

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
                  <Cell path={pathOf(title, of[state])} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.section>
    <List name="What went wrong">{rowsOf(failures)}</List>
    <List name="Mails">{rowsOf(mails)}</List>
    <List name="Modes">
      {Object.entries(looks).map(([look, mode]) => (
        <Fragment key={look}>
          <chakra.dt fontWeight="medium">{look}</chakra.dt>
          <chakra.dd color={typeof mode === 'string' ? undefined : 'fg.muted'}>
            {typeof mode === 'string' ? `Loaded as ${mode}` : mode.why}
          </chakra.dd>
        </Fragment>
      ))}
    </List>
  </chakra.main>
)

const meta = preview.meta({ title: 'Start/States of the screens', component: StatesOfScreens, tags: ['!autodocs'] })

export const AllScreens = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(planned.length)
    await expect(canvas.getByRole('link', { name: 'Wrong Code' })).toHaveAttribute(
      'href',
      './?path=/story/screens-verify-code--wrong-code'
    )
    await expect(canvas.getByRole('link', { name: 'Two Hundred Orders' })).toHaveAttribute(
      'href',
      './?path=/story/screens-admin--two-hundred-orders'
    )
  }
})
