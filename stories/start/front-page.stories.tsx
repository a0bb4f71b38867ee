import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from '@motif/ui/components/checkbox'
import { Wordmark } from '@motif/ui/shell'
import preview from '../../.storybook/preview.tsx'
import { plannedJourneys, stopShowing } from '../journeys/plan.ts'
import { addressOf, idOf, sheetOf } from './addresses.ts'
import { journeys, storiesOfJourneys } from './journeys.ts'
import { PictureFrame } from './picture-frame.tsx'
import { TopLink } from './top-link.tsx'

/** Baseline images of stories on a phone, by their paths. */
const pictures = import.meta.glob<string>('../baselines/*.light-390.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true
})

const pictureOf = (path: string): string | undefined => pictures[`../baselines/${idOf(path)}.light-390.webp`]

const checks = [
  'The picture shows what the story’s name says.',
  'Light and dark: every word can be read, every edge is seen.',
  'Right to left: what points forward points left, numbers and names stay whole.',
  'A phone of 320 px, and letters of double size: nothing is cut off, nothing overlaps.',
  'Long names, two hundred lines, an empty list: the screen keeps its shape.',
  'When it fails, it says what happened, what is safe and what to do.',
  'With the keyboard alone: the order is the order of reading, and the focus is seen.'
]

const key = 'motif.review'

/** Ticked checks, stored in this browser. */
function keptTicks(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

function Checklist() {
  const [ticked, setTicked] = useState(keptTicks)
  const change = (next: readonly string[]) => {
    setTicked(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  return (
    <chakra.ul display="grid" gap={2} listStyleType="none">
      {checks.map((check) => (
        <li key={check}>
          <Checkbox
            checked={ticked.includes(check)}
            onChange={({ isChecked }) =>
              change(isChecked ? [...ticked, check] : ticked.filter((other) => other !== check))
            }
          >
            {check}
          </Checkbox>
        </li>
      ))}
    </chakra.ul>
  )
}

function Thumbnail({ path }: { path: string }) {
  const picture = pictureOf(path)
  const stop = stopShowing(path)
  const name = path.split('/').slice(1).join(' · ')
  return (
    <chakra.li display="grid" gap={1} width="160px" alignContent="start">
      <TopLink href={sheetOf(path)} display="grid" gap={2}>
        <PictureFrame picture={picture} />
        {name}
      </TopLink>
      <TopLink href={addressOf(path)} aria-label={`${name}, the story alone`}>
        the story alone
      </TopLink>
      {stop !== undefined && (
        <TopLink href={addressOf(stop)} aria-label={`${name}, in its journey`}>
          in its journey
        </TopLink>
      )}
    </chakra.li>
  )
}

const Walked = () => (
  <chakra.section aria-labelledby="walked" display="grid" gap={4}>
    <div>
      <chakra.h2 id="walked" textStyle="section">
        Journeys
      </chakra.h2>
      <chakra.p color="fg.muted" maxWidth="prose">
        Each goes through the shop’s own routes; a model shop answers. It can be used by hand from any stop, and Play in
        the toolbar plays it on slowly.
      </chakra.p>
    </div>
    {plannedJourneys.map(({ name, aim, stops }) => (
      <div key={name}>
        <chakra.h3 textStyle="label">{name}</chakra.h3>
        <chakra.p color="fg.muted">{aim}</chakra.p>
        <chakra.ol display="flex" flexWrap="wrap" columnGap={5} rowGap={1} listStyleType="none" marginTop={1}>
          {stops.map((stop) => (
            <li key={stop.name}>
              <TopLink href={addressOf(`Journeys/${name}/${stop.name}`)} aria-label={`${name}: ${stop.name}`}>
                {stop.name}
              </TopLink>
            </li>
          ))}
        </chakra.ol>
      </div>
    ))}
  </chakra.section>
)

/** All screens by task, with review instructions. */
const FrontPage = () => (
  <chakra.main padding={{ base: 4, md: 10 }} maxWidth="content" display="grid" gap={10}>
    <chakra.header display="grid" gap={3}>
      <Wordmark />
      <chakra.h1 textStyle="page">Every screen of the shop</chakra.h1>
      <chakra.p maxWidth="prose">
        A picture leads to the screen in all modes side by side: phone, tablet and desktop, light and dark, both
        directions, letters of double size. The toolbar above a story changes its theme, its language and the size of
        its letters. The <TopLink href={addressOf('Start/States of the screens/All Screens')}>table of states</TopLink>{' '}
        lists what is shown of each screen, and why something is not.{' '}
        <TopLink href={addressOf('Start/What is new/Pictures')}>What is new</TopLink> shows what changed since a commit.
      </chakra.p>
    </chakra.header>
    <chakra.section aria-labelledby="review" display="grid" gap={3}>
      <chakra.h2 id="review" textStyle="section">
        How to review
      </chakra.h2>
      <Checklist />
    </chakra.section>
    <Walked />
    {journeys.map(({ name, aim, steps }) => (
      <chakra.section key={name} aria-label={name} display="grid" gap={4}>
        <div>
          <chakra.h2 textStyle="section">{name}</chakra.h2>
          <chakra.p color="fg.muted">{aim}</chakra.p>
        </div>
        {steps.map((step) => (
          <chakra.div key={step.name} display="grid" gap={3}>
            <chakra.h3 textStyle="label">{step.name}</chakra.h3>
            <chakra.ul display="flex" flexWrap="wrap" gap={5} listStyleType="none">
              {step.stories.map((path) => (
                <Thumbnail key={path} path={path} />
              ))}
            </chakra.ul>
          </chakra.div>
        ))}
      </chakra.section>
    ))}
  </chakra.main>
)

const meta = preview.meta({
  title: 'Start/Front page',
  component: FrontPage,
  tags: ['!autodocs'],
  // The page contains baseline images, which change with the screens.
  parameters: { chromatic: { disableSnapshot: true } }
})

export const Journeys = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /, the story alone$/ })).toHaveLength(storiesOfJourneys.length)
    await expect(canvas.getByRole('link', { name: 'Checkout · Declined' })).toHaveAttribute(
      'href',
      './?path=/story/start-modes--sheet&args=story:screens-checkout--declined'
    )
    await expect(canvas.getByRole('link', { name: 'Checkout · Declined, in its journey' })).toHaveAttribute(
      'href',
      './?path=/story/journeys-declined-then-paid--declined'
    )
    await expect(canvas.getByRole('link', { name: 'Guest purchase: Cart' })).toHaveAttribute(
      'href',
      './?path=/story/journeys-guest-purchase--cart'
    )
  }
})

export const TicksAreKept = meta.story({
  tags: ['!dev', 'deed'],
  beforeEach: () => {
    localStorage.setItem(key, JSON.stringify([checks[0]]))
    return () => localStorage.removeItem(key)
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('checkbox')
    await expect(first).toBeChecked()
    await expect(second).not.toBeChecked()
    await userEvent.click(second!)
    await expect(keptTicks()).toEqual(checks.slice(0, 2))
  }
})
