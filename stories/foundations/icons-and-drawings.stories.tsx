import { chakra } from '@chakra-ui/react'
import * as icons from 'lucide-react'
import { expect } from 'storybook/test'
import { EmptyState, type EmptyStateProps } from '@motif/ui/components/empty-state'
import preview from '../../.storybook/preview.tsx'
import { Section, Sheet } from './sheet.tsx'
import { placesOf } from './where-used.ts'

/** Names of the icons that a file imports; an alias (`SearchIcon`, `Menu as MenuGlyph`) counts as the same icon. */
const iconsIn = (source: string) =>
  [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/Icon$/, ''))

const used = [...placesOf(iconsIn)].toSorted(([one], [other]) => one.localeCompare(other))

function Icon({ name }: { name: string }) {
  const Drawn = (icons as unknown as Readonly<Record<string, icons.LucideIcon | undefined>>)[name]
  return Drawn && <Drawn aria-hidden size={20} strokeWidth={1.75} style={{ flexShrink: 0 }} />
}

const drawings: Readonly<Record<NonNullable<EmptyStateProps['drawing']>, string>> = {
  stall: 'An empty market stall: nothing to show.',
  search: 'A magnifying glass over a blank card: nothing found.',
  bag: 'A tote bag with nothing in it: the cart.',
  parcel: 'A parcel, tied: orders.',
  pen: 'A pencil that has begun a line: designs.',
  map: 'A pin on a folded map: addresses.',
  letter: 'An envelope, opened: messages and mails.',
  jam: 'A press whose sheet has jammed: something failed.'
}

const IconsAndDrawings = () => (
  <Sheet
    title="Icons and drawings"
    lead="One set of icons, Lucide, 20 px with strokes of 1.75 px, never without a word or a name for screen readers. Drawings of our own stand where nothing is yet."
  >
    <Section title="Drawings">
      <chakra.ul display="grid" gridTemplateColumns={{ md: '1fr 1fr', xl: '1fr 1fr 1fr' }} gap={4} listStyleType="none">
        {Object.entries(drawings).map(([drawing, use]) => (
          <chakra.li key={drawing} borderWidth="1px" borderRadius="panel">
            <EmptyState drawing={drawing as keyof typeof drawings} title={drawing} headingLevel={3}>
              {use}
            </EmptyState>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
    <Section title="Icons, and how many files show them">
      <chakra.ul
        aria-label="Icons"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(240px, 1fr))"
        gap={3}
        listStyleType="none"
      >
        {used.map(([name, { length }]) => (
          <chakra.li key={name} display="flex" alignItems="center" gap={3}>
            <Icon name={name} /> {name}
            <chakra.span textStyle="figure" color="fg.muted">
              {length}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  </Sheet>
)

const meta = preview.meta({ title: 'Foundations/Icons and drawings', component: IconsAndDrawings, tags: ['!autodocs'] })

export const AllOfThem = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(used.length).toBeGreaterThan(80)
    await expect(canvas.getByRole('list', { name: 'Icons' }).querySelectorAll('svg')).toHaveLength(used.length)
  }
})
