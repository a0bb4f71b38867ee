import { chakra } from '@chakra-ui/react'
import { textStyles } from '../../packages/ui/src/system/text-styles.ts'
import { tokens } from '../../packages/ui/src/system/tokens.ts'
import preview from '../../.storybook/preview.tsx'
import { Section, Sheet } from './sheet.tsx'

const uses: Readonly<Record<keyof typeof textStyles, string>> = {
  display: 'The title of the home page',
  page: 'The title of a page',
  section: 'The title of a part of a page, of a sheet and of a dialog',
  label: 'Names of fields and of groups',
  small: 'Notes under fields, facts beside a picture',
  figure: 'Money and counts: figures of one width'
}

const Type = () => (
  <Sheet
    title="Type"
    lead="Bricolage Grotesque for titles, Instrument Sans for everything else. Sentence case everywhere; buttons are verbs."
  >
    <Section title="Styles">
      <chakra.dl display="grid" gap={6}>
        {Object.entries(uses).map(([style, use]) => (
          <chakra.div key={style} display="grid" gap={1}>
            <chakra.dt textStyle="small" color="fg.muted">
              {style}
            </chakra.dt>
            <chakra.dd textStyle={style}>{style === 'figure' ? '$1,111.00 · $8,888.00' : use}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Section>
    <Section title="Sizes">
      <chakra.ul display="grid" gap={2} listStyleType="none">
        {Object.entries(tokens.fontSizes).map(([name, { value }]) => (
          <chakra.li key={name} fontSize={name} lineHeight="snug" overflowWrap="anywhere">
            {name}: {Number.parseFloat(value) * 16} px
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
    <Section title="Weights">
      <chakra.ul display="flex" flexWrap="wrap" columnGap={8} rowGap={2} listStyleType="none">
        {Object.entries(tokens.fontWeights).map(([name, { value }]) => (
          <chakra.li key={name} fontWeight={name}>
            {name}: {String(value)}
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
    <Section title="Other scripts">
      <p>
        Words that people write come in every script; the system’s own fonts draw what the two do not hold:{' '}
        <bdi lang="ar">مرحبا بالعالم</bdi>, <bdi lang="ja">いらっしゃいませ</bdi>, <bdi lang="hi">नमस्ते</bdi>.
      </p>
    </Section>
  </Sheet>
)

const meta = preview.meta({ title: 'Foundations/Type', component: Type, tags: ['!autodocs'] })

export const AllStyles = meta.story()
