import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { SelectField } from '@motif/ui/components/select'
import preview from '../../.storybook/preview.tsx'
import { changedSince, type PictureChange } from './picture-history.ts'
import { PictureFrame } from './picture-frame.tsx'
import { TopLink } from './top-link.tsx'

const pictures = import.meta.glob<string>('../baselines/*.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true
})

/** Baseline changes in the sources of this Storybook's build. */
const builtFrom = JSON.parse(String(import.meta.env.PICTURE_HISTORY)) as PictureChange[]

function Picture({ story, mode }: { story: string; mode: string }) {
  const address = pictures[`../baselines/${story}.${mode}.webp`]
  return (
    <chakra.figure display="grid" gap={1} margin={0} width="160px" alignContent="start">
      {address === undefined ? (
        <chakra.p color="fg.muted">It is no longer there.</chakra.p>
      ) : (
        <TopLink href={address} target="_blank" aria-label={`${story}, ${mode}, in full`}>
          <PictureFrame picture={address} />
        </TopLink>
      )}
      <chakra.figcaption textStyle="small" color="fg.muted">
        {mode}
      </chakra.figcaption>
    </chakra.figure>
  )
}

/** Stories whose baselines changed since a commit, for a review of only those. */
function WhatsNew({ changes }: { changes: readonly PictureChange[] }) {
  const [since, setSince] = useState(changes[0]?.commit ?? '')
  const stories = [...changedSince(changes, since)]
  return (
    <chakra.main padding={{ base: 4, md: 10 }} maxWidth="content" display="grid" gap={8}>
      <chakra.header display="grid" gap={3}>
        <chakra.h1 textStyle="page">What is new</chakra.h1>
        <chakra.p maxWidth="prose">
          Stories whose accepted pictures changed in a commit or after it. How they looked before, beside each other:{' '}
          <code>npm run test:visual -- --review</code> before a change is accepted.
        </chakra.p>
      </chakra.header>
      {changes.length === 0 ? (
        <p>This Storybook was built without the history of its sources.</p>
      ) : (
        <chakra.div maxWidth="prose">
          <SelectField label="Since and with" value={since} onChange={({ target }) => setSince(target.value)}>
            {changes.map(({ commit, day, subject }) => (
              <option key={commit} value={commit}>
                {day}, {subject} ({commit})
              </option>
            ))}
          </SelectField>
        </chakra.div>
      )}
      <output>{stories.length === 1 ? '1 story' : `${stories.length} stories`}</output>
      {stories.map(([story, modes]) => (
        <chakra.section key={story} aria-label={story} display="grid" gap={3}>
          <chakra.h2 textStyle="label">
            <TopLink href={`./?path=/story/${story}`}>{story}</TopLink>
          </chakra.h2>
          <chakra.div display="flex" flexWrap="wrap" gap={5}>
            {modes.map((mode) => (
              <Picture key={mode} story={story} mode={mode} />
            ))}
          </chakra.div>
        </chakra.section>
      ))}
    </chakra.main>
  )
}

const meta = preview.meta({
  title: 'Start/What is new',
  component: WhatsNew,
  tags: ['!autodocs'],
  args: { changes: builtFrom },
  // The page changes with every commit that changes a baseline.
  parameters: { chromatic: { disableSnapshot: true } }
})

export const Pictures = meta.story({})

const card = {
  commit: 'ccccccc',
  day: '2026-11-23',
  subject: 'Add a card',
  pictures: ['components-card--gone.light-390']
}
const cart = {
  commit: 'aaaaaaa',
  day: '2026-11-25',
  subject: 'Draw the cart anew',
  pictures: ['screens-cart--ready.light-390', 'screens-cart--ready.rtl-390']
}

export const SinceAnEarlierCommit = meta.story({
  tags: ['!dev', 'deed'],
  args: { changes: [cart, card] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 story')
    await expect(canvas.getByRole('link', { name: 'screens-cart--ready' })).toHaveAttribute(
      'href',
      './?path=/story/screens-cart--ready'
    )
    await expect(canvas.getByRole('link', { name: 'screens-cart--ready, rtl-390, in full' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Since and with' }), 'ccccccc')
    await expect(canvas.getByRole('status')).toHaveTextContent('2 stories')
    await expect(canvas.getByRole('region', { name: 'components-card--gone' })).toHaveTextContent('no longer there')
  }
})

export const WithoutHistory = meta.story({ tags: ['!dev'], args: { changes: [] } })
