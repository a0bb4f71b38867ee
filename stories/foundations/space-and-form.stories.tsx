import { chakra } from '@chakra-ui/react'
import { tokens } from '../../packages/ui/src/system/tokens.ts'
import preview from '../../.storybook/preview.tsx'
import { Section, Sheet } from './sheet.tsx'

/** Names of the tokens of a kind, in the order of their definition; numbers first, as in every JavaScript object. */
const namesOf = (values: object) => Object.keys(values).toSorted((one, other) => Number(one) - Number(other))

const measures = {
  target: 'The least that a finger can hit',
  header: 'The height of the header',
  form: 'The width of a form',
  prose: 'The width of text',
  content: 'The width of a page'
} as const satisfies Partial<Record<keyof typeof tokens.sizes, string>>

const pixels = (rem: string) => `${Number.parseFloat(rem) * 16} px`

const SpaceAndForm = () => (
  <Sheet
    title="Space and form"
    lead="A rhythm of 4 px. Hairlines instead of shadows: only what floats has one. Corners of 6 px on controls, 12 px on pictures and panels."
  >
    <Section title="Space">
      <chakra.ul display="grid" gap={1} listStyleType="none">
        {namesOf(tokens.spacing).map((step) => (
          <chakra.li key={step} display="grid" gridTemplateColumns="96px 1fr" alignItems="center">
            <chakra.span textStyle="figure">
              {step}: {pixels(tokens.spacing[step]!.value)}
            </chakra.span>
            <chakra.span display="block" height={3} width={step} background="accent" />
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
    <Section title="Measures">
      <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" columnGap={6} rowGap={1}>
        {Object.entries(measures).map(([name, use]) => (
          <chakra.div key={name} display="contents">
            <chakra.dt textStyle="figure">{pixels(tokens.sizes[name as keyof typeof measures].value)}</chakra.dt>
            <dd>{use}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Section>
    <Section title="Corners and depth">
      <chakra.ul display="flex" flexWrap="wrap" gap={6} listStyleType="none">
        {Object.keys(tokens.radii).map((radius) => (
          <chakra.li
            key={radius}
            borderWidth="1px"
            borderRadius={radius}
            padding={5}
            minWidth="160px"
            textAlign="center"
          >
            {radius}
          </chakra.li>
        ))}
        <chakra.li background="bg.float" boxShadow="float" borderRadius="panel" padding={5} minWidth="160px">
          what floats
        </chakra.li>
      </chakra.ul>
    </Section>
    <Section title="Motion">
      <p>
        {tokens.durations.state.value} for a state, {tokens.durations.come.value} for what comes and goes, slowing down
        at its end. Nothing moves where the person’s system asks for less motion.
      </p>
    </Section>
  </Sheet>
)

const meta = preview.meta({ title: 'Foundations/Space and form', component: SpaceAndForm, tags: ['!autodocs'] })

export const AllMeasures = meta.story()
