import { chakra } from '@chakra-ui/react'
import { memo, useDeferredValue, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { TextField } from '@motif/ui/components/field'
import preview from '../../.storybook/preview.tsx'
import { Section, Sheet } from './sheet.tsx'
import { placesOf } from './where-used.ts'

/** A message, or its variants by number and similar conditions. */
type Kept = string | readonly { match: Readonly<Record<string, string>> }[]

const catalogues = import.meta.glob<Readonly<Record<string, Kept>>>('../../packages/messages/locales/en/*.json', {
  import: 'default',
  eager: true
})

interface Sentence {
  name: string
  variants: readonly string[]
  places: readonly string[]
}

const places = placesOf((source) => [...source.matchAll(/\bm\.([a-z]\w*)/g)].map(([, name = '']) => name))

const catalogueSentences = Object.entries(catalogues).map(([path, catalogue]) => ({
  title: /([^/]+)\.json$/.exec(path)?.[1] ?? path,
  sentences: Object.entries(catalogue).map(([name, kept]): Sentence => ({
    name,
    variants: typeof kept === 'string' ? [kept] : [...new Set(kept.flatMap(({ match }) => Object.values(match)))],
    places: places.get(name) ?? []
  }))
}))

const holds = ({ name, variants, places }: Sentence, words: string) =>
  [name, ...variants, ...places].join('\n').toLowerCase().includes(words.toLowerCase())

const Entry = ({ name, variants, places }: Sentence) => (
  <chakra.li display="grid" gap={1}>
    {variants.map((variant) => (
      <chakra.p key={variant} maxWidth="prose" overflowWrap="anywhere">
        {variant}
      </chakra.p>
    ))}
    <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
      {name}: {places.length === 0 ? 'found by its key' : places.join(', ')}
    </chakra.p>
  </chakra.li>
)

const Found = memo(({ words }: { words: string }) => {
  const found = catalogueSentences
    .map(({ title, sentences }) => ({ title, sentences: sentences.filter((sentence) => holds(sentence, words)) }))
    .filter(({ sentences }) => sentences.length > 0)
  if (found.length === 0) return <output>No sentence has these words.</output>
  return found.map(({ title, sentences }) => (
    <Section key={title} title={`${title}: ${sentences.length}`}>
      <chakra.ul display="grid" gap={4} listStyleType="none">
        {sentences.map((sentence) => (
          <Entry key={sentence.name} {...sentence} />
        ))}
      </chakra.ul>
    </Section>
  ))
})

function Sentences() {
  const [words, setWords] = useState('')
  return (
    <Sheet
      title="Sentences"
      lead="Everything the shop says, and where. Plain and short: what happened, what is safe, what to do. Names in braces are filled in."
    >
      <TextField
        label="Words, a key or a file"
        type="search"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Found words={useDeferredValue(words)} />
    </Sheet>
  )
}

const meta = preview.meta({
  title: 'Foundations/Sentences',
  component: Sentences,
  tags: ['!autodocs'],
  // The page changes with every message, and axe would need half a minute to check all of them.
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } }
})

export const AllSentences = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(catalogueSentences.length)
  }
})

export const LookingForOne = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'cart_empty_title')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await expect(canvas.getByText('Your cart is empty')).toBeVisible()
    await expect(canvas.getByText(/packages\/ui\/src\/screens\/cart/)).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'xyzzy')
    await expect(await canvas.findByRole('status')).toBeVisible()
  }
})
