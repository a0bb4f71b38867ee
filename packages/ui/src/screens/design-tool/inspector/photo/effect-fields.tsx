import type { ImageNode, PictureEffect } from '@motif/design'
import { m } from '@motif/messages'
import { useRef } from 'react'
import { AmountField } from '../../fields/amount-field.tsx'
import { ColourField } from '../../fields/colour-field.tsx'
import { PictureChoices } from '../../fields/picture-choices.tsx'
import type { SectionProps } from '../registry.ts'
import { PhotoPicture } from './photo-picture.tsx'

type Kind = 'none' | PictureEffect['type']

/** Default parameters of the effects. */
const beginnings: readonly { kind: Kind; label: () => string; effect?: PictureEffect }[] = [
  { kind: 'none', label: () => m.editor_effect_none() },
  { kind: 'greyscale', label: () => m.editor_effect_greyscale(), effect: { type: 'greyscale' } },
  { kind: 'sepia', label: () => m.editor_effect_sepia(), effect: { type: 'sepia' } },
  {
    kind: 'duotone',
    label: () => m.editor_effect_duotone(),
    effect: { type: 'duotone', dark: '#1c1b18', light: '#e9a92f' }
  },
  { kind: 'threshold', label: () => m.editor_effect_threshold(), effect: { type: 'threshold', level: 50 } }
]

/** Colour effects, previewed on the first picture. */
export function EffectFields({ node, onChange }: SectionProps<ImageNode>) {
  const { effect, mask: _mask, ...plain } = node
  const drag = useRef(0)
  return (
    <>
      <PictureChoices
        legend={m.editor_effect()}
        isLegendShown={false}
        options={beginnings.map(({ kind, label, effect: first }) => {
          const shown = effect?.type === kind ? effect : first
          return {
            value: kind,
            label: label(),
            picture: <PhotoPicture node={shown === undefined ? plain : { ...plain, effect: shown }} />
          }
        })}
        value={effect?.type ?? 'none'}
        onChange={(kind) => onChange({ effect: beginnings.find((one) => one.kind === kind)?.effect })}
      />
      {effect?.type === 'duotone' ? (
        <>
          <ColourField
            legend={m.editor_effect_dark()}
            colour={effect.dark}
            onChange={(dark) => onChange({ effect: { ...effect, dark } }, 'dark')}
          />
          <ColourField
            legend={m.editor_effect_light()}
            colour={effect.light}
            onChange={(light) => onChange({ effect: { ...effect, light } }, 'light')}
          />
        </>
      ) : null}
      {effect?.type === 'threshold' ? (
        <div onPointerDownCapture={() => (drag.current += 1)}>
          <AmountField
            label={m.editor_effect_level()}
            min={0}
            rest={50}
            value={Math.round(effect.level)}
            onChange={(level) => onChange({ effect: { ...effect, level } }, `level ${drag.current}`)}
          />
        </div>
      ) : null}
    </>
  )
}
