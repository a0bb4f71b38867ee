import { chakra } from '@chakra-ui/react'
import { type ListKind, type TextNode, hasColourEmoji, isBent, listKinds, listOf, textLimit } from '@motif/design'
import { m } from '@motif/messages'
import {
  AlignCenter,
  AlignEndVertical,
  AlignLeft,
  AlignRight,
  AlignStartVertical,
  List,
  ListOrdered,
  Minus
} from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../components/skeleton/index.ts'
import { TextAreaField } from '../../../components/text-area/index.ts'
import { typeInList, useEditor, useMarkedPart, usePreservedCaret } from '../../../editor/index.ts'
import { formatNumber } from '../../../format/index.ts'
import { Disclosure } from '../fields/disclosure.tsx'
import { LengthField } from '../fields/number-field.tsx'
import { Segments } from '../fields/segments.tsx'
import { SliderField } from '../fields/slider-field.tsx'
import { StrokeField } from '../fields/stroke-field.tsx'
import { letterUnits, useLetterUnit } from '../fields/units.ts'
import { BendFields } from './bend-fields.tsx'
import { FontPicker } from './font-picker.tsx'
import type { SectionProps } from './registry.ts'
import { LetterNote, TextFill } from './text-fill.tsx'
import { useLetterStyle } from './use-letter-style.ts'
import { MoreOutlines, ShadowFields } from './text-effects.tsx'
import { TextBoxFields } from './text-box-fields.tsx'
import { OpacityField } from './opacity-field.tsx'

const ExtrusionFields = lazy(async () => ({ default: (await import('./extrusion-fields.tsx')).ExtrusionFields }))

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Whether text is right-to-left, which sets the default alignment. */
const beginsRight = ({ direction, text }: TextNode) =>
  direction === 'rtl' || (direction === undefined && /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text))

const lists = {
  bullets: { label: () => m.editor_list_bullets(), icon: <List {...icon} /> },
  numbers: { label: () => m.editor_list_numbers(), icon: <ListOrdered {...icon} /> }
} as const satisfies Record<ListKind, unknown>

/** Settings of texts. The text itself is editable for a single node; all else applies to every selected text. */
export function TextSection(props: SectionProps<TextNode>) {
  const { node, nodes, onChange } = props
  const { commands } = useEditor()
  const letters = useLetterStyle(props)
  const keepCaret = usePreservedCaret()
  const marked = useMarkedPart(node)
  const part = nodes.length === 1 ? marked : undefined
  const { unit, choose } = useLetterUnit()
  const isFromRight = beginsRight(node)
  const [start, end] = isFromRight
    ? [<AlignRight key="start" {...icon} />, <AlignLeft key="end" {...icon} />]
    : [<AlignLeft key="start" {...icon} />, <AlignRight key="end" {...icon} />]
  return (
    <>
      {nodes.length === 1 ? (
        <TextAreaField
          label={m.editor_text_content()}
          isRequired={false}
          value={node.text}
          rows={1}
          minHeight={{ base: 'target', lg: '4.5rem' }}
          error={node.text.length < textLimit ? undefined : m.editor_text_full({ limit: formatNumber(textLimit) })}
          {...(hasColourEmoji(node.text) && { hint: m.editor_text_emoji() })}
          dir="auto"
          onChange={({ currentTarget }) => {
            const { value, selectionEnd } = currentTarget
            keepCaret(currentTarget, node.text)
            commands.typeText(node.id, { text: value, caret: selectionEnd })
          }}
          onKeyDown={(event) => {
            // Enter also confirms the candidate of an input method.
            if (event.nativeEvent.isComposing || event.altKey) return
            if (node.list && typeInList(event.currentTarget, node.list, event.key)) event.preventDefault()
          }}
        />
      ) : null}
      <chakra.div data-letter-styles="" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="inherit">
        <LetterNote {...props} />
        <FontPicker font={letters.font} onChange={letters.setFont} />
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) 7rem" gap={3} alignItems="start">
          <LengthField
            label={m.editor_letter_size()}
            unit={unit}
            {...letters.sizes}
            value={letters.size}
            onChange={letters.setSize}
          />
          <Segments
            legend={m.editor_unit()}
            options={letterUnits.map((value) => ({ value, label: value }))}
            value={unit.id}
            onChange={choose}
          />
        </chakra.div>
        <TextFill {...props} />
        {node.role === undefined ? (
          <Segments
            legend={m.editor_list()}
            options={[
              { value: 'none', label: m.editor_list_none(), icon: <Minus {...icon} /> },
              ...listKinds.map((kind) => ({ value: kind, label: lists[kind].label(), icon: lists[kind].icon }))
            ]}
            value={listOf(node.text, node.list, part) ?? null}
            onChange={(list) => commands.setList(list === 'none' ? undefined : list, part)}
          />
        ) : null}
      </chakra.div>
      <Segments
        legend={m.editor_align()}
        options={[
          { value: 'start', label: m.editor_align_start(), icon: start },
          { value: 'centre', label: m.editor_align_centre(), icon: <AlignCenter {...icon} /> },
          { value: 'end', label: m.editor_align_end(), icon: end }
        ]}
        value={node.align}
        onChange={(align) => onChange({ align })}
      />
      <TextBoxFields node={node} letterUnit={unit} />
      <OpacityField opacity={node.opacity} onChange={(opacity) => onChange({ opacity }, 'opacity')} />
      <div>
        <Disclosure title={m.editor_fold_arc()} isOpen={isBent(node)}>
          <BendFields {...props} />
        </Disclosure>
        <Disclosure title={m.editor_fold_outline()} isOpen={node.stroke !== undefined || node.outlines !== undefined}>
          <StrokeField stroke={node.stroke} onChange={(stroke) => onChange({ stroke }, 'stroke')} />
          <MoreOutlines node={node} onChange={onChange} />
        </Disclosure>
        <Disclosure title={m.editor_fold_extrusion()} isOpen={node.extrusion !== undefined}>
          <Suspense fallback={<Skeleton height="3rem" />}>
            <ExtrusionFields node={node} onChange={onChange} />
          </Suspense>
        </Disclosure>
        <Disclosure title={m.editor_fold_shadow()} isOpen={node.shadow !== undefined}>
          <ShadowFields node={node} onChange={onChange} />
        </Disclosure>
        <Disclosure title={m.editor_fold_spacing()}>
          <SliderField
            label={m.editor_letter_spacing()}
            min={-30}
            max={150}
            rest={0}
            value={Math.round(node.letterSpacing * 100)}
            format={(value) => `${value} %`}
            onChange={(percent) => onChange({ letterSpacing: percent / 100 }, 'letters')}
          />
          <SliderField
            label={m.editor_line_height()}
            min={60}
            max={300}
            step={5}
            rest={120}
            value={Math.round(node.lineHeight * 100)}
            format={(value) => `${value} %`}
            onChange={(percent) => onChange({ lineHeight: percent / 100 }, 'lines')}
          />
          <Segments
            legend={m.editor_direction()}
            options={[
              { value: 'auto', label: m.editor_direction_auto() },
              { value: 'ltr', label: m.editor_direction_ltr(), icon: <AlignStartVertical {...icon} /> },
              { value: 'rtl', label: m.editor_direction_rtl(), icon: <AlignEndVertical {...icon} /> }
            ]}
            value={node.direction ?? 'auto'}
            onChange={(direction) => onChange({ direction: direction === 'auto' ? undefined : direction })}
          />
        </Disclosure>
      </div>
    </>
  )
}
