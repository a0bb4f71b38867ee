import { type QrNode, finestModule, isScannable, qrModules } from '@motif/design'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Notice } from '../../../components/notice/index.ts'
import { useEditorSetting } from '../../../editor/index.ts'
import { PaintField } from '../fields/paint-field.tsx'
import { type QrContent, QrFields, qrProblem } from '../fields/qr-fields.tsx'
import { useLengthUnit } from '../fields/units.ts'
import type { SectionProps } from './registry.ts'

/** Content and colours of QR codes, with a warning if not scannable. */
export function QrSection({ node, nodes, onChange }: SectionProps<QrNode>) {
  const { productColour } = useEditorSetting()
  const { unit } = useLengthUnit()
  const least = qrModules(node) * finestModule
  return (
    <>
      {nodes.length === 1 ? <Content node={node} onChange={onChange} /> : null}
      <PaintField legend={m.insert_qr_fill()} paint={node.fill} onChange={(fill, key) => onChange({ fill }, key)} />
      <PaintField
        legend={m.insert_qr_background()}
        paint={node.background}
        canBeNone
        onChange={(background, key) => onChange({ background }, key === undefined ? undefined : `ground ${key}`)}
      />
      {nodes.every((each) => isScannable(each, productColour)) ? null : (
        <Notice tone="warn">{m.insert_qr_contrast()}</Notice>
      )}
      {node.width < least ? (
        <Notice tone="warn">
          {m.insert_qr_too_fine({
            size: Math.ceil((least / unit.millimetres) * 10 ** unit.decimals) / 10 ** unit.decimals,
            unit: unit.id
          })}
        </Notice>
      ) : null}
    </>
  )
}

/** Invalid input stays in the field; the code keeps its content. */
function Content({ node, onChange }: Pick<SectionProps<QrNode>, 'node' | 'onChange'>) {
  const [typed, setTyped] = useState<QrContent>()
  const content = typed ?? node
  return (
    <QrFields
      content={content}
      problem={qrProblem(content)}
      onChange={({ data, level }) => {
        const isCode = qrProblem({ data, level }) === undefined
        setTyped(isCode ? undefined : { data, level })
        if (isCode) onChange({ data, level }, 'code')
      }}
    />
  )
}
