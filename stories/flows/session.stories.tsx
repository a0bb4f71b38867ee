import { chakra } from '@chakra-ui/react'
import type { User } from '@motif/contract'
import {
  type CurrentUserResponse,
  isSessionKnown,
  listenTo,
  type IdentityUser,
  sessionMachine,
  sessionUserOf
} from '@motif/flows/session'
import { Button } from '@motif/ui/components/button'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { account } from './actors.ts'
import { chartOf, walkThrough } from './statechart.tsx'
import type { ViewProps } from './walk/walker.tsx'

const people: Record<string, User> = {
  ada: { _id: 'ada', name: account.name, email: account.email, role: 'customer' },
  grace: { _id: 'grace', name: 'Grace Hopper', email: 'grace@example.com', role: 'admin' }
}

/** A manually controlled identity provider, a shop with two users, and a network that can be disconnected. */
function surroundings() {
  let isCut = false
  const provider = {
    report: (_person: IdentityUser | null) => {},
    person: null as IdentityUser | null,
    cut: (next: boolean) => void (isCut = next)
  }
  const machine = sessionMachine.provide({
    actors: {
      identity: listenTo({
        onUser: (report) => {
          provider.report = (person) => {
            provider.person = person
            report(person)
          }
          report(null)
          return () => {
            provider.report = () => {}
          }
        }
      }),
      freshToken: fromPromise(async () => provider.person?.id ?? ''),
      currentUser: fromPromise<CurrentUserResponse, { token: string }>(async ({ input: { token } }) => {
        const user = people[token]
        if (isCut || user === undefined) throw new TypeError('fetch failed')
        return { status: 200, data: user }
      }),
      signOut: fromPromise(async () => provider.report(null))
    }
  })
  return { provider, machine }
}

function WhoIsHere({ snapshot }: Pick<ViewProps<typeof sessionMachine>, 'snapshot'>) {
  const user = sessionUserOf(snapshot)
  return (
    <chakra.output textStyle="section">
      {!isSessionKnown(snapshot) ? 'Not known yet' : user ? `${user.name}, ${user.role}` : 'Nobody is logged in'}
    </chakra.output>
  )
}

function Journey() {
  const [{ provider, machine }] = useState(surroundings)
  const [snapshot, send] = useActor(machine)
  const [isCut, setCut] = useState(false)
  return (
    <chakra.section padding={6} display="grid" gap={6} justifyItems="start">
      <WhoIsHere snapshot={snapshot} />
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button onClick={() => provider.report({ id: 'ada' })}>The provider reports Ada</Button>
        <Button onClick={() => provider.report({ id: 'grace' })}>The provider reports Grace</Button>
        <Button
          onClick={() => {
            provider.cut(!isCut)
            setCut(!isCut)
          }}
        >
          {isCut ? 'Mend the network' : 'Cut the network'}
        </Button>
        <Button onClick={() => send({ type: 'REFRESH' })}>Look again</Button>
        <Button onClick={() => send({ type: 'SIGN_OUT' })}>Log out</Button>
      </chakra.div>
    </chakra.section>
  )
}

const meta = preview.meta({
  title: 'Flows/Session',
  parameters: {
    docs: {
      description: {
        component:
          'Who is signed in: hears it from the identity provider, asks the shop who that is, and tells the client state.'
      }
    }
  }
})

export const Chart = meta.story(chartOf(sessionMachine))

export const Walk = meta.story(walkThrough(sessionMachine, WhoIsHere))

export const Live = meta.story({
  render: () => <Journey />,
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await expect(await canvas.findByText('Nobody is logged in')).toBeVisible()
    await press('The provider reports Ada')
    await expect(await canvas.findByText('Ada Lovelace, customer')).toBeVisible()
    await press('Cut the network')
    await press('The provider reports Grace')
    // A failed look-up is only logged, and the previous user is not shown in place of the new one.
    await expect(await canvas.findByText('Nobody is logged in')).toBeVisible()
    await press('Mend the network')
    await press('Look again')
    await expect(await canvas.findByText('Grace Hopper, admin')).toBeVisible()
    await press('Log out')
    await expect(await canvas.findByText('Nobody is logged in')).toBeVisible()
  }
})
