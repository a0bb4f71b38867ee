import { chakra } from '@chakra-ui/react'
import { brandKitLimits } from '@motif/contract/brand-kit-rules'
import { m } from '@motif/messages'
import { SelectField } from '../../components/select/index.ts'
import type { BrandKitSetting, EditorSetting } from '../../editor/index.ts'
import { allFamilies, faceOf } from '../design-tool/inspector/families.ts'
import { NameInFace } from '../design-tool/inspector/face-name.tsx'
import { KitFull, KitSection, RemoveButton } from './kit-section.tsx'

const max = brandKitLimits.fonts

export interface BrandFontsProps extends Pick<EditorSetting, 'fontAddress'> {
  brand: BrandKitSetting
}

/** The brand's font families, each shown in itself. */
export function BrandFonts({ brand: { kit, onChange }, fontAddress }: BrandFontsProps) {
  const { fonts } = kit
  return (
    <KitSection title={m.brand_fonts()} count={fonts.length} max={max} empty={m.brand_fonts_empty()}>
      {fonts.length === 0 ? null : (
        <ul>
          {fonts.flatMap((family) => {
            const face = faceOf(family)
            return face ? (
              <chakra.li
                key={family}
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                gap={2}
                minHeight="target"
                css={{ '& + &': { borderBlockStartWidth: '1px' } }}
              >
                <NameInFace face={face} fontAddress={fontAddress} />
                <RemoveButton
                  name={face.family}
                  onRemove={() => onChange({ act: 'remove', part: 'fonts', item: family })}
                />
              </chakra.li>
            ) : (
              []
            )
          })}
        </ul>
      )}
      {fonts.length >= max ? (
        <KitFull>{m.brand_fonts_full({ max })}</KitFull>
      ) : (
        <SelectField
          label={m.brand_font_add()}
          isRequired={false}
          value=""
          onChange={({ currentTarget }) => onChange({ act: 'put', part: 'fonts', item: currentTarget.value })}
        >
          <option value="" disabled>
            {m.brand_font_choose()}
          </option>
          {allFamilies().map(({ id, package: family, family: name }) =>
            fonts.includes(family) ? null : (
              <option key={id} value={family}>
                {name}
              </option>
            )
          )}
        </SelectField>
      )}
    </KitSection>
  )
}
