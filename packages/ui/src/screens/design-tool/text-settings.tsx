import { chakra } from '@chakra-ui/react'
import type { NodePatch, TextNode } from '@motif/design'
import { SelectField } from '../../components/select/index.ts'
import { TextAreaField } from '../../components/text-area/index.ts'
import { type FontChoice, useEditor } from '../../editor/index.ts'
import { m } from '../../messages/index.ts'
import { InkField } from './ink-field.tsx'
import { SizeField } from './size-field.tsx'

const categories = {
  display: () => m.editor_font_display(),
  sans: () => m.editor_font_sans(),
  serif: () => m.editor_font_serif(),
  script: () => m.editor_font_script(),
  mono: () => m.editor_font_mono()
} satisfies Record<FontChoice['category'], () => string>

interface TextSettingsProps {
  node: TextNode
  fonts: readonly FontChoice[]
}

export function TextSettings({ node, fonts }: TextSettingsProps) {
  const { commands } = useEditor()
  const change = (patch: NodePatch, key?: string) => commands.change([node.id], patch, key === undefined ? {} : { key })
  return (
  <>
    <TextAreaField
      label={m.editor_text_content()}
      isRequired={false}
      value={node.text}
      rows={1}
      minHeight={{ base: 'target', lg: '4.5rem' }}
      maxLength={2000}
      dir="auto"
      onChange={({ currentTarget }) => change({ text: currentTarget.value }, 'words')}
    />
    <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr)' }} gap={{ base: 3, lg: 5 }}>
      <SelectField label={m.editor_font()} isRequired={false} value={node.font} onChange={({ currentTarget }) => change({ font: currentTarget.value })}>
        {(Object.keys(categories) as FontChoice['category'][]).map((category) => (
          <FontGroup key={category} label={categories[category]()} fonts={fonts.filter((font) => font.category === category)} />
        ))}
      </SelectField>
      <SizeField size={node.size} onChange={({ size }) => change({ size }, 'size')} />
    </chakra.div>
    <InkField colour={typeof node.fill === 'string' ? node.fill : (node.fill.stops[0]?.colour ?? '#000000')} onChange={({ colour }) => change({ fill: colour }, 'ink')} />
  </>
)
}

const FontGroup = ({ label, fonts }: { label: string; fonts: readonly FontChoice[] }) =>
  fonts.length === 0 ? null : (
    <optgroup label={label}>
      {fonts.map((font) => (
        <option key={font.id} value={font.id}>
          {font.label}
        </option>
      ))}
    </optgroup>
  )
